import { channelText } from '@crocodile-hub/core/contract/bounds';
import { onCtrlEnter } from '../../kit/nav/keys.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Field } from '../../kit/ui/field.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { Send } from '../../kit/ui/pointing-icons.tsx';
import { FormDialog } from './form-dialog.tsx';
import {
  emptySocial,
  isSocialFilled,
  platformNames,
  platforms,
  socialErrors,
  type SocialForm,
  socialPayload,
} from './social-form.ts';
import { useForm } from './use-form.ts';
import { useSend } from './use-send.ts';

type SocialDialogProps = { onClose: () => void; name?: string; given?: SocialForm | undefined };

export function SocialDialog({ onClose, name = 'social', given }: SocialDialogProps) {
  const { t } = useTranslation('actions');
  const form = useForm({
    name,
    empty: emptySocial,
    given,
    errorsOf: socialErrors,
    most: ({ platform }) => ({ message: channelText[platform] }),
  });
  const { sending, send, close } = useSend('send_message', form, onClose);
  const isFilled = isSocialFilled(form.values);
  const submit = () => {
    if (!isFilled) return;
    form.submit((values) => {
      const command = `${t('sendMessage')}: ${values.to.trim()} · ${values.message.trim()}`;
      void send({ command, actionType: 'send_message', payload: socialPayload(values) });
    });
  };
  return (
    <FormDialog
      title={t('sendMessage')}
      icon={<Send />}
      sending={sending}
      disabled={!isFilled}
      onSubmit={submit}
      onClose={close}
    >
      <Segmented
        name={t('field_platform')}
        value={form.values.platform}
        onChange={(platform) => form.change('platform', platform)}
        options={platforms.map((value) => ({ value, label: platformNames[value] }))}
        disabled={sending}
      />
      <Field
        {...form.bind('to')}
        label={t('recipient')}
        disabled={sending}
        input={{ dir: 'ltr', autoComplete: 'off' }}
        required
      />
      <Field
        {...form.bind('message')}
        label={t('message')}
        onKeyDown={(event) => onCtrlEnter(event, submit)}
        disabled={sending}
        directed
        multiline
        minRows={4}
        maxRows={10}
        required
      />
    </FormDialog>
  );
}
