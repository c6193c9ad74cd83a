import Event from '@mui/icons-material/EventOutlined';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { DateAndTime } from './date-and-time.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { emptyMeeting, meetingErrors, meetingPayload } from './model/meeting-form.ts';
import { useForm } from './use-form.ts';
import { useSend } from './use-send.ts';

export function MeetingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('actions');
  const form = useForm(emptyMeeting, meetingErrors);
  const { sending, send } = useSend('create_event', onClose);
  const submit = () =>
    form.submit((values) => {
      const command = `${t('scheduleMeeting')}: ${values.title.trim()} · ${values.date} ${values.time}`;
      void send({ command, actionType: 'create_event', payload: meetingPayload(values) });
    });
  return (
    <Dialog
      open
      title={t('scheduleMeeting')}
      busy={sending}
      onClose={onClose}
      onSubmit={submit}
      note={sending ? t('cannotClose') : undefined}
      actions={
        <DialogActions label={t('scheduleMeeting')} icon={<Event />} sending={sending} onCancel={onClose} />
      }
    >
      <Field {...form.bind('title')} label={t('meetingTitle')} disabled={sending} required directed />
      <DateAndTime date={form.bind('date')} time={form.bind('time')} disabled={sending} />
      <Field
        {...form.bind('attendees')}
        label={t('attendees')}
        disabled={sending}
        optional
        input={{ dir: 'auto' }}
      />
      <Field
        {...form.bind('description')}
        label={t('description')}
        disabled={sending}
        optional
        directed
        multiline
        minRows={3}
        maxRows={8}
      />
    </Dialog>
  );
}
