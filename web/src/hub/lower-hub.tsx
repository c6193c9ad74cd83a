import Box from '@mui/material/Box';
import type { SmartTask } from '../actions/task/smart-task.ts';
import type { Live } from '../kit/wire/firebase/live-query.ts';
import { HubFooter } from './hub-footer.tsx';
import { RecentActivity } from './recent/recent-activity.tsx';
import { ServicesStatus } from './services/services-status.tsx';
import type { useServices } from './services/use-services.ts';

type LowerHubProps = {
  tasks: Live<SmartTask>;
  services: ReturnType<typeof useServices>;
  timeZone: string;
};

/** The hub below the fold: recent activity and the state of the services. */
export function LowerHub({ tasks, services, timeZone }: LowerHubProps) {
  return (
    <>
      <Box sx={{ display: 'grid', gap: 3.5, marginBlockStart: 3.5 }}>
        <RecentActivity tasks={tasks} timeZone={timeZone} />
        <ServicesStatus state={services} timeZone={timeZone} />
      </Box>
      <HubFooter />
    </>
  );
}
