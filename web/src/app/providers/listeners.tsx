import { NotificationsListener } from '../../widgets/notifications/notifications-listener.tsx';
import { PushDevice } from '../../widgets/notifications/push-device.tsx';
import { TaskOutcomesListener } from '../../widgets/task-outcomes/task-outcomes-listener.tsx';

/** What speaks up on every screen: reminders as they arrive, actions as they end. */
export default function Listeners() {
  return (
    <>
      <NotificationsListener />
      <PushDevice />
      <TaskOutcomesListener />
    </>
  );
}
