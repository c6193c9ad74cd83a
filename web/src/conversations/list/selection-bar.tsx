import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { radius } from '../../kit/theme/tokens.ts';
import { Button } from '../../kit/ui/button.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';

type SelectionBarProps = {
  count: number;
  isBusy: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

export function SelectionBar({
  count,
  isBusy,
  onSelectAll,
  onClear,
  onDuplicate,
  onDelete,
}: SelectionBarProps) {
  const { t } = useTranslation(['command-center', 'common']);
  const isIdle = count === 0 || isBusy;
  return (
    <Bar>
      <Chosen role="status">{t('selected', { count })}</Chosen>
      <Button size="sm" variant="bare" loading={isBusy} onClick={onSelectAll}>
        {t('selectAll')}
      </Button>
      <Button size="sm" variant="bare" disabled={isIdle} onClick={onClear}>
        {t('common:clear')}
      </Button>
      <IconButton
        size="sm"
        name={t('duplicate')}
        icon={<ContentCopy />}
        disabled={isIdle}
        onClick={onDuplicate}
      />
      <IconButton
        size="sm"
        tone="danger"
        name={t('common:delete')}
        icon={<Delete />}
        disabled={isIdle}
        onClick={onDelete}
      />
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: theme.spacing(0.25),
  marginInline: theme.spacing(1),
  marginBlockEnd: theme.spacing(0.5),
  padding: theme.spacing(0.5, 1),
  borderRadius: radius.md,
  backgroundColor: theme.vars.palette.primaryTint,
  border: `1px solid ${theme.vars.palette.primaryTintStrong}`,
  color: theme.vars.palette.primaryInk,
  '& button': { color: 'inherit' },
}));

const Chosen = styled('span')(({ theme }) => ({
  ...theme.typography.small,
  fontWeight: 'var(--weight-strong)',
  flex: 1,
  whiteSpace: 'nowrap',
}));
