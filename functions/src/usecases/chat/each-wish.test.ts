import { describe, expect, it } from 'vitest';
import { aChat } from '../../testing/a-chat.ts';
import { aMail } from '../../testing/a-mail.ts';
import { anna } from '../../testing/engine.ts';
import { meetsIn } from '../../testing/what-is-there.ts';
import { writeReply } from './turn.ts';

const writing = { signal: new AbortController().signal, onText: () => undefined };
const clock = { now: '2026-11-20T09:00:00+02:00', timeZone: 'Asia/Jerusalem' };
const at = (time: string) => Date.parse(`2026-11-23T${time}:00+02:00`);

async function ask(message: string) {
  const mails = ['kiln', 'glaze'].map((id) =>
    aMail({ id, subject: id, from: { name: 'Dana Levi', address: 'dana@example.com' } }),
  );
  const chat = aChat({ mails });
  chat.mail.peopleOf = () =>
    Promise.resolve([
      {
        threadId: 't',
        at: 1,
        isSent: true,
        isBulk: false,
        from: null,
        to: [{ name: 'Dana Levi', address: 'dana@example.com' }],
      },
    ]);
  meetsIn(chat)('review', 'Budget review', at('16:00'));
  meetsIn(chat)('garage', 'Garage call', at('12:00'));
  meetsIn(chat)('bank', 'Bank call', at('13:00'));
  return await writeReply(chat, anna, { message, userId: 'anna', ...clock }, writing);
}

describe('a sentence that asks for things of several kinds', () => {
  it('has a card of each change and command, and one yes', async () => {
    const { actions, message, requiresConfirmation } = await ask(
      'move the budget review to 17:00, cancel the garage call and email dana that I am free at noon',
    );
    expect(actions).toMatchObject([
      { actionType: 'update_event', payload: { newStart: '2026-11-23T17:00:00+02:00' } },
      { actionType: 'cancel_event', payload: { eventId: 'garage' } },
      { actionType: 'send_email', payload: { to: ['dana@example.com'], body: 'I am free at noon' } },
    ]);
    expect(requiresConfirmation).toBe(true);
    expect(message.match(/Shall I\?/g)).toHaveLength(1);
  });

  it('has the question behind a command answered, which is no part of the task', async () => {
    const { actions, message } = await ask('remind me tomorrow at 7 to pack also whats the weather in Haifa');
    expect(actions).toMatchObject([{ actionType: 'reminder', payload: { task: 'pack' } }]);
    expect(message).toContain('Haifa: 21.5°C');
  });

  it('has both changes of one meeting on one card', async () => {
    const { actions } = await ask('rename the budget review to Team review and move it to 5pm');
    expect(actions).toMatchObject([
      {
        actionType: 'update_event',
        payload: {
          newTitle: 'Team review',
          newStart: '2026-11-23T17:00:00+02:00',
          newEnd: '2026-11-23T18:00:00+02:00',
        },
        summary: expect.stringContaining('“Budget review” → “Team review”') as string,
      },
    ]);
  });

  it('begins at one and is as long as the other says', async () => {
    const { actions } = await ask('move the budget review to 17:00 and make it 90 minutes');
    expect(actions).toMatchObject([
      { payload: { newStart: '2026-11-23T17:00:00+02:00', newEnd: '2026-11-23T18:30:00+02:00' } },
    ]);
    expect(actions[0]?.summary).toContain('18:30');
  });

  it.each([
    ['archive all mails from dana and tag them money', ['archive', 'kiln glaze'], ['tag', 'kiln glaze']],
    ['star the last mail from dana and archive it', ['star', 'kiln'], ['archive', 'kiln']],
  ])('does both with the same mails: %s', async (message, ...cards) => {
    const { actions } = await ask(message);
    expect(actions.map(({ payload }) => [payload['does'], payload['messageIds']])).toEqual(cards);
  });

  it('tells nobody of a change while it is asked which one is meant', async () => {
    const { actions, message } = await ask('move the call to 17:00 and email dana that I moved it');
    expect(actions).toEqual([]);
    expect(message).toContain('“email dana that I moved it” is left out.');
  });

  it('has a part named that cannot be done with the others', async () => {
    const { actions, message } = await ask('invite dana to the budget review and push it by half an hour');
    expect(actions).toMatchObject([{ actionType: 'invite_to_event', payload: { to: ['dana@example.com'] } }]);
    expect(message).toContain('“push it by half an hour” is left out.');
  });

  it('makes nothing else of changes that fit nothing', async () => {
    const { actions, message } = await ask('rename the opera to Tosca and move it to the 10th');
    expect(actions).toEqual([]);
    expect(message).toContain('I found nothing here');
  });
});
