import MoreHoriz from '@mui/icons-material/MoreHorizOutlined';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { IconButton } from '../../kit/ui/icon-button.tsx';

/** The mail that is answered, at the end of a mail: closed until it is asked for. Rule inbox.open.5. */
export function FoldedQuote({ children }: { children: () => ReactNode }) {
  const { t } = useTranslation('inbox');
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1, minInlineSize: 0 }}>
      <IconButton
        size="sm"
        name={t(isOpen ? 'hideQuote' : 'showQuote')}
        icon={<MoreHoriz />}
        aria-expanded={isOpen}
        sx={{ justifySelf: 'start' }}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <div>{children()}</div>}
    </Box>
  );
}
