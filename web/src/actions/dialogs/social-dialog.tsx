import { channelText } from '@crocodile-hub/core/contract/bounds';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { Send } from '../../kit/ui/pointing-icons.tsx';
import { DialogActions } from './dialog-actions.tsx';
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

/** Send message, for Messenger or Instagram. */
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
  const sendOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <Dialog
      open
      title={t('sendMessage')}
      busy={sending}
      onClose={close}
      onSubmit={submit}
      note={sending ? t('cannotClose') : undefined}
      actions={
        <DialogActions
          label={t('sendMessage')}
          icon={<Send />}
          sending={sending}
          disabled={!isFilled}
          onCancel={close}
        />
      }
    >
      <Segmented
        name={t('platform')}
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
        onKeyDown={sendOnCtrlEnter}
        disabled={sending}
        directed
        multiline
        minRows={4}
        maxRows={10}
        required
      />
    </Dialog>
  );
}
