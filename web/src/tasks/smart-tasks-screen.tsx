import Box from '@mui/material/Box';
import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { useState, useEffect } from 'react';
import { useGoogleConnection } from '../connections/watch-integrations.ts';
import { useSettings } from '../account/use-settings.ts';
import { runAgainOf } from '../actions/run/run-again.ts';
import type { SmartTask } from '../actions/task/smart-task.ts';
import type { Asked } from '../actions/task/task-of-command.ts';
import { taskRunner, useTaskRuns } from '../actions/run/task-runs.ts';
import { useRunTasks } from '../actions/run/use-run-tasks.ts';
import { type CommandAttempt, type TaskActions, useTaskActions } from '../actions/run/use-task-actions.ts';
import { useUndo } from '../actions/run/use-undo.ts';
import { certainUid, useSignIn } from '../account/person.ts';
import { sessionOfAttempt } from '../conversations/sessions/create-session.ts';
import { sessionPath } from '../kit/nav/pages.ts';
import { go } from '../kit/nav/place.tsx';
import { watchAttention } from '../kit/nav/watch-attention.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { attempt, type AttemptEnd } from '../kit/state/attempts.ts';
import { notify } from '../kit/ui/notify.tsx';
import { attemptOn } from './history/attempt-on.ts';
import { size } from '../kit/theme/tokens.ts';
import { LoggedOut } from '../kit/ui/logged-out.tsx';
import { Page } from '../kit/ui/page.tsx';
import { tasksForApproval } from '../actions/outcomes/needs-approval.ts';
import { NewTaskForm } from './new-task-form.tsx';
import { RemindersRail } from './reminders/reminders-rail.tsx';
import { TaskHistory } from './history/task-history.tsx';
import { useRowActions } from './history/use-row-actions.ts';
import { useTaskHistory } from './history/use-task-history.ts';
import { lazyPart } from '../kit/state/lazy-part.ts';
import PowerOff from '@mui/icons-material/PowerOffOutlined';
import Typography from '@mui/material/Typography';
import { useReconnectGoogle } from '../connections/use-reconnect-google.ts';
import { dropGoogleToken } from '../account/person-storage.ts';
import { Button } from '../kit/ui/button.tsx';
import { Card } from '../kit/ui/card.tsx';
import Google from '@mui/icons-material/Google';
import type { GoogleConnection } from '../connections/google-connection.ts';
import { Badge } from '../kit/ui/badge.tsx';
import { Hint } from '../kit/ui/hint.tsx';

const EditAndRunDialog = lazyPart(() => import('./history/edit-and-run-dialog.tsx'));

export default function SmartTasksScreen() {
  const { t } = useTranslation('smart-tasks');
  const isSignedOut = useSignIn().is === 'signed-out';
  const connection = useGoogleConnection();
  return (
    <Page title={t('title')} actions={<ConnectionStatus connection={connection} />}>
      {isSignedOut ? (
        <LoggedOut text={t('loggedOut')} />
      ) : (
        <Workspace isDisconnected={connection.is === 'disconnected'} />
      )}
    </Page>
  );
}

function Workspace({ isDisconnected }: { isDisconnected: boolean }) {
  const { t } = useTranslation('smart-tasks');
  const settings = useSettings();
  const history = useTaskHistory();
  const actions = useTaskActions(settings);
  const [edited, setEdited] = useState<SmartTask | null>(null);
  const rowActions = useRowActions(actions, setEdited);
  const again = edited === null ? null : runAgainOf(edited);
  const refused = tasksForApproval(useTaskRuns(), useRunTasks());

  const send = async (command: string, asked: Asked, attempt: CommandAttempt) => {
    const isStillHere = watchAttention();
    const created = await actions.create(command, asked, attempt);
    if (created.ok) return null;
    if (created.at === 'conversation') return talk(command, attempt, isStillHere);
    notify.error(t('errorCreating'));
    return created.at === 'classify' ? created.failure : 'not-stored';
  };
  /** What is no task is answered in a conversation, which opens unless the person has gone elsewhere meanwhile. */
  const talk = async (words: string, attempt: CommandAttempt, isStillHere: () => boolean) => {
    try {
      const uid = await certainUid();
      if (uid === undefined) return 'not-stored';
      const opened = await sessionOfAttempt(uid, attempt, { title: words, icon: '💬', words });
      await opened.saved;
      if (isStillHere()) go(sessionPath({ sessionId: opened.id, fromRouter: true }));
      return null;
    } catch {
      notify.error(t('errorCreating'));
      return 'not-stored';
    }
  };
  const runEdited = useRunEdited(actions);
  return (
    <>
      {(isDisconnected || refused.length > 0) && (
        <AuthorizationBanner onConnected={() => refused.forEach((id) => taskRunner.forget(id))} />
      )}
      <Box sx={gridStyle}>
        <Box sx={{ minInlineSize: 0 }}>
          <NewTaskForm onSend={send} />
          <TaskHistory history={history} actions={rowActions} />
        </Box>
        <RemindersRail />
      </Box>
      {edited !== null && again?.how === 'repeat' && (
        <EditAndRunDialog
          task={edited}
          actionType={again.actionType}
          onRun={(payload) => runEdited(edited, again.actionType, payload)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

type RunEdited = (
  task: SmartTask,
  actionType: ActionType,
  payload: Record<string, unknown>,
) => Promise<boolean>;

/** Runs an edited copy of a task. Answers whether the copy was taken. */
function useRunEdited(actions: TaskActions): RunEdited {
  const { t } = useTranslation('smart-tasks');
  const undo = useUndo(actions);
  const run = async (taskId: string, ...[task, actionType, payload]: Parameters<RunEdited>) => {
    // What is replaced must not leave beside its copy: the server gives back what it holds, and what waits for a yes may
    // have got it elsewhere.
    if (task.status === 'Pending' && !(await undo(task.id))) return false;
    if (task.status === 'Waiting Confirmation' && !(await actions.cancel(task))) {
      notify.error(t('errorCreating'));
      return false;
    }
    const command = task.originalCommand;
    const performed = await actions.perform({ taskId, command, actionType, payload });
    // A copy that ran tells by itself how it ended.
    const isTaken = performed.ok || performed.at === 'run';
    if (!isTaken) notify.error(t('errorCreating'));
    return isTaken;
  };
  return async (task, ...edited) => {
    let isTaken = false;
    await attempt(attemptOn(task), async (id): Promise<AttemptEnd> => {
      isTaken = await run(id, task, ...edited);
      return 'over';
    });
    return isTaken;
  };
}

const gridStyle = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${size.rail}px` },
};

/** Asks the person to reconnect Google, and drops the token that did not work. Rule google.connection.1. */
function AuthorizationBanner({ onConnected }: { onConnected: () => void }) {
  const { t } = useTranslation('smart-tasks');
  const { reconnecting, reconnect } = useReconnectGoogle(onConnected);
  useEffect(dropGoogleToken, []);
  return (
    <Card role="region" aria-label={t('googleNotConnected')} data-waiting sx={bannerStyle}>
      <PowerOff sx={{ color: 'accentInk' }} />
      <Box sx={{ flex: '1 1 24ch' }}>
        <Typography variant="strong" component="p" sx={{ color: 'ink' }}>
          {t('authorizationRequired')}
        </Typography>
        <Hint>{t('authorizationHint')}</Hint>
      </Box>
      <Button variant="filled" loading={reconnecting} onClick={reconnect}>
        {t('reconnectGoogle')}
      </Button>
    </Card>
  );
}

const bannerStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  padding: 1.5,
  paddingInlineStart: 2,
  marginBlockEnd: 2,
  backgroundColor: 'accentTint',
};

function ConnectionStatus({ connection }: { connection: GoogleConnection }) {
  const { t } = useTranslation('smart-tasks');
  switch (connection.is) {
    case 'unknown':
      return null;
    case 'disconnected':
      return (
        <Badge tone="waiting" icon={<Google />}>
          {t('googleNotConnected')}
        </Badge>
      );
    case 'connected':
      return (
        <Badge tone="success" icon={<Google />}>
          {connection.account === null ? (
            t('googleConnected')
          ) : (
            <Box component="span" sx={wordsStyle}>
              {t('googleConnectedAs', { account: connection.account })}
            </Box>
          )}
        </Badge>
      );
    default:
      return connection satisfies never;
  }
}

/** An address of any length fits a narrow window. */
const wordsStyle = { whiteSpace: 'normal', overflowWrap: 'anywhere' };
