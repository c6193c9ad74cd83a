import AutoAwesome from '@mui/icons-material/AutoAwesomeOutlined';
import Send from '@mui/icons-material/SendOutlined';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { type KeyboardEvent, Suspense, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../entities/inbox/model/message.ts';
import { useTooLong } from '../../shared/i18n/use-too-long.ts';
import { dominantDirection } from '../../shared/lib/direction.ts';
import { lazyPart } from '../../shared/lib/lazy-part.ts';
import { radius } from '../../shared/theme/tokens.ts';
import { Button } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { notify } from '../../shared/ui/notify.tsx';
import { TooLong } from '../../shared/ui/too-long.tsx';
import { joinWords } from '../../shared/voice/join-words.ts';
import { useVoice } from '../../shared/voice/use-voice.ts';
import { VoiceButton } from '../../shared/voice/voice-button.tsx';
import { DepartedReplies } from './compose/departed-replies.tsx';
import { useReply } from './use-reply.ts';

const VoiceIndicator = lazyPart(() => import('../../shared/voice/voice-indicator.tsx'));

type ReplyBarProps = { message: Message; onReplied: (reply: Message) => void };

/** Where an open message is answered. Ctrl or Cmd and Enter send, Enter begins a line. Rule inbox.reply.1. */
export function ReplyBar({ message, onReplied }: ReplyBarProps) {
  const { t } = useTranslation('inbox');
  const input = useRef<HTMLTextAreaElement>(null);
  const { text, sending, change, send } = useReply(message, () => {
    // The button that was pressed was at rest meanwhile and lost the focus.
    if (document.activeElement === document.body) input.current?.focus();
  });
  const noteId = useId();
  const tooLong = useTooLong()(text, bounds.message);
  const voice = useVoice({ sessionId: 'reply', onWords: (words) => change(joinWords(text, words)) });
  const label = t('replyTo', { sender: message.sender });
  const submit = () => {
    if (tooLong === undefined && !voice.isActive) send();
  };
  const sendOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // Held down, it is one Enter.
    if (!event.repeat) submit();
  };
  return (
    <>
      <DepartedReplies
        answered={message}
        onReplied={onReplied}
        onReturned={(words) => change([words, text].filter((part) => part !== '').join('\n'))}
      />
      <Bar
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TooLong id={noteId} text={tooLong} />
        <Words
          multiline
          minRows={2}
          maxRows={8}
          inputRef={input}
          value={text}
          readOnly={sending}
          placeholder={label}
          inputProps={{
            'aria-label': label,
            'aria-invalid': tooLong !== undefined,
            'aria-keyshortcuts': 'Control+Enter Meta+Enter',
            ...(tooLong === undefined ? {} : { 'aria-describedby': noteId }),
            ...(text === '' ? {} : { dir: dominantDirection(text) }),
          }}
          onChange={(event) => change(event.target.value)}
          onKeyDown={sendOnCtrlEnter}
        />
        <Row>
          <VoiceButton voice={voice} disabled={sending} />
          <IconButton
            name={t('aiSuggestion')}
            icon={<AutoAwesome />}
            onClick={() => void notify.info(t('aiSuggestion'))}
          />
          {voice.isActive ? (
            <Suspense fallback={null}>
              <VoiceIndicator voice={voice} />
            </Suspense>
          ) : (
            <span>{text !== '' && !sending && t('typing')}</span>
          )}
          <Button variant="filled" type="submit" icon={<Send sx={mirrored} />} loading={sending}>
            {t('send')}
          </Button>
        </Row>
      </Bar>
    </>
  );
}

const mirrored = { transform: 'scaleX(var(--direction))' };

const Bar = styled('form')(({ theme }) => {
  const c = theme.vars.palette;
  return {
    display: 'grid',
    gap: theme.spacing(0.5),
    padding: theme.spacing(1),
    border: `1px solid ${c.borderControl}`,
    borderRadius: radius.md,
    backgroundColor: c.surface,
    '&:focus-within': {
      borderColor: c.primary.main,
      boxShadow: `0 0 0 4px color-mix(in srgb, ${c.primary.main} 12%, transparent)`,
    },
  };
});
const Words = styled(InputBase)(({ theme }) => ({
  ...theme.typography.reading,
  padding: theme.spacing(0.5, 1),
  '& textarea': { padding: 0, color: theme.vars.palette.ink },
  '& textarea::placeholder': { color: theme.vars.palette.ink3, opacity: 1 },
}));
const Row = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  color: theme.vars.palette.ink3,
  '& > span': { flex: 1 },
  '& > :last-child': { marginInlineStart: 'auto' },
}));
