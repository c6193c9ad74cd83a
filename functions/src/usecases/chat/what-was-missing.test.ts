import { describe, expect, it } from 'vitest';
import { aChat } from '../../testing/a-chat.ts';
import { anna } from '../../testing/engine.ts';
import { writeReply } from './turn.ts';

const writing = { signal: new AbortController().signal, onText: () => undefined };
const clock = { now: '2026-11-20T09:00:00+02:00', timeZone: 'Asia/Jerusalem' };

/** What is answered to the last of these, each said after the answer to the one before. */
async function converse(...said: string[]) {
  const messages: { role: 'user' | 'assistant'; content: string }[] = [];
  let reply = await Promise.resolve<Awaited<ReturnType<typeof writeReply>> | null>(null);
  for (const message of said) {
    const request = { message, userId: 'anna', ...clock, context: { messages: [...messages] } };
    reply = await writeReply(aChat(), anna, request, writing);
    messages.push({ role: 'user', content: message }, { role: 'assistant', content: reply.message });
  }
  return reply;
}

describe('what is said after a question for what was missing', () => {
  it.each([
    [['book a meeting with dana@example.com', 'tomorrow at 3'], '2026-11-21T15:00:00+02:00'],
    [
      ['book a meeting with dana@example.com', 'on Monday at ten in the morning'],
      '2026-11-23T10:00:00+02:00',
    ],
    [['תקבעי פגישה עם dana@example.com', 'מחר ב-3'], '2026-11-21T15:00:00+02:00'],
  ])('is when a meeting begins: %j', async (said, startTime) => {
    const reply = await converse(...said);
    expect(reply?.actions).toMatchObject([{ actionType: 'create_event', payload: { startTime } }]);
    expect(reply?.requiresConfirmation).toBe(true);
  });

  it.each([
    [['text +972541234567', 'running ten minutes late'], 'running ten minutes late'],
    [['text +972541234567', 'when do we start?'], 'when do we start?'],
    [['סמס ל +972541234567', 'שאני מאחרת ברבע שעה'], 'אני מאחרת ברבע שעה'],
  ])('is what a message says: %j', async (said, message) => {
    const reply = await converse(...said);
    expect(reply?.actions).toMatchObject([{ payload: { to: '+972541234567', message } }]);
  });

  it.each([
    [['book a meeting with dana@example.com', 'never mind'], 'All right.'],
    [['book a meeting with dana@example.com', 'what time is it?'], 'It is 09:00.'],
  ])('may be something else: %j', async (said, answer) => {
    expect(await converse(...said)).toMatchObject({ message: answer, actions: [] });
  });

  it('is no part of a command that lacked nothing', async () => {
    const reply = await converse('remind me tomorrow at 5 to call Dana', 'tomorrow at 3');
    expect(reply?.actions ?? []).not.toMatchObject([{ payload: { task: expect.stringContaining('Dana') } }]);
  });
});
