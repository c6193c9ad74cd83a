import type { Person } from '../../ports/accounts.ts';
import { asFailure } from '../../ports/failure.ts';
import { makeChat, type Chat } from '../../usecases/chat/kept-reply.ts';
import type { ChatReply, ChatRequest } from '../../usecases/chat/reply.ts';
import type { ChatPorts } from '../../usecases/chat/turn.ts';
import type { Handlers, RawBody } from '../call.ts';
import type { OpenStream } from '../respond.ts';
import { errorBody } from '../failure-reply.ts';

export function chatRoutes(ports: ChatPorts) {
  const chat = makeChat(ports);
  return {
    chat: (call) => answer(chat, call),
    gptChat: (call) => answer(chat, call),
    chatCancel: ({ person, body }) => chat.cancel(person, body.replyId),
  } satisfies Partial<Handlers>;
}

type ChatCall = { person: Person; body: ChatRequest; raw: RawBody; stream: OpenStream | null };

function answer(chat: Chat, { person, body, raw, stream }: ChatCall): Promise<ChatReply | Response> {
  if (stream === null) return chat.reply(person, body, () => undefined);
  const response = stream(async (send) => {
    try {
      const reply = await chat.reply(person, body, (text) => void send('token', { text }));
      await send('done', reply);
    } catch (error) {
      await send('error', errorBody(asFailure(error), raw.header('accept-language')));
    }
  });
  return Promise.resolve(response);
}
