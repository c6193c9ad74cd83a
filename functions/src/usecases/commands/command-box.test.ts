import { describe, expect, it } from 'vitest';
import { aChat } from '../../testing/a-chat.ts';
import { anna } from '../../testing/engine.ts';
import { meetsIn } from '../../testing/what-is-there.ts';
import { readCommandBox } from './command-box.ts';

const clock = { now: '2026-11-20T09:00:00+02:00', timeZone: 'Asia/Jerusalem' };

async function given(command: string) {
  const ports = aChat();
  meetsIn(ports)('e1', 'Dentist', Date.parse('2026-11-23T15:00:00+02:00'));
  const read = await readCommandBox(ports, anna, { command, userId: 'anna', ...clock });
  return read.actions.map(({ actionType, payload, words }) => ({ actionType, payload, words }));
}

describe('what a command box was given', () => {
  it('is each task of a list', async () => {
    const list = await given(
      'add tasks: call the plumber by Friday, send the plans on Monday and pay rent by the 10th',
    );
    expect(list.map(({ payload }) => payload['title'])).toEqual([
      'call the plumber',
      'send the plans',
      'pay rent',
    ]);
  });

  it.each([
    'cancel the dentist on Monday and remind me tomorrow at 9 to book a new appointment',
    'move the dentist to 5 and tell me what I have on Tuesday',
    'תבטלי את Dentist ביום שני ותזכירי לי מחר ב-9 לקבוע תור חדש',
  ])('is left to a conversation where a change stands beside another wish: %s', async (command) => {
    expect(await given(command)).toMatchObject([{ actionType: 'unknown' }]);
  });

  it.each([
    ['remind me tomorrow at 9 to water otters', 'reminder'],
    ['email dana@example.com that I am late and remind me tomorrow at 9 to call her', 'send_email'],
    ['add a task to buy milk', 'create_task'],
    ['cancel the dentist on Monday', 'cancel_event'],
  ])('is read as it is: %s', async (command, actionType) => {
    expect((await given(command))[0]?.actionType).toBe(actionType);
  });

  it.each([
    [
      "Block out tomorrow afternoon, I've got to finish the drawings",
      'finish the drawings',
      '2026-11-21T12:00:00+02:00',
    ],
    ['block Monday morning for the site visit', 'site visit', '2026-11-23T09:00:00+02:00'],
    ["mum's birthday is on January 14, add it to my calendar", "mum's birthday", '2027-01-14T00:00:00+02:00'],
  ])('is read in plainer words, and keeps its own: %s', async (command, title, startTime) => {
    expect(await given(command)).toMatchObject([
      { actionType: 'create_event', payload: { title, startTime }, words: command },
    ]);
  });
});
