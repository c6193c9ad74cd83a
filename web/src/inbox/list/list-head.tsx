import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Checkbox from '@mui/material/Checkbox';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { limits } from '@crocodile-hub/core/domain/limits';
import { useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Menu } from '../../kit/ui/menu.tsx';

type ListHeadProps = {
  shown: number;
  total: number;
  /** How many of the shown ones are selected. */
  selected: number;
  onSelectAll: (isSelected: boolean) => void;
  perPage: number;
  onPerPage: (perPage: number) => void;
};

/** How many messages of the inbox are listed, and the box that selects them all. Rules inbox.pages.1 and inbox.bulk.1. */
export function ListHead({ shown, total, selected, onSelectAll, perPage, onPerPage }: ListHeadProps) {
  const { t } = useTranslation('inbox');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={headStyle}>
      <Checkbox
        size="small"
        checked={shown > 0 && selected === shown}
        indeterminate={selected > 0 && selected < shown}
        disabled={shown === 0}
        onChange={() => onSelectAll(selected < shown)}
        slotProps={{ input: { 'aria-label': t('selectAll') } }}
      />
      <Typography
        variant="small"
        component="p"
        className="tabular"
        aria-live="polite"
        sx={{ color: 'ink3', marginInlineEnd: 'auto' }}
      >
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
  gap: 0.5,
  minBlockSize: 40,
  paddingInlineStart: 0.25,
  paddingInlineEnd: 1.5,
};
