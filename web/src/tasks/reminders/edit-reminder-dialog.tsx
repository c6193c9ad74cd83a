import { useState } from 'react';
import { updateReminder } from './update-reminder.ts';
import type { Reminder } from './reminder.ts';
import { useUid } from '../../account/person.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { isoIn } from '../../account/command-clock.ts';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { notify } from '../../kit/ui/notify.tsx';
import { DialogActions } from '../../kit/ui/dialog-actions.tsx';
import { fromLocalField, toLocalField } from '@crocodile-hub/core/time/local-field';
import { useSettings } from '../../account/use-settings.ts';

type EditReminderDialogProps = { reminder: Reminder; onClose: () => void };

export default function EditReminderDialog({ reminder, onClose }: EditReminderDialogProps) {
  const { t } = useTranslation(['smart-tasks', 'actions']);
  const uid = useUid();
  const { timeZone } = useSettings();
  const [task, setTask] = useState(reminder.task);
  const [before] = useState(() => toLocalField(isoIn(timeZone, reminder.dueAt)));
  const [time, setTime] = useState(before);
  const [saving, setSaving] = useState(false);
  const [hasPassed, setPassed] = useState(false);
  const reminderTime = fromLocalField(time, timeZone);
  const isComplete = task.trim() !== '' && reminderTime !== null;

  async function save(): Promise<void> {
    if (uid === undefined || !isComplete) return;
    // The field leaves the seconds out, and a new time is one for all times to come.
    const moved = time === before ? {} : { reminderTime };
    if (time !== before && Date.parse(reminderTime) <= Date.now()) {
      setPassed(true);
      return;
    }
    setSaving(true);
    const outcome = await updateReminder(uid, reminder.id, { task: task.trim(), ...moved });
    setSaving(false);
    if (outcome.ok) onClose();
    else notify.error(t('reminderFailed'));
  }
  return (
    <Dialog
      open
      title={t('editReminder')}
      busy={saving}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <DialogActions label={t('saveReminder')} busy={saving} disabled={!isComplete} onCancel={onClose} />
      }
    >
      <Field
        label={t('actions:taskDescription')}
        value={task}
        directed
        disabled={saving}
        onChange={(event) => setTask(event.target.value)}
      />
      <Field
        label={t('actions:time')}
        type="datetime-local"
        value={time}
        disabled={saving}
        error={hasPassed ? t('timePassed') : undefined}
        onChange={(event) => {
          setTime(event.target.value);
          setPassed(false);
        }}
      />
    </Dialog>
  );
}
