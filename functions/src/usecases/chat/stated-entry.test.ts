import { expect, it } from 'vitest';
import { aChat } from '../../testing/a-chat.ts';
import { sayInChat } from '../../testing/after-card.ts';
import { meetsIn } from '../../testing/what-is-there.ts';

const message = 'יש לי פגישה עם דנה ביום ראשון בעשר';
const ask = (ports = aChat()) => sayInChat(message, {}, ports);

it('is proposed where nothing is in the calendar then', async () => {
  const { actions } = await ask();
  expect(actions).toMatchObject([
    { actionType: 'create_event', payload: { startTime: '2026-11-22T10:00:00+02:00' } },
  ]);
});

it('is answered where something begins then', async () => {
  const ports = aChat();
  meetsIn(ports)('m', 'Dana', Date.parse('2026-11-22T10:00:00+02:00'), ['dana@example.com']);
  const { actions, message: answer } = await ask(ports);
  expect(actions).toEqual([]);
  expect(answer).toContain('Dana');
});
