import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { describe, expect, it } from 'vitest';
import type { Calendar, MailedInvitation } from '../../ports/calendar.ts';
import { Failure } from '../../ports/failure.ts';
import { anEngine, anna } from '../../testing/engine.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { execute } from '../ledger/execute.ts';
import { runJob } from '../ledger/run-job.ts';
import { takeBack } from '../ledger/take-back.ts';

const start = Date.UTC(2030, 4, 1, 9);
const mailed: MailedInvitation = {
  kind: 'asked',
  uid: 'review@example.com',
  occurrence: null,
  title: 'Review',
  location: '',
  when: { is: 'time', start, end: start + 3_600_000 },
  timeZone: 'UTC',
  recurrence: null,
  exceptions: [],
  organizer: { name: 'Dana', address: 'dana@example.com' },
  guests: [],
};

type Replaced = { mail?: Partial<MailedInvitation>; calendar?: Partial<Calendar> };

function aDesk({ mail = {}, calendar = {} }: Replaced = {}) {
  return anEngine({
    inbox: silentInbox({ calendarText: () => Promise.resolve('BEGIN:VCALENDAR') }),
    invitations: { read: () => Promise.resolve({ ...mailed, ...mail }) },
    calendar,
  });
}

function anAnswer(answer: string, over: Record<string, unknown> = {}) {
  const payload = {
    messageId: 'm1',
    uid: mailed.uid,
    title: mailed.title,
    startTime: new Date(start).toISOString(),
    organizer: 'dana@example.com',
    before: 'needsAction',
    answer,
    ...over,
  };
  return {
    userId: anna.uid,
    actionType: 'rsvp_event',
    payload,
    payloadHash: payloadHash('rsvp_event', payload),
    idempotencyKey: `rsvp-${answer}`,
  };
}

const silence = () => new Failure('unavailable', 'unknown', { mayHaveHappened: true });
const changed = { kind: 'conflict', reason: 'eventChanged' };

describe('the answer to an invitation', () => {
  it('puts the meeting into the calendar, is told once however often it is pressed, and says so', async () => {
    const engine = aDesk();
    const accept = anAnswer('accepted');
    const replies = await Promise.all([1, 2, 3].map(() => execute(engine, anna, accept)));
    expect(replies[0]?.message).toBe('“Review”: accepted. dana@example.com is told.');
    expect(engine.calendar.told).toEqual(['accepted']);
    expect(engine.calendar.invitedTo.get(mailed.uid)).toMatchObject({ answer: 'accepted' });
  });

  it('is not told again when it is given already, in another tab', async () => {
    const engine = aDesk();
    await execute(engine, anna, anAnswer('accepted'));
    await execute(engine, anna, { ...anAnswer('accepted'), idempotencyKey: 'another-tab' });
    expect(engine.calendar.told).toEqual(['accepted']);
  });

  it('can be another one later, and be taken back', async () => {
    const engine = aDesk();
    await execute(engine, anna, anAnswer('accepted'));
    await execute(engine, anna, anAnswer('declined', { before: 'accepted' }));
    await takeBack(engine, anna, 'rsvp-declined');
    expect(engine.calendar.told).toEqual(['accepted', 'declined', 'accepted']);
    await expect(takeBack(engine, anna, 'rsvp-accepted')).resolves.toMatchObject({
      status: 'inverted',
    });
    expect(engine.calendar.invitedTo.get(mailed.uid)?.answer).toBe('needsAction');
  });

  it('that is late takes back no newer one', async () => {
    const engine = aDesk();
    await execute(engine, anna, anAnswer('declined'));
    await expect(execute(engine, anna, anAnswer('accepted'))).rejects.toMatchObject(changed);
    expect(engine.calendar.told).toEqual(['declined']);
  });

  it('is refused when the meeting has another time than was shown', async () => {
    const engine = aDesk({ mail: { when: { is: 'time', start: start + 60_000, end: start + 3_600_000 } } });
    await expect(execute(engine, anna, anAnswer('accepted'))).rejects.toMatchObject(changed);
    expect(engine.calendar.told).toEqual([]);
  });

  it.each([
    ['is another meeting there', { title: 'Board meeting' }, {}],
    ['has another organizer there', { organizer: { name: '', address: 'avi@example.com' } }, {}],
    [
      'has another organizer there than in the mail',
      {},
      { organizer: { name: '', address: 'eve@example.com' } },
    ],
    ['is given already, to another meeting', { title: 'Board meeting', answer: 'declined' as const }, {}],
  ])('is refused when what stands under its UID %s', async (_, event, mail) => {
    const engine = aDesk({ mail });
    await engine.calendar.addInvitation(anna, mailed);
    const known = engine.calendar.invitedTo.get(mailed.uid);
    if (known !== undefined) engine.calendar.invitedTo.set(mailed.uid, { ...known, ...event });
    await expect(execute(engine, anna, anAnswer('declined'))).rejects.toMatchObject(changed);
    expect(engine.calendar.told).toEqual([]);
  });

  it('is given under the title that the calendar has by now', async () => {
    const engine = aDesk({ mail: { title: 'Old name' } });
    await engine.calendar.addInvitation(anna, mailed);
    await execute(engine, anna, anAnswer('declined'));
    expect(engine.calendar.told).toEqual(['declined']);
  });

  it('is refused when the mail names the meeting otherwise than it was shown', async () => {
    const engine = aDesk({ mail: { title: 'Another name' } });
    await expect(execute(engine, anna, anAnswer('accepted'))).rejects.toMatchObject(changed);
    expect(engine.calendar.invitedTo.size).toBe(0);
  });

  it.each([
    ['is about another meeting', { uid: 'other@example.com' }],
    ['cancels it', { kind: 'cancelled' as const }],
    ['is an answer itself', { kind: 'answered' as const }],
  ])('is refused when the mail %s', async (_, mail) => {
    const engine = aDesk({ mail });
    await expect(execute(engine, anna, anAnswer('accepted'))).rejects.toMatchObject(changed);
    expect(engine.calendar.invitedTo.size).toBe(0);
  });

  it('is found again where its call was done and not answered', async () => {
    const { calendar } = aDesk();
    const answer: Calendar['answer'] = async (...input) => {
      await calendar.answer(...input);
      throw silence();
    };
    const engine = aDesk({ calendar: { ...calendar, answer } });
    await expect(execute(engine, anna, anAnswer('accepted'))).resolves.toMatchObject({ status: 'done' });
    expect(calendar.told).toEqual(['accepted']);
  });

  it('is given once when its worker dies after the call, or before it', async () => {
    for (const dies of ['after', 'before'] as const) {
      const { calendar } = aDesk();
      const death = Promise.withResolvers<void>();
      const answer: Calendar['answer'] = async (...input) => {
        if (dies === 'after') await calendar.answer(...input);
        death.resolve();
        return new Promise(() => {});
      };
      const mortal = aDesk({ calendar: { ...calendar, answer } });
      void execute(mortal, anna, anAnswer('accepted'));
      await death.promise;
      const heir = aDesk({ calendar });
      const { ledger, clock } = mortal;
      clock.advance(600_000);
      await runJob({ ...heir, ledger, clock }, { uid: anna.uid, key: 'rsvp-accepted' });
      expect(calendar.told).toEqual(['accepted']);
      expect(ledger.entry(anna.uid, 'rsvp-accepted')).toMatchObject({ status: 'done' });
    }
  });

  it('is told in words, the repetition too', () => {
    const { actions } = aDesk();
    const { payload } = anAnswer('declined', { startTime: '2030-05-01', recurrence: 'FREQ=WEEKLY;BYDAY=WE' });
    const say = (locale: string) =>
      actions.rsvp_event.prepare(payload).describe({ timeZone: 'Asia/Jerusalem', locale });
    expect(say('en')).toBe(
      'Decline “Review” on Wed, 1 May 2030, every week on Wednesday. The calendar tells dana@example.com',
    );
    expect(say('he')).toContain('לדחות את ״Review״');
  });
});
