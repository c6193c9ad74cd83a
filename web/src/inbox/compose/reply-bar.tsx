import AutoAwesome from '@mui/icons-material/AutoAwesomeOutlined';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { boundOn } from '@crocodile-hub/core/domain/channel-text';
import { hasMarks, takesMarks } from '@crocodile-hub/core/domain/text-marks';
import { type ReactNode, type Ref, useId, useMemo, useRef } from 'react';
import { replyTo, windowEnd } from './answer.ts';
import { useStrangerQuestion } from '../../people/use-stranger-question.tsx';
import { type Message, partnerName } from '../message.ts';
import { onCtrlEnter } from '../../kit/nav/keys.ts';
import { useTooLong } from '../../kit/text/use-too-long.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { dominantDirection } from '../../kit/text/direction.ts';
import { lazyPart } from '../../kit/state/lazy-part.ts';
import { useNowPast } from '../../kit/state/use-now.ts';
import { oneLine, radius } from '../../kit/theme/tokens.ts';
import { Button } from '../../kit/ui/button.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { GrowingTextarea } from '../../kit/ui/growing-textarea.tsx';
import { TooLong } from '../../kit/ui/too-long.tsx';
import { joinWords } from '../../kit/voice/join-words.ts';
import { useVoice } from '../../kit/voice/use-voice.ts';
import { VoiceButton } from '../../kit/voice/voice-button.tsx';
import { Send } from '../../kit/ui/pointing-icons.tsx';
import { DepartedReplies } from './departed-replies.tsx';
import type { Strangers } from '../reading/strangers.ts';
import { useReply } from './use-reply.ts';
import { useSuggestion } from './use-suggestion.ts';
import { WhatsappWindow } from './whatsapp-window.tsx';
import { useShownName } from '../use-shown-name.ts';

const TemplatePicker = lazyPart(() => import('../../actions/dialogs/compose/template-picker.tsx'));
const FormatMenu = lazyPart(() => import('../../actions/dialogs/compose/format-menu.tsx'));
const VoiceIndicator = lazyPart(() => import('../../kit/voice/voice-indicator.tsx'));

type ReplyBarProps = {
  message: Message;
  /** The loaded messages of its conversation. */
  conversation: readonly Message[];
  strangers: Strangers;
  onReplied: (reply: Message) => void;
};

/** The field for a reply to the open message. Ctrl or Cmd and Enter send, Enter begins a line. Rule inbox.reply.1. */
export function ReplyBar({ message, conversation, strangers, onReplied }: ReplyBarProps) {
  const { t } = useTranslation('inbox');
  const input = useRef<HTMLTextAreaElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const { text, sending, change, add, send } = useReply(message, () => {
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === sendButton.current) input.current?.focus();
  });
  const { noteId, whereId, windowId, marksId, isMarked, tooLong } = useNotes(message, text);
  const voice = useVoice({ sessionId: 'reply', onWords: (words) => change(joinWords(text, words)) });
  const suggestion = useSuggestion(message, (words) => {
    // Text typed meanwhile stays above the suggestion; a closed bar takes none.
    if (input.current !== null) add(words, 'below');
  });
  const people = message.platform === 'gmail' ? replyTo(message) : [];
  const recipient = people.length > 1 ? '' : partnerName(message);
  const question = useStrangerQuestion(strangers);
  const label = t('replyTo', { sender: useShownName()(partnerName(message)) });
  const isWhatsapp = message.platform === 'whatsapp';
  const { end, now, isClosed } = useAnswerTime(message, conversation);
  const submit = () => {
    if (tooLong === undefined && !voice.isActive && !isClosed)
      question.before(text.trim() === '' ? [] : people, send);
  };
  return (
    <>
      <DepartedReplies
        answered={message}
        conversation={conversation}
        onReplied={onReplied}
        onReturned={(words) => add(words, 'above')}
      />
      <Bar
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {people.length > 0 && (
          <Where id={whereId} title={people.join(', ')}>
            {t('answerGoesTo', { who: people.join(', ') })}
          </Where>
        )}
        {isWhatsapp && <WhatsappWindow id={windowId} end={end} now={now} sender={message.sender} />}
        <TooLong id={noteId} text={tooLong} />
        <ReplyInput
          multiline
          inputComponent={GrowingTextarea}
          inputRef={input}
          value={text}
          readOnly={sending}
          placeholder={label}
          inputProps={{
            ...rows,
            'aria-label': label,
            'aria-invalid': tooLong !== undefined,
            'aria-keyshortcuts': 'Control+Enter Meta+Enter',
            'aria-describedby': described([
              people.length > 0 && whereId,
              isWhatsapp && windowId,
              tooLong !== undefined && noteId,
              isMarked && marksId,
            ]),
            ...(text === '' ? {} : { dir: dominantDirection(text) }),
          }}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => onCtrlEnter(event, submit)}
        />
        {isMarked && <Where id={marksId}>{t('goesOutFormatted')}</Where>}
        <Buttons {...{ voice, suggestion, sending, isClosed, sendButton }} isTyping={text !== ''}>
          {takesMarks(message.platform) && <FormatMenu area={input} disabled={sending} />}
          <TemplatePicker area={input} recipient={recipient} written={text} disabled={sending} />
        </Buttons>
      </Bar>
      {question.dialog}
    </>
  );
}

/** What is said about the words, and the ids by which the field tells of it. */
function useNotes({ platform }: Message, text: string) {
  const [noteId, whereId, windowId, marksId] = [useId(), useId(), useId(), useId()];
  const isMarked = useMemo(() => platform === 'gmail' && hasMarks(text), [platform, text]);
  const tooLong = useTooLong()(text, boundOn(platform));
  return { noteId, whereId, windowId, marksId, isMarked, tooLong };
}

const described = (ids: readonly (string | false)[]) => ids.filter((one) => one !== false).join(' ');

/** Until when WhatsApp takes an answer; null where it does not say, and on other platforms. */
function useAnswerTime({ platform }: Message, conversation: readonly Message[]) {
  const end = platform === 'whatsapp' ? windowEnd(conversation) : null;
  const now = useNowPast(useMemo(() => (end === null ? [] : [end]), [end]));
  return { end, now, isClosed: end !== null && end <= now };
}

type ButtonsProps = {
  voice: ReturnType<typeof useVoice>;
  suggestion: ReturnType<typeof useSuggestion>;
  sending: boolean;
  isClosed: boolean;
  isTyping: boolean;
  sendButton: Ref<HTMLButtonElement>;
  children: ReactNode;
};

function Buttons(props: ButtonsProps) {
  const { voice, suggestion, sending, isClosed, isTyping, sendButton, children } = props;
  const { t } = useTranslation('inbox');
  return (
    <Row>
      <VoiceButton voice={voice} disabled={sending} />
      <IconButton
        name={t('suggest')}
        icon={<AutoAwesome />}
        disabled={suggestion.isWorking || sending}
        aria-busy={suggestion.isWorking || undefined}
        onClick={suggestion.suggest}
      />
      {children}
      {voice.isActive ? <VoiceIndicator voice={voice} /> : <span>{isTyping && !sending && t('typing')}</span>}
      <Button
        ref={sendButton}
        variant="filled"
        type="submit"
        icon={<Send />}
        loading={sending}
        disabled={isClosed}
      >
        {t('send')}
      </Button>
    </Row>
  );
}

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
const Where = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  padding: theme.spacing(0.5, 1, 0),
  minInlineSize: 0,
  color: theme.vars.palette.ink2,
  ...oneLine,
}));
const ReplyInput = styled(InputBase)(({ theme }) => ({
  ...theme.typography.reading,
  padding: theme.spacing(0.5, 1),
  '& textarea': { padding: 0, color: theme.vars.palette.ink },
  '& textarea::placeholder': { color: theme.vars.palette.ink3, opacity: 1 },
}));
const rows = { minRows: 2, maxRows: 8 };

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  color: theme.vars.palette.ink3,
  '& > span': { flex: 1 },
  '& > :last-child': { marginInlineStart: 'auto' },
}));
