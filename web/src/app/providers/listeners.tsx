import { Suspense, useSyncExternalStore } from 'react';
import { reopenedForm } from '../../entities/smart-task/model/reopened-form.ts';
import { KeptCommandsSender } from '../../widgets/kept-commands/kept-commands-sender.tsx';
import { NotificationsListener } from '../../widgets/notifications/notifications-listener.tsx';
import { PushDevice } from '../../widgets/notifications/push-device.tsx';
import { TaskOutcomesListener } from '../../widgets/task-outcomes/task-outcomes-listener.tsx';
import { lazyPart } from '../../shared/lib/lazy-part.ts';

const ReopenedForm = lazyPart(() => import('../../widgets/action-dialogs/reopened-form.tsx'));

/** The action dialogs are fetched only when one must open again. */
function LateForm() {
  const isWanted = useSyncExternalStore(reopenedForm.subscribe, reopenedForm.get) !== null;
  return <Suspense fallback={null}>{isWanted && <ReopenedForm />}</Suspense>;
}

/** Listens on every screen and tells of reminders that arrive and actions that end. */
export default function Listeners() {
  return (
    <>
      <NotificationsListener />
      <PushDevice />
      <TaskOutcomesListener />
      <KeptCommandsSender />
      <LateForm />
    </>
  );
}
