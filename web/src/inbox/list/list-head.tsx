import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Checkbox from '@mui/material/Checkbox';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { limits } from '@crocodile-hub/core/domain/limits';
import { type ReactNode } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { MenuButton } from '../../kit/ui/menu-button.tsx';

type ListHeadProps = {
  shown: number;
  total: number;
  /** How many of the shown ones are selected. */
  selected: number;
  /** The number of selected ones is told in the place of that of the shown ones. */
  isSelectionTold: boolean;
  /** The box stands over those of the rows, which cards have further in. */
  isOfCards: boolean;
  /** Its rows have boxes too. */
  isSelectable: boolean;
  onSelectAll: (isSelected: boolean) => void;
  /** At its end. */
  children: ReactNode;
};

/** How many messages of the inbox are listed, and the box that selects them all. Rules inbox.pages.1 and inbox.bulk.1. */
export function ListHead(props: ListHeadProps) {
  const { shown, total, selected, isSelectionTold, isOfCards, isSelectable, onSelectAll, children } = props;
  const { t } = useTranslation('inbox');
  return (
    <Box sx={{ ...headStyle, paddingInlineStart: isOfCards ? 0.75 : { xs: 0.25, sm: 0 } }}>
      {isSelectable && (
        <Checkbox
          size="small"
          checked={shown > 0 && selected === shown}
          indeterminate={selected > 0 && selected < shown}
          disabled={shown === 0}
          onChange={() => onSelectAll(selected < shown)}
          slotProps={{ input: { 'aria-label': t('selectAll') } }}
        />
      )}
      <Typography
        variant="small"
        component="p"
        className="tabular"
        aria-live="polite"
        sx={{
          color: 'ink3',
          marginInlineEnd: 'auto',
          whiteSpace: 'normal',
          ...(!isSelectable && { marginInlineStart: 1.25 }),
        }}
      >
        {isSelectionTold && selected > 0 ? t('selected', { n: selected }) : t('showing', { shown, total })}
      </Typography>
      {children}
    </Box>
  );
}

type PageSizeProps = { perPage: number; onPerPage: (perPage: number) => void };

export function PageSize({ perPage, onPerPage }: PageSizeProps) {
  const { t } = useTranslation('inbox');
  return (
    <MenuButton
      size="sm"
      variant="bare"
      endIcon={<ExpandMore />}
      title={t('perPageTitle')}
      renderEntries={() =>
        limits.inboxPageSizes.map((size) => ({
          key: String(size),
          label: t('perPage', { size }),
          selected: size === perPage,
          onSelect: () => onPerPage(size),
        }))
      }
    >
      {t('perPage', { size: perPage })}
    </MenuButton>
  );
}

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minBlockSize: 40,
  paddingInlineEnd: 1.5,
};
