import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import { channelText } from '@crocodile-hub/core/contract/bounds';
import { onCtrlEnter } from '../../kit/nav/keys.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Field } from '../../kit/ui/field.tsx';
import { FormDialog } from './form-dialog.tsx';
import {
  emptyWhatsapp,
  phonePreview,
  type WhatsappForm,
  whatsappErrors,
  whatsappPayload,
} from './whatsapp-form.ts';
import { useForm } from './use-form.ts';
import { useSend } from './use-send.ts';

type WhatsappDialogProps = { onClose: () => void; name?: string; given?: WhatsappForm | undefined };

export function WhatsappDialog({ onClose, name = 'whatsapp', given }: WhatsappDialogProps) {
  const { t } = useTranslation('actions');
  const form = useForm({
    name,
    empty: emptyWhatsapp,
    given,
    errorsOf: whatsappErrors,
    most: () => ({ message: channelText.whatsapp }),
  });
  const { sending, send, close } = useSend('send_whatsapp', form, onClose);
  const { phone, message } = form.values;
  const submit = () => {
    if (sending) return;
    form.submit((values) => {
      const command = `${t('sendWhatsapp')}: ${phonePreview(values.phone) ?? values.phone} · ${values.message.trim()}`;
      void send({ command, actionType: 'send_whatsapp', payload: whatsappPayload(values) });
    });
  };
  return (
    <FormDialog
      title={t('sendWhatsapp')}
      icon={<WhatsApp />}
      sending={sending}
      onSubmit={submit}
      onClose={close}
    >
      <Field
        {...form.bind('phone')}
        label={t('phoneNumber')}
        type="tel"
        autoComplete="tel"
        input={{ dir: 'ltr' }}
        disabled={sending}
        required
        hint={<PhonePreview phone={phone} />}
      />
      <Field
        {...form.bind('message')}
        label={t('message')}
        disabled={sending}
        required
        directed
        multiline
        minRows={4}
        maxRows={10}
        hint={t('ctrlEnter')}
        count={t('characters', { count: message.length })}
        onKeyDown={(event) => onCtrlEnter(event, submit)}
      />
    </FormDialog>
  );
}

function PhonePreview({ phone }: { phone: string }) {
  const { t } = useTranslation('actions');
  const preview = phonePreview(phone);
  if (preview === null) return null;
  return (
    <>
      {t('willSendTo')}{' '}
      <Box
        component="bdi"
        dir="ltr"
        className="tabular"
        sx={{ fontWeight: 'var(--weight-strong)', color: 'ink' }}
      >
        {preview}
      </Box>
    </>
  );
}
