import { useSyncExternalStore } from 'react';
import { reopenedForm } from '../actions/dialogs/reopen-form.ts';
import { KeptCommandsSender } from '../actions/offline/kept-commands-sender.tsx';
import { NotificationsListener } from '../notifications/notifications-listener.tsx';
import { PushDevice } from '../notifications/push-device.tsx';
import { TaskOutcomesListener } from '../actions/outcomes/task-outcomes-listener.tsx';
import { sessionPath } from '../kit/nav/pages.ts';
import { lazyPart } from '../kit/state/lazy-part.ts';

const ReopenedForm = lazyPart(() => import('../actions/dialogs/reopened-form.tsx'));

/** The action dialogs are fetched only when one must open again. */
function LateForm() {
  const isWanted = useSyncExternalStore(reopenedForm.subscribe, reopenedForm.get) !== null;
  return isWanted && <ReopenedForm />;
}

async function askInConversation(uid: string, id: string, words: string): Promise<string> {
  const { sessionOfAttempt } = await import('../conversations/sessions/create-session.ts');
  const said = { title: words, icon: '💬', words } as const;
  const session = await sessionOfAttempt(uid, { id, isRestored: true }, said);
  await session.saved;
  return sessionPath({ sessionId: session.id, fromRouter: true });
}

/** Listens on every screen and tells of reminders that arrive and actions that end. */
export default function Listeners() {
  return (
    <>
      <NotificationsListener />
      <PushDevice />
      <TaskOutcomesListener />
      <KeptCommandsSender ask={askInConversation} />
      <LateForm />
    </>
  );
}
