import type * as z from 'zod/mini';
import type { chatReply, chatRequest } from '@crocodile-hub/core/contract/chat';
import type { Person } from '../../ports/person.ts';
import { readCommand, type ReadCommandPorts } from '../commands/read-command.ts';
import { chatWords } from './words.ts';

type Request = z.output<typeof chatRequest>;
type Reply = z.output<typeof chatReply>;

/** What can be answered without a model: a command becomes a proposal, anything else an honest word of help. */
export async function answer(ports: ReadCommandPorts, person: Person, request: Request): Promise<Reply> {
  const { message, userId, now, timeZone, locale } = request;
  const text = chatWords(message);
  const read = await readCommand(ports, person, { command: message, userId, now, timeZone, locale });
  const { actionType, summary, payload, payloadHash } = read;
  const plain = {
    success: true as const,
    isProcessing: false,
    searchQuery: null,
    sources: [],
    source: 'rules' as const,
  };
  if (actionType === 'unknown') {
    return { ...plain, message: text.cannotTalk, requiresConfirmation: false, actions: [] };
  }
  return {
    ...plain,
    message: summary,
    requiresConfirmation: true,
    actions: [{ actionType, summary, payload, payloadHash }],
  };
}
