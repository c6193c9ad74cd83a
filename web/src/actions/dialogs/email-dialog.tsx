import { useWhoIsAt } from '../../people/use-who-is-at.tsx';
import { useSettings } from '../../account/use-settings.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Field } from '../../kit/ui/field.tsx';
import { Send } from '../../kit/ui/pointing-icons.tsx';
import { FormDialog } from './form-dialog.tsx';
import { type EmailForm, emailErrors, emailPayload, emptyEmail, isEmailFilled } from './email-form.ts';
import { useForm } from './use-form.ts';
import { useSend } from './use-send.ts';

type EmailDialogProps = { onClose: () => void; name?: string; given?: EmailForm | undefined };

export function EmailDialog({ onClose, name = 'email', given }: EmailDialogProps) {
  const { t } = useTranslation('actions');
  const { holdMs } = useSettings();
  const form = useForm({ name, empty: emptyEmail, given, errorsOf: emailErrors });
  const whoIsAt = useWhoIsAt(form.values.to);
  const { sending, send, close } = useSend('send_email', form, onClose);
  const submit = () =>
    form.submit((values) => {
      const command = `${t('sendEmail')}: ${values.to.trim()} · ${values.subject.trim()}`;
      void send({ command, actionType: 'send_email', payload: emailPayload(values) });
    });
  const undoNote = holdMs > 0 ? t('undoNote', { count: holdMs / 1_000 }) : undefined;
  return (
    <FormDialog
      title={t('sendEmail')}
      icon={<Send />}
      sending={sending}
      disabled={!isEmailFilled(form.values)}
      note={undoNote}
      onSubmit={submit}
      onClose={close}
    >
      <Field
        {...form.bind('to')}
        label={t('field_to')}
        type="email"
        input={{ dir: 'ltr' }}
        hint={whoIsAt}
        autoComplete="email"
        disabled={sending}
        required
      />
      <Field
        {...form.bind('subject')}
        onKeyDown={form.enterGoesTo('body')}
        label={t('field_subject')}
        disabled={sending}
        required
        directed
      />
      <Field
        {...form.bind('body')}
        label={t('message')}
        disabled={sending}
        required
        directed
        multiline
        minRows={5}
        maxRows={12}
      />
    </FormDialog>
  );
}
