import Event from '@mui/icons-material/EventOutlined';
import { useWhoIsAt } from '../../people/use-who-is-at.tsx';
import { useSettings } from '../../account/use-settings.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { fullDateOf } from '../../kit/text/when.ts';
import { Field } from '../../kit/ui/field.tsx';
import { chosenMoment } from './chosen-moment.ts';
import { DateAndTime } from './date-and-time.tsx';
import { FormDialog } from './form-dialog.tsx';
import { emptyMeeting, meetingErrors, meetingPayload } from './meeting-form.ts';
import { PastTime, usePastTime } from './past-time.tsx';
import { useForm } from './use-form.ts';
import { useSend } from './use-send.ts';

export function MeetingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('actions');
  const { locale } = useLocale();
  const { timeZone } = useSettings();
  const form = useForm({ name: 'meeting', empty: emptyMeeting, errorsOf: meetingErrors });
  const whoIsAt = useWhoIsAt(form.values.attendees);
  const { sending, send, close } = useSend('create_event', form, onClose);
  const past = usePastTime(form.values, timeZone);
  const submit = () =>
    form.submit((values) => {
      if (past.asks()) return;
      const at = chosenMoment(values, timeZone);
      const command = `${t('scheduleMeeting')}: ${values.title.trim()} · ${fullDateOf(at, { locale, timeZone })}`;
      void send({ command, actionType: 'create_event', payload: meetingPayload(values) });
    });
  return (
    <FormDialog
      title={t('scheduleMeeting')}
      icon={<Event />}
      sending={sending}
      onSubmit={submit}
      onClose={close}
    >
      <Field {...form.bind('title')} label={t('meetingTitle')} disabled={sending} required directed />
      <DateAndTime date={form.bind('date')} time={form.bind('time')} disabled={sending} />
      {past.isAsking && <PastTime />}
      <Field
        {...form.bind('attendees')}
        label={t('field_attendees')}
        disabled={sending}
        optional
        input={{ dir: 'ltr' }}
        hint={whoIsAt}
      />
      <Field
        {...form.bind('description')}
        label={t('field_description')}
        disabled={sending}
        optional
        directed
        multiline
        minRows={3}
        maxRows={8}
      />
    </FormDialog>
  );
}
