import type { Message } from '../log/message.ts';

/** A message of which a test names only what matters. */
export function aMessage(given: Partial<Message> = {}): Message {
  return { id: 'm1', content: 'hi', type: 'system', status: 'Done', timestamp: 0, isUnsent: false, ...given };
}
