import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dominantDirection } from '../../../shared/lib/direction.ts';
import { radius } from '../../../shared/theme/tokens.ts';

type TitleEditorProps = { title: string; onDone: (typed: string) => void; onCancel: () => void };

/** The title in its own place, being rewritten. Enter and leaving keep it, Escape does not. */
export function TitleEditor({ title, onDone, onCancel }: TitleEditorProps) {
  const { t } = useTranslation('command-center');
  const [typed, setTyped] = useState(title);
  const isOver = useRef(false);
  const end = (how: () => void) => {
    // Removing the field takes the focus from it, which would keep what Escape just refused.
    if (isOver.current) return;
    isOver.current = true;
    how();
  };
  return (
    <Input
      // The person asked for the field just now: it is where they look.
      autoFocus
      value={typed}
      inputProps={{ 'aria-label': t('sessionTitle'), maxLength: bounds.title, dir: dominantDirection(typed) }}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => end(() => onDone(typed))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') end(() => onDone(typed));
        if (event.key === 'Escape') end(onCancel);
      }}
    />
  );
}

const Input = styled(InputBase)(({ theme }) => ({
  ...theme.typography.section,
  flex: '0 1 360px',
  minInlineSize: 0,
  paddingInline: theme.spacing(1),
  borderRadius: radius.sm,
  border: `1px solid ${theme.vars.palette.borderControl}`,
  backgroundColor: theme.vars.palette.surface,
  '&.Mui-focused': { borderColor: theme.vars.palette.primary.main },
  '& input': { padding: theme.spacing(0.5, 0) },
}));
