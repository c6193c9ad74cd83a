import Send from '@mui/icons-material/SendOutlined';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../../entities/profile/model/use-settings.ts';
import { useTaskActions } from '../../../entities/smart-task/model/use-task-actions.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { notify } from '../../../shared/ui/notify.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';

const platforms = ['messenger', 'instagram'] as const;
type Platform = (typeof platforms)[number];

/** Send message, for Messenger or Instagram. What became of it is told by its task. */
export default function SocialDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('command-center');
  const actions = useTaskActions(useSettings());
  const [platform, setPlatform] = useState<Platform>('messenger');
  const [to, setTo] = useState('');
  const [message, setMessage] = useState('');
  const [taskId, setTaskId] = useState(() => crypto.randomUUID());
  const [isSending, setSending] = useState(false);
  const isEmpty = to.trim() === '' || message.trim() === '';

  async function send(): Promise<void> {
    if (isEmpty || isSending) return;
    setSending(true);
    const performed = await actions
      .perform({
        taskId,
        command: `${t('name_send_message')}: ${to.trim()} · ${message.trim()}`,
        actionType: 'send_message',
        payload: { platform, to: to.trim(), message },
        tellsFailures: true,
      })
      .catch(() => null);
    setSending(false);
    if (performed?.ok === true) return onClose();
    const failure = performed?.at === 'run' ? performed.failure : undefined;
    // A refusal is final: trying again is a new attempt. No answer is not.
    if (failure?.status !== undefined) setTaskId(crypto.randomUUID());
    notify.error(t('failedToSendMessage'), failure?.message === undefined ? {} : { detail: failure.message });
  }

  const sendOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <Dialog
      open
      title={t('name_send_message')}
      busy={isSending}
      onClose={onClose}
      onSubmit={() => void send()}
      actions={
        <>
          <Button onClick={onClose} disabled={isSending}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            variant="filled"
            icon={<Send sx={mirrored} />}
            loading={isSending}
            disabled={isEmpty}
          >
            {t('name_send_message')}
          </Button>
        </>
      }
    >
      <Segmented
        name={t('platform')}
        value={platform}
        onChange={setPlatform}
        options={platforms.map((value) => ({ value, label: t(`choice_${value}`) }))}
        disabled={isSending}
      />
      <Field
        label={t('recipient')}
        value={to}
        onChange={(event) => setTo(event.target.value)}
        disabled={isSending}
        input={{ dir: 'ltr', autoComplete: 'off' }}
        autoFocus
        required
      />
      <Field
        label={t('message')}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        onKeyDown={sendOnCtrlEnter}
        disabled={isSending}
        directed
        multiline
        minRows={4}
        maxRows={10}
        required
      />
    </Dialog>
  );
}

const mirrored = { transform: 'scaleX(var(--direction))' };
