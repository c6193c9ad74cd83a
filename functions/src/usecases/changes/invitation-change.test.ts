import { shownOutside } from '@crocodile-hub/core/text/markdown';
import { describe, expect, it } from 'vitest';
import type { InvitedEvent, MailedInvitation } from '../../ports/calendar.ts';
import { Failure } from '../../ports/failure.ts';
import { aMail } from '../../testing/a-mail.ts';
import { anEngine, anna } from '../../testing/engine.ts';
import { memoryCalendar } from '../../testing/memory-calendar.ts';
import { noContacts } from '../../testing/no-contacts.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { execute } from '../ledger/execute.ts';
import { takeBack } from '../ledger/take-back.ts';
import { clockOf } from '../time/person-clock.ts';
import { askedChange } from './asked-change.ts';

const dayMs = 86_400_000;
const tomer = { name: 'Tomer Shaked', address: 'tomer@example.com' };

function anInvitation(uid: string, title: string, start: number): MailedInvitation {
  return {
    kind: 'asked',
    uid,
    occurrence: null,
    title,
    location: '',
    when: { is: 'time', start, end: start + 3_600_000 },
    timeZone: 'Asia/Jerusalem',
    recurrence: null,
    exceptions: [],
    organizer: tomer,
    guests: [],
  };
}

type Given = { calendar?: ReturnType<typeof memoryCalendar>; list?: () => Promise<never> };

/** A mailbox with an invitation to a review and one to a summit. */
function world({ calendar = memoryCalendar(), list }: Given = {}) {
  const base = anEngine().clock.now();
  const mailed = new Map([
    ['mail-review', anInvitation('review', 'Spring site: first review', base + dayMs)],
    ['mail-summit', anInvitation('summit', 'Partner summit', base + 3 * dayMs)],
  ]);
  const mails = [...mailed.keys()].map((id) => aMail({ id, from: tomer, hasInvitation: true }));
  const inbox = silentInbox({
    list:
      list ??
      (() =>
        Promise.resolve({
          mails,
          unreadable: [],
          nextPageToken: null,
          total: mails.length,
          historyId: null,
        })),
    calendarText: (_person, id) => Promise.resolve(id),
  });
  const invitations = { read: (text: string) => Promise.resolve(mailed.get(text) ?? null) };
  const engine = anEngine({ inbox, invitations, calendar });
  const clock = clockOf({ timeZone: 'Asia/Jerusalem' }, engine.clock.now());
  const workspace = {
    openReminders: () => Promise.resolve([]),
    rungReminders: () => Promise.resolve([]),
    recentTasks: () => Promise.resolve([]),
    notedTasks: () => Promise.resolve([]),
  };
  const ports = { ...noContacts(), ...engine, inbox, invitations, workspace };
  return {
    engine,
    ask: (words: string, ...earlier: string[]) => askedChange(ports, anna, words, clock, earlier),
  };
}

function answeredEvent(answer: InvitedEvent['answer'], start: number): InvitedEvent {
  return {
    id: 'in-calendar',
    etag: '"1"',
    title: 'Partner summit',
    organizer: tomer,
    when: { is: 'time', start, end: start + 3_600_000 },
    guests: [],
    own: 'anna@example.com',
    answer,
    isOwn: false,
    isCancelled: false,
  };
}

describe('an answer to an invitation in words', () => {
  it('is shown with what it answers and whom it tells, before anything happens', async () => {
    const { ask, engine } = world();
    expect(await ask('accept the invitation to the summit')).toMatchObject({
      is: 'proposal',
      actionType: 'rsvp_event',
      payload: { messageId: 'mail-summit', uid: 'summit', answer: 'accepted', before: 'needsAction' },
      summary: expect.stringMatching(/^Accept “Partner summit” on .*The calendar tells tomer@example\.com$/),
    });
    expect(engine.calendar.told).toEqual([]);
  });

  it('is given once after the yes, and taken back by Undo', async () => {
    const { ask, engine } = world();
    const change = await ask('תדחה את ההזמנה ל-summit');
    if (change?.is !== 'proposal') throw new Error(`no proposal: ${JSON.stringify(change)}`);
    const { actionType, payload, payloadHash } = change;
    const command = { actionType, payload, payloadHash, userId: anna.uid, idempotencyKey: 'rsvp-1' };
    await execute(engine, anna, command);
    expect(engine.calendar.invitedTo.get('summit')?.answer).toBe('declined');
    await takeBack(engine, anna, 'rsvp-1');
    expect(engine.calendar.invitedTo.get('summit')?.answer).toBe('needsAction');
  });

  it('asks which one where several wait, and answers the one that is chosen', async () => {
    const { ask } = world();
    const asked = await ask('accept the invitation');
    expect(asked).toMatchObject({ is: 'said', asks: 'which', choices: [{}, {}] });
    expect(await ask('the second one', 'accept the invitation')).toMatchObject({
      payload: { uid: 'summit', answer: 'accepted' },
    });
  });

  it('means the one of the day that is said', async () => {
    const { ask } = world();
    expect(await ask('accept the invite for tomorrow')).toMatchObject({ payload: { uid: 'review' } });
    expect(await ask('תאשר לי את ההזמנה של תומר למחר')).toMatchObject({ payload: { uid: 'review' } });
    expect(await ask('accept the invite for the day after tomorrow')).toMatchObject({ is: 'said' });
  });

  it('means the one without an answer where nothing is said of it', async () => {
    const calendar = memoryCalendar();
    const start = anEngine().clock.now() + 3 * dayMs;
    calendar.invitedTo.set('summit', answeredEvent('declined', start));
    const { ask } = world({ calendar });
    expect(await ask('accept the invitation')).toMatchObject({ payload: { uid: 'review' } });
    expect(await ask("accept tomer's review for tomorrow")).toMatchObject({
      actionType: 'rsvp_event',
      payload: { uid: 'review' },
    });
    expect(await ask('say yes to the summit')).toMatchObject({ payload: { uid: 'summit' } });
    expect(await ask('accept the opera')).toBeNull();
    expect(await ask("accept Tomer's invitation to the summit")).toMatchObject({
      payload: { uid: 'summit', before: 'declined' },
    });
  });

  it.each([
    [
      'decline the invitation to the summit',
      `You have given “${shownOutside('Partner summit')}” this answer already.`,
    ],
    [
      'accept the invitation to the wedding',
      `No invitation about “${shownOutside('wedding')}” in your mail can be answered.`,
    ],
  ])('says why there is none: %s', async (words, text) => {
    const calendar = memoryCalendar();
    const start = anEngine().clock.now() + 3 * dayMs;
    calendar.invitedTo.set('summit', answeredEvent('declined', start));
    expect(await world({ calendar }).ask(words)).toMatchObject({ is: 'said', text });
  });

  it('says that the mail or the calendar cannot be read', async () => {
    const noMail = world({ list: () => Promise.reject(new Failure('reauth', 'googleNeeded')) });
    expect(await noMail.ask('accept the invitation')).toMatchObject({ is: 'said', asks: null });
    const off = () => Promise.reject(new Failure('forbidden', 'googleNeeded'));
    const noCalendar = world({ calendar: { ...memoryCalendar(), invited: off, ping: off } });
    expect(await noCalendar.ask('accept the invitation to the summit')).toMatchObject({
      is: 'said',
      text: expect.stringContaining('calendar'),
    });
  });
});
