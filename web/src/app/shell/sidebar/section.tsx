import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { useSessionSearchAsked } from '../../commands/session-search-asked.ts';
import { Pressable } from '../../../kit/ui/pressable.tsx';
import { radius } from '../../../kit/theme/tokens.ts';

type SectionProps = {
  title: string;
  /** At the head's inline end. */
  action?: ReactNode;
  startsOpen?: boolean;
  /** The section opens when the search of sessions is requested. */
  holdsSessionSearch?: boolean;
  children: ReactNode;
};

/** A part of the sidebar that folds away. */
export function Section({
  title,
  action,
  startsOpen = true,
  holdsSessionSearch = false,
  children,
}: SectionProps) {
  const [open, setOpen] = useState(startsOpen);
  useSessionSearchAsked(() => holdsSessionSearch && setOpen(true));
  const id = useId();
  return (
    <section aria-label={title}>
      <Head>
        <Toggle aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <ExpandMore />
          {title}
        </Toggle>
        {action}
      </Head>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </section>
  );
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 36,
});

const Toggle = styled(Pressable)(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 550,
  gap: theme.spacing(1),
  minBlockSize: 28,
  paddingInline: 10,
  borderRadius: radius.sm,
  color: theme.vars.palette.ink3,
  '& .MuiSvgIcon-root': { fontSize: 16 },
  '&[aria-expanded=false] .MuiSvgIcon-root': { transform: 'rotate(calc(-90deg * var(--direction)))' },
  '&:hover': { color: theme.vars.palette.ink },
}));
