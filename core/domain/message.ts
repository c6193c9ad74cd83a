import type * as z from 'zod/mini';
import type { chatReply } from '../contract/chat.ts';
import { bounds } from '../contract/bounds.ts';
import type { actionStates, MessageDocument, SessionDocument } from '../contract/documents.ts';
import { cut } from './cut.ts';
import { replyIdOf } from './reply-id.ts';
import type { SessionEvent } from './session.ts';
import { keepReadings } from './two-readings.ts';

export type ChatReply = z.output<typeof chatReply>;
export type MessageStatus = MessageDocument['status'];
export type ActionState = (typeof actionStates)[number];
export type MessagePreview = SessionDocument['messages'][number];

/** What can happen to an action that a message proposes. */
export type ActionEvent =
  | 'confirm'
  | 'cancel'
  | 'done'
  | 'failed'
  /** Taken back while it was held, or undone afterwards. */
  | 'undone';

/**
 * Rule center.actions.2. After a failure the action can be tried again; it may also turn out to be done, if only the
 * answer was lost. An accepted action that was held may still fail when it leaves.
 */
const actionTransitions = {
  proposed: { confirm: 'running', cancel: 'cancelled' },
  running: { done: 'confirmed', failed: 'failed', undone: 'cancelled' },
  failed: { confirm: 'running', cancel: 'cancelled', done: 'confirmed' },
  confirmed: { undone: 'cancelled', failed: 'failed' },
  cancelled: {},
} as const satisfies Record<ActionState, Partial<Record<ActionEvent, ActionState>>>;

/** The state after the event, or null when the event does not apply there. */
export function nextActionState(state: ActionState, event: ActionEvent): ActionState | null {
  const from: Partial<Record<ActionEvent, ActionState>> = actionTransitions[state];
  return from[event] ?? null;
}

const messageStatusOf = {
  proposed: 'Pending',
  running: 'Pending',
  failed: 'Error',
  confirmed: 'Done',
  cancelled: 'Done',
} as const satisfies Record<ActionState, MessageStatus>;

/** A message is Pending until its action is handled. */
export function statusOfAction(state: ActionState): MessageStatus {
  return messageStatusOf[state];
}

const sessionEventOf = {
  proposed: 'confirmation-asked',
  running: 'action-started',
  failed: 'action-failed',
  confirmed: 'action-done',
  cancelled: 'action-cancelled',
} as const satisfies Record<ActionState, SessionEvent>;

/** What this state of an action means for its session. */
export function sessionEventOfAction(state: ActionState): SessionEvent {
  return sessionEventOf[state];
}

export type NewMessage = Pick<MessageDocument, 'content' | 'type' | 'status'> & {
  id: string;
  action?: NonNullable<MessageDocument['action']>;
  sources?: NonNullable<MessageDocument['sources']>;
};

/** The messages that a reply adds to the log, and its event for the session. Rules chat.answer.1 and chat.search.1. */
export function messagesOfReply(
  reply: ChatReply,
  replyId: string,
): { messages: NewMessage[]; event: SessionEvent } {
  const content = cut(reply.message, bounds.message);
  const said = { id: replyId, content, type: 'system' } as const;
  if (isSearchAhead(reply)) return { messages: [{ ...said, status: 'Pending' }], event: 'searching' };
  if (reply.actions.length > 0) return proposals(reply, said);
  const sources = sourcesOf(reply);
  const message = { ...said, status: 'Done', ...(sources.length > 0 && { sources }) } as const;
  return { messages: [message], event: 'answered' };
}

/** Whether a second call is to run the search that the reply speaks of. */
export function isSearchAhead(reply: Pick<ChatReply, 'isProcessing' | 'searchQuery'>): boolean {
  return reply.isProcessing && reply.searchQuery !== null && reply.searchQuery.trim() !== '';
}

/** Long lists are cut. A URL that is too long is left out: a cut one would lead elsewhere. */
function sourcesOf(reply: ChatReply): ChatReply['sources'] {
  return reply.sources
    .filter(({ url }) => url.length <= bounds.sourceUrl)
    .slice(0, bounds.sources)
    .map(({ title, url }) => ({ title: cut(title, bounds.sourceTitle), url }));
}

/**
 * One message for each action, since each is confirmed by itself. The first carries the assistant's words. Rule
 * chat.confirmation.1.
 */
function proposals(
  { actions, requiresConfirmation }: ChatReply,
  said: Pick<NewMessage, 'id' | 'content' | 'type'>,
) {
  const state = requiresConfirmation ? 'proposed' : 'running';
  const messages = actions.map((action, index): NewMessage => {
    const own =
      index === 0
        ? said
        : { ...said, id: `${said.id}-${index + 1}`, content: cut(action.summary, bounds.message) };
    const { actionType, payload, payloadHash, runAt, other } = action;
    const summary = cut(action.summary, bounds.summary);
    const later = typeof runAt === 'string' ? { runAt } : {};
    const key = state === 'running' ? { key: own.id } : {};
    const leaving = (what: typeof payload) => (typeof runAt === 'string' ? { ...what, sendAt: runAt } : what);
    const both = (other === undefined ? [] : [action, other]).map((one) => ({
      ...one,
      payload: leaving(one.payload),
    }));
    const readings = other === undefined ? undefined : keepReadings(both);
    return {
      ...own,
      status: statusOfAction(state),
      action: {
        actionType,
        payload,
        payloadHash,
        summary,
        state,
        ...later,
        ...key,
        ...(readings === undefined ? {} : { readings }),
      },
    };
  });
  return { messages, event: sessionEventOfAction(state) };
}

/** The id of the search's answer, after a reply that said it would search. */
export function searchIdOf(replyId: string): string {
  return `${replyId}-search`;
}

type Logged = Pick<MessageDocument, 'type' | 'status' | 'replyId' | 'action'> & { id: string };

/** A turn that the log still waits for: an answer to the person's message, or the search that was announced for it. */
export type OpenTurn<M> = { is: 'answer'; question: M } | { is: 'search'; question: M };

/**
 * The open turns of a log, oldest first; a reload finishes them. A message without a reply id, as the hub writes it, is
 * open only while it is the last one.
 */
export function openTurns<M extends Logged>(log: readonly M[]): OpenTurn<M>[] {
  const byId = new Map(log.map((message) => [message.id, message]));
  const last = log.at(-1);
  return log.flatMap((question): OpenTurn<M>[] => {
    if (question.type !== 'user') return [];
    const reply = byId.get(replyIdOf(question));
    if (reply === undefined) {
      return question.replyId !== undefined || question === last ? [{ is: 'answer', question }] : [];
    }
    const isNotice = reply.status === 'Pending' && reply.action === undefined;
    return isNotice && !byId.has(searchIdOf(reply.id)) ? [{ is: 'search', question }] : [];
  });
}

/** The last words of a log, shortened, for the lists of sessions. */
export function previewOf(log: readonly MessagePreview[]): MessagePreview[] {
  return log.slice(-bounds.previewMessages).map(({ id, content, type, status, timestamp }) => ({
    id,
    content: cut(content, bounds.preview),
    type,
    status,
    timestamp,
  }));
}
