import { writeReply } from '../usecases/chat/turn.ts';
import { aChat } from './a-chat.ts';
import { anna } from './engine.ts';

const writing = { signal: new AbortController().signal, onText: () => undefined };
/** Friday, 20 November 2026, 09:00 in Jerusalem. */
const clock = { now: '2026-11-20T09:00:00+02:00', timeZone: 'Asia/Jerusalem' };

export const sayInChat = (message: string, more: object = {}, ports = aChat()) =>
  writeReply(ports, anna, { message, userId: 'anna', ...clock, ...more }, writing);

/** What was said before. */
export const saidBefore = (content: string) => ({ messages: [{ role: 'user' as const, content }] });

/** The reply to what is said after a command whose card waits. */
export async function afterCard(command: string, message: string) {
  const { actions } = await sayInChat(command);
  const waiting = actions.map(({ actionType, payload }) => ({ id: 'card', actionType, payload }));
  return await sayInChat(message, { waiting, context: saidBefore(command) });
}
