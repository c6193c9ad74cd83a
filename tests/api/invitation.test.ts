import { randomUUID } from 'node:crypto';
import type { Rsvp, Invitation } from '@crocodile-hub/core/contract/invitation';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { beforeAll, describe, expect, it } from 'vitest';
import { anInvitation, inDays } from '../support/an-invitation.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { arrives, calendarOf, withFault } from '../support/providers.ts';
import { callRoute } from '../support/route-call.ts';
import { sent } from '../support/sent.ts';

let person: TestPerson;
const timeZone = 'Asia/Jerusalem';

beforeAll(async () => {
  person = await aPerson({ google: true });
});

type Mail = { invitation?: string; attachments?: object[]; subject?: string };

/** Delivers a mail with a calendar; answers the mail as the inbox reads it. */
async function comes(mail: Mail, to = person) {
  const subject = mail.subject ?? randomUUID();
  const from = 'Dana Cohen <dana@example.com>';
  await arrives({ provider: 'google', to: to.email, from, subject, text: 'Can you?', ...mail });
  const { reply } = await callRoute(to.token, 'inboxMessages', { query: {} });
  const found = reply?.messages.find((message) => message.subject === subject);
  if (found === undefined) throw new Error('the mail did not come');
  return found;
}

async function read(id: string, by = person): Promise<Invitation | null> {
  const { reply } = await callRoute(by.token, 'inboxInvitation', { params: { id }, query: { timeZone } });
  if (reply === null) throw new Error('the invitation was not read');
  return reply.invitation;
}

async function readable(id: string, by = person): Promise<Invitation> {
  const invitation = await read(id, by);
  if (invitation === null) throw new Error('there is no invitation');
  return invitation;
}

function answering(messageId: string, shown: Invitation, answer: Rsvp, by = person) {
  const { uid, title, when, organizer, recurrence, answer: before } = shown;
  const payload = {
    messageId,
    uid,
    title,
    startTime: when.is === 'days' ? when.first : when.start,
    ...(recurrence === null ? {} : { recurrence }),
    organizer: organizer?.address,
    before,
    answer,
  };
  const hash = payloadHash('rsvp_event', payload);
  const call = { userId: by.uid, actionType: 'rsvp_event', payload, payloadHash: hash, timeZone };
  return { ...call, idempotencyKey: randomUUID() };
}

const execute = (body: ReturnType<typeof answering>, by = person) => callRoute(by.token, 'execute', { body });
const toldTo = async (organizer: string) =>
  (await sent()).flatMap(({ kind, to, subject }) => (kind === 'event' && to === organizer ? [subject] : []));

describe('an invitation in a mail', () => {
  it('says what, when, where and who, and what stands at that time', async () => {
    const start = inDays(3, 9);
    const meeting = { title: 'Kiln visit', startTime: new Date(start).toISOString() };
    await callRoute(person.token, 'execute', {
      body: { userId: person.uid, actionType: 'create_event', payload: meeting, timeZone },
    });
    const mail = await comes({ invitation: anInvitation({ to: person.email, start }) });
    expect(mail.hasInvitation).toBe(true);
    expect(await read(mail.id)).toMatchObject({
      kind: 'asked',
      title: 'Site review',
      location: 'Room 3',
      when: { is: 'time', start: new Date(start).toISOString() },
      organizer: { name: 'Dana Cohen', address: 'dana@example.com' },
      guests: [{ state: 'needsAction' }, { name: 'Avi', state: 'accepted' }],
      state: 'open',
      answer: 'needsAction',
      conflicts: [{ title: 'Kiln visit' }],
    });
    expect(await calendarOf(person.email)).not.toContain('Site review');
  });

  it('is answered once, put into the calendar and told to its organizer, and may be answered anew', async () => {
    const organizer = `${randomUUID()}@example.com`;
    const invitation = anInvitation({ to: person.email, start: inDays(4, 9), title: 'Glaze', organizer });
    const { id } = await comes({ invitation });
    const accept = answering(id, await readable(id), 'accepted');
    const replies = await Promise.all([execute(accept), execute(accept)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await toldTo(organizer)).toEqual(['accepted: Glaze']);
    expect((await calendarOf(person.email)).filter((title) => title === 'Glaze')).toHaveLength(1);
    const accepted = await readable(id);
    expect(accepted).toMatchObject({ answer: 'accepted', conflicts: [], state: 'open' });

    expect((await execute(answering(id, accepted, 'declined'))).status).toBe(200);
    const stale = await execute(answering(id, accepted, 'tentative'));
    expect(stale).toMatchObject({ status: 409, error: { reason: 'eventChanged' } });
    expect(await toldTo(organizer)).toEqual(['accepted: Glaze', 'declined: Glaze']);

    const tentative = answering(id, await readable(id), 'tentative');
    await execute(tentative);
    const undone = await callRoute(person.token, 'undo', { body: { key: tentative.idempotencyKey } });
    expect(undone.reply?.status).toBe('inverted');
    expect((await readable(id)).answer).toBe('declined');
  });

  it('that the calendar knows already is answered there, and its organizer sees it', async () => {
    const dana = await aPerson({ google: true });
    const title = `Review ${randomUUID()}`;
    const startTime = new Date(inDays(5, 9)).toISOString();
    const { reply } = await callRoute(dana.token, 'execute', {
      body: {
        userId: dana.uid,
        actionType: 'create_event',
        payload: { title, startTime, attendees: [person.email] },
        timeZone,
      },
    });
    const uid = `${reply?.eventId ?? ''}@google.com`;
    const to = person.email;
    const moved = { to, uid, title, start: inDays(6, 9), organizer: dana.email };
    const { id } = await comes({ invitation: anInvitation(moved) });
    const shown = await readable(id);
    expect(shown).toMatchObject({ isMoved: true, when: { start: startTime }, state: 'open' });
    expect((await execute(answering(id, shown, 'accepted'))).status).toBe(200);

    const own = await comes({ invitation: anInvitation({ ...moved, to: dana.email }) }, dana);
    expect(await readable(own.id, dana)).toMatchObject({
      state: 'own',
      guests: [{ address: person.email, state: 'accepted' }],
    });
  });

  it('of a series and of whole days is kept as it is', async () => {
    const invitation = anInvitation({
      to: person.email,
      start: inDays(7, 9),
      more: ['RRULE:FREQ=WEEKLY;COUNT=3'],
    });
    const { id } = await comes({ invitation });
    const shown = await readable(id);
    expect(shown.recurrence).toBe('FREQ=WEEKLY;COUNT=3');
    expect((await execute(answering(id, shown, 'accepted'))).status).toBe(200);
    expect(await readable(id)).toMatchObject({ answer: 'accepted', conflicts: [] });

    const days = anInvitation({ to: person.email, start: 0 })
      .replace(/DTSTART:.*/, 'DTSTART;VALUE=DATE:20300501')
      .replace(/DTEND:.*/, 'DTEND;VALUE=DATE:20300503');
    const fair = await comes({ invitation: days });
    const whole = await readable(fair.id);
    expect(whole.when).toEqual({ is: 'days', first: '2030-05-01', last: '2030-05-02' });
    expect((await execute(answering(fair.id, whole, 'tentative'))).status).toBe(200);
    expect(await readable(fair.id)).toMatchObject({ answer: 'tentative', isMoved: false });
  });

  it('is read from a file as well, and is only a file where it cannot be read', async () => {
    const file = (text: string) => ({
      attachments: [
        { filename: 'invite.ics', mimeType: 'text/calendar', content: Buffer.from(text).toString('base64') },
      ],
    });
    const whole = await comes(file(anInvitation({ to: person.email, start: inDays(8, 9) })));
    expect(await read(whole.id)).toMatchObject({ title: 'Site review' });
    const broken = await comes(file('BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nBEGIN:VEV'));
    expect(await read(broken.id)).toBeNull();
    expect(broken.attachments).toMatchObject([{ filename: 'invite.ics' }]);
    const plain = await comes({});
    expect(plain.hasInvitation).toBe(false);
    expect(await read(plain.id)).toBeNull();
  });

  it('that was cancelled, or is an answer, cannot be answered', async () => {
    const to = person.email;
    const start = inDays(9, 9);
    for (const [method, kind] of [
      ['CANCEL', 'cancelled'],
      ['REPLY', 'answered'],
    ] as const) {
      const { id } = await comes({ invitation: anInvitation({ to, start, method }) });
      const shown = await readable(id);
      expect(shown).toMatchObject({ kind, state: 'gone' });
      expect((await execute(answering(id, shown, 'accepted'))).status).toBe(409);
    }
  });

  it('says what it can where the calendar is closed or silent', async () => {
    const { id } = await comes({ invitation: anInvitation({ to: person.email, start: inDays(10, 9) }) });
    const path = '/calendar/';
    for (const [status, state] of [
      [403, 'no-access'],
      [503, 'unavailable'],
    ] as const) {
      const fault = { provider: 'google', kind: 'status', status, path, times: 20 } as const;
      const shown = await withFault(fault, () => read(id));
      expect(shown).toMatchObject({ title: 'Site review', state, conflicts: [] });
    }
  });
});
