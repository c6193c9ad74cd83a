import { priorities } from '@crocodile-hub/core/contract/actions';
import Alarm from '@mui/icons-material/AlarmOutlined';
import { useSettings } from '../../account/use-settings.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { fullDateOf } from '../../kit/text/when.ts';
import { Field } from '../../kit/ui/field.tsx';
import { Choice } from '../../kit/ui/choice.tsx';
import { askToAlert } from '../../notifications/notification-permission.ts';
import { chosenMoment } from './chosen-moment.ts';
import { DateAndTime } from './date-and-time.tsx';
import { FormDialog } from './form-dialog.tsx';
import { emptyReminder, reminderErrors, reminderPayload } from './reminder-form.ts';
import { PastTime, usePastTime } from './past-time.tsx';
import { useForm } from './use-form.ts';
import { useSend } from './use-send.ts';

export function ReminderDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('actions');
  const { locale } = useLocale();
  const { timeZone } = useSettings();
  const form = useForm({ name: 'reminder', empty: emptyReminder, errorsOf: reminderErrors });
  const { sending, send, close } = useSend('reminder', form, onClose);
  const past = usePastTime(form.values, timeZone);
  const submit = () =>
    form.submit((values) => {
      if (past.asks()) return;
      askToAlert('reminder');
      const at = chosenMoment(values, timeZone);
      const command = `${t('createReminder')}: ${values.task.trim()} · ${fullDateOf(at, { locale, timeZone })}`;
      void send({ command, actionType: 'create_event', payload: reminderPayload(values, timeZone) });
    });
  return (
    <FormDialog
      title={t('createReminder')}
      icon={<Alarm />}
      sending={sending}
      note={t('reminderNote')}
      onSubmit={submit}
      onClose={close}
    >
      <Field {...form.bind('task')} label={t('taskDescription')} disabled={sending} required directed />
      <DateAndTime date={form.bind('date')} time={form.bind('time')} disabled={sending} />
      {past.isAsking && <PastTime />}
      <Choice
        wide
        name={t('field_priority')}
        value={form.values.priority}
        disabled={sending}
        options={priorities.map((value) => ({ value, label: t(`priority_${value}`) }))}
        onChange={(priority) => form.change('priority', priority)}
      />
      <Field
        {...form.bind('notes')}
        label={t('field_notes')}
        disabled={sending}
        optional
        directed
        multiline
        minRows={2}
        maxRows={8}
      />
    </FormDialog>
  );
}
