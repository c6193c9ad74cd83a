import { chatContextBounds, chatEvents } from '@crocodile-hub/core/contract/chat';
import { call, type Input, type Reply } from '../../kit/wire/call.ts';
import { callStream } from '../../kit/wire/call-stream.ts';
import type { Outcome } from '../../kit/wire/failure.ts';
import type { CommandClock } from '../../account/command-clock.ts';
import type { Message, MessageAction } from './message.ts';

/** A card that waits for a yes, as it stands on the page. */
export type WaitingCard = Pick<MessageAction, 'actionType' | 'payload' | 'runAt'> & { id: string };

export type Question = {
  sessionId: string;
  messageId: string;
  content: string;
  /** The id under which the reply will be stored: the same id gets the same answer again. */
  replyId: string;
  /** The messages before the question, oldest first. */
  before: readonly Pick<Message, 'type' | 'content' | 'timestamp'>[];
  /** The cards before it that still wait for a yes. */
  waiting?: readonly WaitingCard[];
  /** Set in the second call of a search. */
  search?: { query: string | null };
  purpose?: 'summarize';
  /** Questions from the hub use a route of their own. Rule calls.chat.1. */
  via: 'chat' | 'gptChat';
};

type Asking = {
  clock: CommandClock & { locale: string };
  signal: AbortSignal;
  onText: (text: string) => void;
};

/** Asks the assistant; `onText` gets each piece of the answer as it is written. */
export function askAssistant(
  uid: string,
  question: Question,
  { clock, signal, onText }: Asking,
): Promise<Outcome<Reply<'chat'>>> {
  return callStream(
    question.via,
    { body: bodyOf(uid, question, clock) },
    {
      signal,
      onEvent: (name, data) => {
        const token = name === 'token' ? chatEvents.token.safeParse(data) : undefined;
        if (token?.success === true) onText(token.data.text);
      },
    },
  );
}

/** Stops the server's writing; the text so far becomes the reply. */
export function stopAssistant(uid: string, replyId: string): Promise<Outcome<Reply<'chatCancel'>>> {
  return call('chatCancel', { body: { userId: uid, replyId } });
}

function bodyOf(uid: string, question: Question, clock: Asking['clock']): Input<'chat'>['body'] {
  const { sessionId, messageId, content, replyId, before, waiting = [], search, purpose } = question;
  return {
    message: content,
    userId: uid,
    sessionId,
    messageId,
    replyId,
    context: {
      userId: uid,
      sessionId,
      messages: before.slice(-chatContextBounds.messages).map((message) => ({
        role: message.type === 'user' ? ('user' as const) : ('assistant' as const),
        content: message.content.slice(0, chatContextBounds.content),
        timestamp: message.timestamp,
      })),
    },
    ...(waiting.length === 0 ? {} : { waiting: [...waiting] }),
    ...(search === undefined ? {} : { executeSearch: true, searchQuery: search.query }),
    ...(purpose === undefined ? {} : { purpose }),
    ...clock,
  };
}
