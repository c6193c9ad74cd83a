import { kindOfSubject } from '@crocodile-hub/core/domain/mail-subject';
import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Stranger } from '@crocodile-hub/core/domain/strangers';
import type { Sentence } from '@crocodile-hub/core/domain/summary';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { addressOf, isDraft, isToSomebody, type Message, partnerName } from '../message.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { lazyPart } from '../../kit/state/lazy-part.ts';
import { radius } from '../../kit/theme/tokens.ts';
import { Avatar } from '../../kit/ui/avatar.tsx';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { Hint } from '../../kit/ui/hint.tsx';
import { Bubble } from './bubble.tsx';
import type { Thread } from '../folder/inbox-state.ts';
import type { Strangers } from './strangers.ts';
import { Address } from '../address.tsx';
import { AssistancePanel } from './assistance-panel.tsx';
import { Attachments } from '../mail/attachments.tsx';
import { DeliveryMark } from './delivery-mark.tsx';
import { LongText } from '../mail/long-text.tsx';
import { type OpenedFor, type CardActions, MessageActions, OperationIcon } from '../message-actions.tsx';
import { type Hands, isOffered, operate, operationNames, operations } from '../operations.ts';
import { PlatformBadge } from '../platform-badge.tsx';
import { PointedText } from './pointed-text.tsx';
import { ReplyBar } from '../compose/reply-bar.tsx';
import { TagField } from '../list/tag-field.tsx';
import { shownSubject } from '../list/card-text.ts';
import { StrangerMark } from './stranger-mark.tsx';
import { SenderDoubts } from './sender-doubts.tsx';
import { UnsubscribeButton } from './unsubscribe-button.tsx';
import { useAssistance } from './use-assistance.ts';
import { useShownName } from '../use-shown-name.ts';

const MailBody = lazyPart(
  () => import('../mail/mail-body.tsx'),
  () => <Skeleton width="80%" />,
);
const InvitationCard = lazyPart(
  () => import('./invitation-card.tsx'),
  () => <Skeleton width="60%" />,
);

type ConversationProps = {
  message: Message;
  thread: Thread | null;
  /** Asks for a conversation that failed again; null where that is of no use. */
  onRetry: (() => void) | null;
  strangers: Strangers;
  formatTime: (at: number) => string;
  actions: CardActions;
  asked: OpenedFor | null;
  onReplied: (reply: Message) => void;
  /** The whole text is loaded. */
  isWhole: boolean;
  onClose: () => void;
};

/** An open message with its conversation. Rule inbox.open.2. */
export default function Conversation(props: ConversationProps) {
  const { message, thread, onRetry, strangers, formatTime, actions, asked, onReplied, isWhole, onClose } =
    props;
  const { t } = useTranslation('inbox');
  const { id, platform, subject } = message;
  const heading = useRef<HTMLHeadingElement>(null);
  // With the drawing: what is typed next goes where the person looks, and no later effect takes the focus away again.
  useLayoutEffect(() => heading.current?.focus(), []);
  const pane = useRef<HTMLElement>(null);
  const [isTagging, setTagging] = useState(false);
  const stranger = strangerOf(message, strangers);
  useLayoutEffect(() => {
    if (asked?.id === id && asked.purpose === 'reply') pane.current?.querySelector('textarea')?.focus();
  }, [asked, id]);
  const own = thread?.threadId === message.threadId ? thread : null;
  const whole = own?.is === 'ready' ? own.messages.find((one) => one.id === id) : undefined;
  const retry = () => {
    // The button that was pressed goes.
    heading.current?.focus();
    onRetry?.();
  };
  const hands: Hands = { ...actions, askForTag: () => setTagging(true) };
  const { assistance, close } = useAssistance(whole ?? message, asked);
  const [lit, setLit] = useState<Pointed | null>(null);
  return (
    <Pane ref={pane} aria-label={t('conversation')}>
      <Who message={message} heading={heading} time={formatTime(message.at)} onClose={onClose} />
      <HeadActions message={message} hands={hands} isWhole={isWhole} />
      {message.labels.includes('TRASH') && <Hint>{t('inTrash')}</Hint>}
      {isTagging && (
        <TagField
          onClose={() => setTagging(false)}
          onTag={(tag) => actions.actOn(message, 'addLabel', tag)}
        />
      )}
      {platform === 'gmail' && (
        <Typography variant="section" component="p" sx={subject === '' ? { color: 'ink3' } : {}}>
          {subject === '' ? t('noSubject') : <BidiText>{shownSubject(subject)}</BidiText>}
        </Typography>
      )}
      {stranger !== undefined && <StrangerMark stranger={stranger} />}
      {platform === 'gmail' && message.isIncoming && (
        <SenderDoubts message={whole ?? message} onRule={() => actions.makeRule(message)} />
      )}
      {assistance !== null && (
        <AssistancePanel
          assistance={assistance}
          onPoint={(source) => setLit({ id, source, press: (lit?.press ?? 0) + 1 })}
          onClose={() => {
            close();
            setLit(null);
          }}
        />
      )}
      <Messages
        thread={own}
        onRetry={onRetry === null ? null : retry}
        strangers={strangers}
        formatTime={formatTime}
        lit={lit}
        onUnlight={() => setLit(null)}
      />
      <ReplyBar
        message={message}
        conversation={own?.is === 'ready' ? own.messages : []}
        strangers={strangers}
        onReplied={onReplied}
      />
    </Pane>
  );
}

type WhoProps = {
  message: Message;
  heading: RefObject<HTMLHeadingElement | null>;
  time: string;
  onClose: () => void;
};

function Who({ message, heading, time, onClose }: WhoProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const name = useShownName()(partnerName(message));
  const address = addressOf(message);
  return (
    <Box sx={headStyle}>
      <Avatar name={name} />
      <Box sx={{ minInlineSize: 0, flex: 1 }}>
        <Typography ref={heading} tabIndex={-1} variant="strong" component="h2" sx={whoStyle}>
          {isToSomebody(message) ? t('sentTo', { who: name }) : <BidiText>{name}</BidiText>}
          {address !== null && <Address>{address}</Address>}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, typography: 'caption', color: 'ink3' }}>
          <PlatformBadge platform={message.platform} />
          <time dateTime={message.timestamp}>{time}</time>
        </Box>
      </Box>
      <IconButton name={t('common:close')} icon={<Close />} onClick={onClose} />
    </Box>
  );
}

type HeadActionsProps = Pick<ConversationProps, 'message' | 'isWhole'> & { hands: Hands };

function HeadActions({ message, hands, isWhole }: HeadActionsProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const mark = message.isUnread ? 'markAsRead' : 'markAsUnread';
  return (
    <Box sx={actionsStyle}>
      {operationNames
        .filter((name) => operations[name].inHead !== undefined && isOffered(name, message))
        .map((name) => (
          <IconButton
            key={name}
            size="sm"
            name={t(operations[name].label)}
            icon={<OperationIcon name={name} />}
            disabled={operations[name].inHead === 'quote' && !isWhole}
            onClick={({ currentTarget }) => operate(name, message, hands, currentTarget)}
          />
        ))}
      <Button
        size="sm"
        variant="bare"
        icon={<OperationIcon name={mark} />}
        onClick={() => hands.actOn(message, mark)}
      >
        {t(operations[mark].label)}
      </Button>
      {message.canUnsubscribe && <UnsubscribeButton key={message.id} message={message} />}
      <MessageActions message={message} hands={hands} on="open message" />
    </Box>
  );
}

/** The marked words, their message, and the press that marked them. */
type Pointed = { id: string; source: Sentence; press: number };
type Lit = { lit: Pointed | null; onUnlight: () => void };
const whyNoThread = new Map<
  string,
  'conversationNotFound' | 'invalidConversation' | 'invalidConversationFormat'
>([
  ['not-found', 'conversationNotFound'],
  ['too-short', 'invalidConversation'],
  ['invalid', 'invalidConversationFormat'],
]);

type MessagesProps = Pick<ConversationProps, 'thread' | 'onRetry' | 'strangers' | 'formatTime'> & Lit;

function Messages({ thread, onRetry, strangers, formatTime, lit, onUnlight }: MessagesProps) {
  const { t } = useTranslation(['inbox', 'common']);
  if (thread?.is === 'failed') {
    return (
      <>
        <p role="alert">{t(whyNoThread.get(thread.reason) ?? 'failedThread')}</p>
        {onRetry !== null && (
          <Button size="sm" sx={{ justifySelf: 'start' }} onClick={onRetry}>
            {t('common:tryAgain')}
          </Button>
        )}
      </>
    );
  }
  if (thread?.is !== 'ready') {
    return (
      <Box aria-hidden sx={{ display: 'grid', gap: 1 }}>
        <Skeleton width="60%" />
        <Skeleton width="80%" />
      </Box>
    );
  }
  return (
    <ul>
      {thread.messages.map((message) => (
        <OneSaid
          key={message.id}
          message={message}
          stranger={strangerOf(message, strangers)}
          formatTime={formatTime}
          lit={lit?.id === message.id ? lit : null}
          onUnlight={onUnlight}
        />
      ))}
    </ul>
  );
}

type OneSaidProps = Pick<ConversationProps, 'message' | 'formatTime'> &
  Lit & { stranger: Stranger | undefined };

function OneSaid({ message, stranger, formatTime, lit, onUnlight }: OneSaidProps) {
  const { t } = useTranslation('inbox');
  const sender = useShownName()(message.sender);
  const { html, messageText, isIncoming, timestamp, at, tags, hasInvitation, delivery } = message;
  const isWide = html !== null || hasInvitation;
  const address = addressOf(message);
  return (
    <Bubble data-out={!isIncoming || undefined} data-html={isWide || undefined}>
      <Box component="p" sx={saidStyle}>
        <BidiText>{isIncoming ? sender : t('you')}</BidiText>
        {isIncoming && address !== null && <Address>{address}</Address>}
        <span>
          · <time dateTime={timestamp}>{formatTime(at)}</time>
          {isDraft(message) && <> · {t('draft')}</>}
        </span>
        {delivery !== undefined && <DeliveryMark delivery={delivery} />}
      </Box>
      {stranger !== undefined && <StrangerMark stranger={stranger} />}
      {hasInvitation && <InvitationCard message={message} />}
      {lit === null ? (
        <MessageBody message={message} />
      ) : (
        <PointedText key={lit.press} text={messageText} source={lit.source} onClose={onUnlight} />
      )}
      <Attachments message={message} />
      {tags.length > 0 && (
        <Box component="p" aria-label={t('tags')} sx={tagsStyle}>
          {tags.map((tag) => (
            <bdi key={tag}>{tag}</bdi>
          ))}
        </Box>
      )}
    </Bubble>
  );
}

function MessageBody({ message }: { message: Message }) {
  const { t } = useTranslation('inbox');
  const { html, messageText, isCut = false, platform } = message;
  if (html === null) {
    const isWordless = platform === 'gmail' && messageText.trim() === '' && !message.hasInvitation;
    return (
      <>
        {isWordless ? (
          <Box component="p" sx={unreadableStyle}>
            {t(message.attachments.length > 0 ? 'noTextButFiles' : 'noText')}
          </Box>
        ) : (
          <LongText kind={kindOfSubject(message.subject)} isMarked={platform === 'whatsapp'}>
            {messageText.trimEnd()}
          </LongText>
        )}
        {isCut && (
          <Box component="p" sx={unreadableStyle}>
            {t('textIsCut')}
          </Box>
        )}
      </>
    );
  }
  return <MailBody message={message} html={html} />;
}

const strangerOf = ({ isIncoming, senderEmail }: Message, strangers: Strangers) =>
  isIncoming ? strangers.get(senderEmail.toLowerCase()) : undefined;

const whoStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1,
  minInlineSize: 0,
  // It is led to, so that it is read aloud; nothing is done with it.
  '&, &:focus-visible': { outline: 'none' },
};
const saidStyle = { ...whoStyle, columnGap: 0.75, typography: 'caption', color: 'ink3' };
const headStyle = { display: 'flex', alignItems: 'center', gap: 1.5 };
const actionsStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 };
const unreadableStyle = { typography: 'small', color: 'ink2' };
const tagsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, typography: 'caption', color: 'ink3' };
const Pane = styled('section')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  minInlineSize: 0,
  borderRadius: radius.md,
  border: `1px solid ${theme.vars.palette.border}`,
  backgroundColor: theme.vars.palette.surface,
  '& > ul': { display: 'grid', gap: theme.spacing(1.5) },
}));
