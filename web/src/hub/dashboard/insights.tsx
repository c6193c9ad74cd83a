import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Insights as InsightData } from '@crocodile-hub/core/domain/dashboard';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Link } from '../../kit/nav/link.tsx';
import { pages } from '../../kit/nav/pages.ts';
import { Ridge } from '../../kit/ui/ridge.tsx';

export function Insights({ insights }: { insights: InsightData }) {
  const { t } = useTranslation(['hub', 'common']);
  const { productivity, busiestTime, reviewPending } = insights;
  const time = t(busiestTime === 'morning' ? 'busyMorning' : 'busyAfternoon');
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="figure" component="span" className="tabular">
          <bdi>{productivity}%</bdi>
        </Typography>
        <Box sx={{ flex: 1, minInlineSize: 0, display: 'grid', gap: 0.5 }}>
          <Box
            sx={{
              typography: 'caption',
              color: 'ink2',
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 1,
            }}
          >
            <span>{t('productivity')}</span>
            <span>{t('busiestTime', { time })}</span>
          </Box>
          <Ridge
            kind="meter"
            value={productivity / 100}
            name={t('productivity')}
            valueText={t('common:percent', { value: productivity })}
          />
        </Box>
      </Box>
      {reviewPending && (
        <Box
          component={Link}
          to={pages.smartTasks}
          sx={{ typography: 'small', display: 'inline-block', marginBlockStart: 1 }}
        >
          {t('reviewPending')}
        </Box>
      )}
    </>
  );
}
