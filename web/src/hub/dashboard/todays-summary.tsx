import type { DashboardData } from '@crocodile-hub/core/contract/services';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Skeleton } from '../../kit/ui/skeleton.tsx';

type TodaysSummaryProps = { data: DashboardData; loading: boolean };

/** Three figures: new mail, meetings of today, tasks that wait. */
export function TodaysSummary({ data, loading }: TodaysSummaryProps) {
  const { t } = useTranslation('hub');
  const figures = [
    { value: data.emails.new, label: t('newEmails', { count: data.emails.new }) },
    { value: data.meetings.today, label: t('meetingsToday', { count: data.meetings.today }) },
    { value: data.tasks.pending, label: t('tasksPending', { count: data.tasks.pending }) },
  ];
  return (
    <Figures>
      {figures.map(({ value, label }) => (
        <li key={label}>
          {loading ? (
            <Skeleton width={32} height={28} />
          ) : (
            <Typography variant="figure" component="span" className="tabular">
              {value}
            </Typography>
          )}
          <Typography variant="caption" component="span" sx={{ display: 'block', color: 'ink2' }}>
            {label}
          </Typography>
        </li>
      ))}
    </Figures>
  );
}

const Figures = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& > li': { paddingInline: theme.spacing(1.5) },
  '& > li:first-of-type': { paddingInlineStart: 0 },
  '& > li:not(:first-of-type)': { borderInlineStart: `1px solid ${theme.vars.palette.border}` },
}));
