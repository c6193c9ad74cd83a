import Box from '@mui/material/Box';
import type { SmartTask } from '../actions/task/smart-task.ts';
import type { Live } from '../kit/wire/firebase/live-query.ts';
import { RecentActivity } from './recent/recent-activity.tsx';
import { ServicesStatus } from './services/services-status.tsx';
import type { useServices } from './services/use-services.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { Link } from '../kit/nav/link.tsx';
import { pages } from '../kit/nav/pages.ts';
import { Button } from '../kit/ui/button.tsx';

type LowerHubProps = { tasks: Live<SmartTask>; services: ReturnType<typeof useServices> };

export function LowerHub({ tasks, services }: LowerHubProps) {
  return (
    <>
      <Box sx={{ display: 'grid', gap: 3.5, marginBlockStart: 3.5 }}>
        <RecentActivity tasks={tasks} />
        <ServicesStatus state={services} />
      </Box>
      <HubFooter />
    </>
  );
}

/** Version, two buttons without an action, and the privacy policy in a tab of its own. Rule hub.footer.1. */
function HubFooter() {
  const { t } = useTranslation(['hub', 'screens']);
  return (
    <Box component="footer" sx={footerStyle}>
      <Box component="span" className="tabular" sx={{ marginInlineEnd: 'auto' }}>
        {t('version')}
      </Box>
      <Button size="sm" variant="bare">
        {t('help')}
      </Button>
      <Button size="sm" variant="bare">
        {t('feedback')}
      </Button>
      <Box
        component={Link}
        to={pages.privacy}
        target="_blank"
        rel="noreferrer"
        sx={{ color: 'ink2', paddingInline: 1.25 }}
      >
        {t('screens:privacy')}
      </Box>
    </Box>
  );
}

const footerStyle = {
  typography: 'small',
  color: 'ink3',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  marginBlockStart: 6,
};
