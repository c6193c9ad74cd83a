import { expect, it } from 'vitest';
import { aChat } from '../../testing/a-chat.ts';
import { afterCard, saidBefore, sayInChat } from '../../testing/after-card.ts';
import { meetsIn } from '../../testing/what-is-there.ts';

it.each([
  ['book a haircut on 10 December at 5pm', 'and remind me an hour before', 'haircut', '2026-12-10T16:00:00'],
  [
    'book a haircut on 10 December at 5pm',
    'remind me the evening before too',
    'haircut',
    '2026-12-09T19:00:00',
  ],
  [
    'book a haircut on 10 December at 5pm',
    'remind me to leave 40 minutes before',
    'leave',
    '2026-12-10T16:20:00',
  ],
  [
    'קבעי לי תור לקוסמטיקאית ב-10 בדצמבר בחמש',
    'תודה אלופה, ותזכירי לי את זה גם יום לפני',
    'תור לקוסמטיקאית',
    '2026-12-09T17:00:00',
  ],
])('is a reminder beside the card that waits: %s, %s', async (command, message, task, at) => {
  const reply = await afterCard(command, message);
  expect(reply.actions).toMatchObject([
    { actionType: 'reminder', payload: { task, reminderTime: `${at}+02:00` } },
  ]);
  expect(reply.withdraws).toBeUndefined();
});

it('says that its time has passed', async () => {
  const { actions, message } = await afterCard('book a haircut today at 10am', 'remind me two hours before');
  expect(actions).toEqual([]);
  expect(message).toContain('08:00');
});

it('is read by the calendar after the meeting was confirmed', async () => {
  const ports = aChat();
  meetsIn(ports)('haircut', 'Haircut', Date.parse('2026-12-10T17:00:00+02:00'));
  const { actions } = await sayInChat(
    'and remind me an hour before',
    { context: saidBefore('book a haircut on 10 December at 5pm') },
    ports,
  );
  expect(actions).toMatchObject([{ payload: { reminderTime: '2026-12-10T16:00:00+02:00' } }]);
});
