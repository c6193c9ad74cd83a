import Check from '@mui/icons-material/CheckOutlined';
import Refresh from '@mui/icons-material/RefreshOutlined';
import Sync from '@mui/icons-material/SyncOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Hint } from '../../kit/ui/hint.tsx';
import type { ShownActivity } from './use-activity.ts';

export function ActivityRow({ entry }: { entry: ShownActivity }) {
  const { t } = useTranslation(['activity-log', 'common']);
  const { what, how, at, status } = entry;
  return (
    <Row>
      <Typography variant="caption" component="time" className="tabular" sx={{ color: 'ink3' }}>
        {at}
      </Typography>
      <Words>
        <Typography variant="body" component="h2" sx={{ fontWeight: 550, color: 'ink' }}>
          {what}
        </Typography>
        <Hint quiet>{how}</Hint>
      </Words>
      <Status status={status} />
      <Buttons>
        {status === 'failed' && (
          <Button size="sm" icon={<Refresh />} aria-label={t('retryOf', { what })}>
            {t('common:retry')}
          </Button>
        )}
        <Button size="sm" variant="bare" aria-label={t('detailsOf', { what })}>
          {t('details')}
        </Button>
      </Buttons>
    </Row>
  );
}

/** Done is quiet: a check and a word. Colour goes to what runs and what failed. */
function Status({ status }: Pick<ShownActivity, 'status'>) {
  const { t } = useTranslation('activity-log');
  if (status === 'in_progress') {
    return (
      <Badge tone="running" icon={<Sync />}>
        {t(status)}
      </Badge>
    );
  }
  if (status === 'failed') {
    return (
      <Badge tone="failed" icon={<Warning />}>
        {t(status)}
      </Badge>
    );
  }
  return (
    <Quiet>
      <Check />
      {t(status)}
    </Quiet>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto minmax(160px, auto)',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(1.25, 2),
  minBlockSize: 64,
  '& + &': { borderBlockStart: `1px solid ${theme.vars.palette.border}` },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: theme.spacing(0.75),
    '& > time': { gridColumn: 1, gridRow: 2 },
    '& > :nth-child(3)': { gridColumn: 2, gridRow: 1, justifySelf: 'end' },
  },
}));
const Words = styled('div')({ minInlineSize: 0 });
const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: theme.spacing(0.5),
}));
const Quiet = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  color: theme.vars.palette.ink3,
  '& .MuiSvgIcon-root': { fontSize: 16, color: theme.vars.palette.success.main },
}));
