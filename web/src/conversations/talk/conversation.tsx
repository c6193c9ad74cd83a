import Stop from '@mui/icons-material/Stop';
import { styled } from '@mui/material/styles';
import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Message } from '../log/message.ts';
import { isKnown } from '../log/session-log.ts';
import { useWhen } from '../../account/use-when.ts';
import type { Session } from '../sessions/session.ts';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { useTooLong } from '../../kit/text/use-too-long.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { useNow } from '../../kit/state/use-now.ts';
import { dayOf } from '../../kit/text/when.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { joinWords } from '../../kit/voice/join-words.ts';
import { Kbd } from '../../kit/ui/kbd.tsx';
import { Composer } from './composer.tsx';
import { QuickActions } from './quick-actions.tsx';
import { notify } from '../../kit/ui/notify.tsx';
import type { ActiveSession } from '../desk/active-session.ts';
import type { Desk } from '../desk/desk.ts';
import { messagePlace } from '../desk/message-place.ts';
import { isFreshEnough } from '../desk/open-turns.ts';
import { draftOf, keepDraft } from './drafts.ts';
import type { Row } from './rows.ts';
import type { SessionActions } from '../list/use-session-actions.ts';
import type { ActionDesk } from '../desk/action-desk.ts';
import { AssistantMessage } from './assistant-message.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { ConversationLoading } from './conversation-loading.tsx';
import { MessageLog } from './message-log.tsx';
import { Offers } from './offers.tsx';
import { useStore } from '../desk/use-desk.ts';
import { type Conversation as Talk, useConversation } from './use-conversation.ts';
import { useExport } from './use-export.ts';
import type { Goal } from './use-goal.ts';
import { UserMessage } from './user-message.tsx';
import { WritingMessage } from './writing-message.tsx';
import { lazyPart } from '../../kit/state/lazy-part.ts';

/** Loaded on demand, since most messages propose no action. */
const ActionCard = lazyPart(() => import('../desk/action-card.tsx'));

type ConversationProps = {
  desk: Desk;
  active: ActiveSession;
  session: Session;
  actions: SessionActions;
  actionDesk: ActionDesk;
};

export function Conversation({ desk, active, session, actions, actionDesk }: ConversationProps) {
  const sessionId = session.id;
  const { text, change, giveBack } = useKeptText(sessionId);
  const conversation = useConversation(desk, active, giveBack);
  const { listing, log, rows, turns, send, stop, loadOlder, goal, isLooking } = conversation;
  const last = useLast(desk, conversation);
  const focusGoal = useFocusOnce(goal);
  const exportSession = useExport(desk.uid, session);
  const input = useRef<HTMLTextAreaElement>(null);
  const isWriting = turns.length > 0 && turns[0]?.is !== 'offline';
  const { sendOnce, summarize } = useControls(conversation, text, change);
  useEscape(isWriting ? stop : undefined);
  // With the drawing: a title that is typed at once must not lose the focus, and be stored half-written.
  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), []);
  const draw = (row: Row) => (
    <Measure
      data-message
      tabIndex={-1}
      {...(row.key === goal?.messageId && { 'data-goal': true, ref: focusGoal })}
    >
      {row.is === 'said' && row.day !== undefined && <Day at={row.day} />}
      {row.is === 'writing' ? (
        <WritingMessage turn={row.turn} />
      ) : (
        <Said
          row={row}
          last={last}
          conversation={conversation}
          rewrites={desk.rewrites}
          place={messagePlace(sessionId, row.message.id)}
          onOffer={sendOnce}
          card={<Proposed desk={desk} actions={actionDesk} sessionId={sessionId} message={row.message} />}
        />
      )}
    </Measure>
  );

  return (
    <Pane aria-label={session.title}>
      <ConversationHeader session={session} actions={actions} onExport={exportSession} />
      {listing.is === 'loading' && <ConversationLoading />}
      {rows.length === 0 && <NothingSaid is={listing.is} />}
      {rows.length > 0 && (
        <MessageLog
          rows={rows}
          older={listing.older}
          onOlder={loadOlder}
          draw={draw}
          goal={goal}
          isLooking={isLooking}
        />
      )}
      <Foot>
        {isWriting && <StopButton onStop={stop} />}
        <QuickActions onSummarize={summarize} />
        <Composer
          text={text}
          onChange={change}
          inputRef={input}
          microphone={{
            sessionId: session.id,
            onWords: (words) => {
              change(joinWords(text, words));
              input.current?.focus();
            },
          }}
          onSend={() => {
            send(text.trim());
            change('');
          }}
        />
      </Foot>
      <LastAnswer isKnown={isKnown(listing)} message={log.findLast(({ type }) => type === 'system')} />
    </Pane>
  );
}

function useKeptText(sessionId: string) {
  const [text, setText] = useState(() => draftOf(sessionId));
  const change = (typed: string) => {
    setText(typed);
    keepDraft(sessionId, typed);
  };
  const giveBack = useCallback(
    (typed: string) => {
      keepDraft(sessionId, joinWords(typed, draftOf(sessionId)));
      setText(draftOf(sessionId));
    },
    [sessionId],
  );
  return { text, change, giveBack };
}

/** What the last message invites to, while nothing is being written. */
function useLast(desk: Desk, { log, turns, again }: Talk) {
  const last = log.at(-1);
  const offered = useStore(desk.offers).get(last?.id ?? '');
  const now = useNow(60_000);
  const isIdle = turns.length === 0;
  const question = log.findLast(({ type }) => type === 'user');
  const retry = useMemo(() => question && (() => again(question)), [question, again]);
  return {
    id: last?.id,
    offered: isIdle ? offered : undefined,
    retry: isIdle ? retry : undefined,
    /** The question was never answered, and is too old to be asked again by itself. */
    isForgotten: isIdle && last?.type === 'user' && !isFreshEnough(last, now),
  };
}

/** Longer than a double click. */
const pressRestMs = 1_000;

/** Sends what a control says, and tells whether it did: pressed twice at once, it says one message. */
function useSendOnce(send: Talk['send']): (...said: Parameters<Talk['send']>) => boolean {
  const sentAt = useRef(-pressRestMs);
  return (...said) => {
    const now = performance.now();
    if (now - sentAt.current < pressRestMs) return false;
    sentAt.current = now;
    send(...said);
    return true;
  };
}

/** What the controls beside the composer say; `summarize` takes what was pasted into the composer, else the session. */
function useControls({ log, send }: Talk, text: string, change: (typed: string) => void) {
  const { t } = useTranslation('command-center');
  const tooLong = useTooLong();
  const sendOnce = useSendOnce(send);
  const summarize = () => {
    const pasted = text.trim();
    if (pasted !== '') {
      const asked = `${t('summarizeText')}\n\n${pasted}`;
      const excess = tooLong(asked, bounds.message);
      if (excess !== undefined) notify.error(excess);
      else if (sendOnce(asked, { purpose: 'summarize', typed: pasted })) change('');
    } else if (log.length > 0) sendOnce(t('summarizeSession'), { purpose: 'summarize', typed: '' });
    else notify.info(t('nothingToSummarize'));
  };
  return { sendOnce, summarize };
}

type SaidProps = {
  row: Extract<Row, { is: 'said' }>;
  last: ReturnType<typeof useLast>;
  conversation: Talk;
  rewrites: Map<string, string>;
  place: string;
  onOffer: (message: string) => unknown;
  card: ReactNode;
};

/** One message; the last one with what it invites to. */
function Said({ row, last, conversation: { again }, rewrites, place, onOffer, card }: SaidProps) {
  const { message, turn } = row;
  const isLast = message.id === last.id;
  if (message.type === 'user') {
    const answer = isLast && last.isForgotten ? last.retry : undefined;
    return (
      <UserMessage
        message={message}
        rewrites={rewrites}
        place={place}
        turn={turn}
        onResend={again}
        onAnswer={answer}
      />
    );
  }
  return (
    <AssistantMessage
      message={message}
      onRetry={isLast ? last.retry : undefined}
      offers={isLast && last.offered !== undefined && <Offers offered={last.offered} onChoose={onOffer} />}
      card={card}
    />
  );
}

function Proposed(props: ComponentProps<typeof ActionCard>): ReactNode {
  if (props.message.action === undefined) return null;
  return <ActionCard {...props} />;
}

function NothingSaid({ is }: Pick<Talk['listing'], 'is'>) {
  const { t } = useTranslation('command-center');
  if (is === 'loading') return null;
  return is === 'ready' ? (
    <Empty>
      <EmptyState pose="greeting" level="h3" title={t('emptyTitle')} hint={t('emptyHint')} />
    </Empty>
  ) : (
    <Empty role="alert">
      <EmptyState pose="lost" level="h3" title={t('failedToLoadMessages')} />
    </Empty>
  );
}

function StopButton({ onStop }: { onStop: () => void }) {
  const { t } = useTranslation('command-center');
  return (
    <Stopper>
      <Button size="sm" icon={<Stop />} onClick={onStop}>
        {t('stop')} <Kbd aria-hidden>Esc</Kbd>
      </Button>
    </Stopper>
  );
}

function Day({ at }: { at: number }) {
  return <DayLine>{dayOf(at, useWhen(3_600_000))}</DayLine>;
}

/** Read aloud only when an answer is complete: reading it while it is written would be noise. */
function LastAnswer({ isKnown: isLogKnown, message }: LastAnswerProps): ReactNode {
  const { t } = useTranslation('command-center');
  const [heard, setHeard] = useState<{ until: Instant; id?: string | undefined; text?: string }>();
  const { id, timestamp: at = 0, content = '' } = message ?? {};
  // What was there when the log was opened is old, and so is an answer that is the last one again.
  if (heard === undefined && isLogKnown) setHeard({ until: at, id });
  // A message that was just stored gets the server's time later.
  if (heard !== undefined && at > heard.until)
    setHeard(
      id === heard.id ? { ...heard, until: at } : { until: at, id, text: content.slice(0, mostReadOut) },
    );
  return (
    <div role="status" className="visually-hidden">
      {heard?.text !== undefined && t('answered', { text: heard.text })}
    </div>
  );
}

type LastAnswerProps = { isKnown: boolean; message: Message | undefined };

const mostReadOut = 500;

/** A ref that focuses the message that the address leads to, once: its row may leave the page and return. */
function useFocusOnce(goal: Goal | undefined): (element: HTMLElement | null) => void {
  const focused = useRef<Goal>(undefined);
  return useCallback(
    (element) => {
      if (element === null || focused.current === goal) return;
      focused.current = goal;
      element.focus({ preventScroll: true });
    },
    [goal],
  );
}

function useEscape(act: (() => void) | undefined): void {
  useEffect(() => {
    if (act === undefined) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isOfField(event)) act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [act]);
}

/** Escape in a field gives up what is typed there; an open dialog or menu handles it itself. */
function isOfField({ target, isComposing }: KeyboardEvent): boolean {
  const field = target instanceof Element ? target.closest('input, textarea') : null;
  return isComposing || (field !== null && field.closest('[data-composer]') === null);
}

const Pane = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  backgroundColor: theme.vars.palette.surface,
}));

const margins = 'clamp(16px, 6.5%, 54px)';
const measure = 760;

const Measure = styled('div')(({ theme }) => ({
  maxInlineSize: `calc(${measure}px + 2 * ${margins})`,
  paddingInline: margins,
  paddingBlock: 8,
  outline: 'none',
  // The message that the address leads to is marked while it has the focus.
  '&[data-goal]:focus': { backgroundColor: theme.vars.palette.accentTint },
}));

const Foot = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(1),
  maxInlineSize: `calc(${measure}px + 2 * ${margins})`,
  paddingInline: margins,
  paddingBlock: theme.spacing(1, 2.5),
  paddingBlockEnd: `max(${theme.spacing(2)}, env(safe-area-inset-bottom))`,
}));

const Stopper = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  '& button': { borderRadius: 999, paddingInline: theme.spacing(1.5) },
}));

const Empty = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'grid',
  alignContent: 'center',
});

const DayLine = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  textAlign: 'center',
  paddingBlockEnd: theme.spacing(1.5),
  color: theme.vars.palette.ink3,
}));
