import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { limits } from '@crocodile-hub/core/domain/limits';
import { highlightsOf } from './email-item.ts';
import { recentSessions } from '../../conversations/sessions/session-queries.ts';
import type { SmartTask } from '../../actions/task/smart-task.ts';
import { useUid } from '../../account/person.ts';
import type { Live } from '../../kit/wire/firebase/live-query.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { useRecentEmails } from './use-recent-emails.ts';
import { Conversations } from './conversations.tsx';
import { Highlights } from './highlights.tsx';
import { Tasks } from './tasks.tsx';

export function RecentActivity({ tasks }: { tasks: Live<SmartTask> }) {
  const { t } = useTranslation('hub');
  const uid = useUid();
  const sessions = useLiveQuery(recentSessions, uid);
  const emails = useRecentEmails();
  return (
    <section aria-label={t('recentActivity')}>
      {sessions.is === 'failed' && (
        <Typography role="status" variant="small" component="p" sx={{ color: 'errorInk', marginBlockEnd: 1 }}>
          {t('failedToLoadActivity')}
        </Typography>
      )}
      <Box sx={gridStyle}>
        <Conversations
          sessions={sessions.is === 'loading' ? undefined : firstOf(sessions, limits.recentConversations)}
        />
        <Tasks tasks={tasks.is === 'loading' ? undefined : firstOf(tasks, limits.recentTasks)} />
        <Highlights emails={emails && highlightsOf(emails, limits.recentEmails)} />
      </Box>
    </section>
  );
}

/** The first items; empty if they could not be loaded. Rule errors.recent.1. */
function firstOf<T>(live: Live<T>, most: number): T[] {
  return live.is === 'ready' ? live.items.slice(0, most) : [];
}

const gridStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
};
