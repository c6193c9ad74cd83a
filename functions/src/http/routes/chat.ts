import { answer } from '../../usecases/chat/answer.ts';
import type { ReadCommandPorts } from '../../usecases/commands/read-command.ts';
import type { Handlers } from '../call.ts';

export function chatRoutes(ports: ReadCommandPorts) {
  return {
    chat: ({ person, body }) => answer(ports, person, body),
    gptChat: ({ person, body }) => answer(ports, person, body),
    chatCancel: () => Promise.resolve({ success: true as const }),
  } satisfies Partial<Handlers>;
}
