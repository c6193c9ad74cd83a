import { mostWaitingCards } from '@crocodile-hub/core/contract/chat';
import type { CardEdit } from '../../actions/card/confirm-card.tsx';
import { splitSendAt } from '../../actions/run/send-at.ts';
import type { WaitingCard } from '../log/ask-assistant.ts';
import type { Message, MessageAction } from '../log/message.ts';
import type { AskedTurn } from './turn-runner.ts';

/** The question with the messages before it, and the cards among them that wait. */
export async function requestOf(
  sessionId: string,
  { turn, replyId, search }: AskedTurn,
  said: readonly Message[],
  editOf: (messageId: string) => CardEdit | undefined,
) {
  const asked = said.findIndex(({ id }) => id === turn.questionId);
  const before = asked < 0 ? said : said.slice(0, asked);
  return {
    sessionId,
    messageId: turn.questionId,
    content: turn.content,
    replyId,
    before,
    waiting: await Promise.all(
      waitingCards(before).map(async ({ id, action }) => ({ id, ...(await asShown(action, editOf(id))) })),
    ),
    via: turn.via,
    ...(search === undefined ? {} : { search }),
    ...(turn.purpose === undefined ? {} : { purpose: turn.purpose }),
  };
}

/** An action with what was changed on its card. */
async function asShown(
  { actionType, payload, runAt }: MessageAction,
  edit: CardEdit | undefined,
): Promise<Omit<WaitingCard, 'id'>> {
  if (edit === undefined) return { actionType, payload, ...(runAt === undefined ? {} : { runAt }) };
  // The card was edited in this tab, so its form is here.
  const { fromForm } = await import('../../actions/card/payload-form.ts');
  const { proposed, values, timeZone } = edit;
  const edited = fromForm(proposed.actionType, proposed.payload, values, timeZone);
  return { actionType: proposed.actionType, ...splitSendAt(edited, Date.now()) };
}

type Logged = Pick<Message, 'id' | 'type' | 'action'>;

/** The cards of the newest reply that still wait for a yes, oldest first. What else was said since is of no card. */
export function waitingCards(log: readonly Logged[]): { id: string; action: MessageAction }[] {
  const newest = log.slice(log.findLastIndex(({ type }) => type === 'user') + 1);
  return newest
    .flatMap(({ id, action }) => (action?.state === 'proposed' ? [{ id, action }] : []))
    .slice(-mostWaitingCards);
}
