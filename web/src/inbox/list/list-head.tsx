import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { limits } from '@crocodile-hub/core/domain/limits';
import { useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Menu } from '../../kit/ui/menu.tsx';

type ListHeadProps = { shown: number; total: number; perPage: number; onPerPage: (perPage: number) => void };

/** How many messages of the inbox are listed. Rule inbox.pages.1. */
export function ListHead({ shown, total, perPage, onPerPage }: ListHeadProps) {
  const { t } = useTranslation('inbox');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={headStyle}>
      <Typography variant="small" component="p" className="tabular" aria-live="polite" sx={{ color: 'ink3' }}>
        {t('showing', { shown, total })}
      </Typography>
      <Button
        size="sm"
        variant="bare"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('perPage', { size: perPage })}
      </Button>
      <Menu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        title={t('perPageTitle')}
        entries={limits.inboxPageSizes.map((size) => ({
          key: String(size),
          label: t('perPage', { size }),
          selected: size === perPage,
          onSelect: () => onPerPage(size),
        }))}
      />
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minBlockSize: 40,
  paddingInline: 1.5,
};
