import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { googleCalendar } from '../../functions/src/adapters/google/calendar.ts';
import { circuit } from '../../functions/src/adapters/shared/circuit.ts';
import { absent } from '../../functions/src/ports/accounts.ts';
import { startForTest } from '../../local/providers/testing/start.ts';

// A calendar, between our adapter and the stand-in of Google's.

const anna = absent('anna');
const opened = z.object({ access_token: z.string() });
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const start = Date.parse('2024-11-25T08:00Z');
const secondTime = Date.parse('2024-12-02T08:00Z');

const weekly = {
  id: 'standup42',
  title: 'Standup',
  description: '',
  location: '',
  start,
  end: start + hourMs,
  days: null,
  timeZone: 'Asia/Jerusalem',
  attendees: [],
  alerts: null,
  recurrence: 'FREQ=WEEKLY;COUNT=3',
};

async function aCalendar() {
  const { url } = await startForTest();
  const body = JSON.stringify({ provider: 'google', email: 'anna@gmail.test' });
  const reply = await fetch(`${url}/_accounts`, { method: 'POST', body });
  const { access_token: token } = opened.parse(await reply.json());
  const calendarAt = (root: string) =>
    googleCalendar({
      rootUrl: `${root}/`,
      timeoutMs: 20_000,
      tokens: {
        token: () => Promise.resolve(token),
        renew: () => Promise.resolve(token),
        recordAnswer: () => Promise.resolve(),
      },
      circuit: circuit('googleSilent'),
      now: Date.now,
    });
  return { calendar: calendarAt(url), inShortPages: async () => calendarAt(await shortPagesOf(url)) };
}

/** Google, where each page of a list ends after two events. It may end them as early as it likes. */
async function shortPagesOf(url: string): Promise<string> {
  const front = createServer((request, response) => {
    const asked = new URL(request.url ?? '', url);
    asked.searchParams.set('maxResults', '2');
    const headers = { authorization: request.headers.authorization ?? '' };
    void fetch(asked, { headers }).then(async (reply) => {
      response.writeHead(reply.status, { 'content-type': 'application/json' });
      response.end(await reply.text());
    });
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  onTestFinished(() => void front.close());
  onTestFinished(() => front.closeAllConnections());
  return `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
}

describe('a list of events', () => {
  it.each([
    ['goes on after its first page', 5, 5],
    ['ends after ten pages', 30, 20],
  ])('%s', async (_, times, shown) => {
    const { calendar, inShortPages } = await aCalendar();
    await calendar.insert(anna, { ...weekly, recurrence: `FREQ=DAILY;COUNT=${times}` });
    const range = { from: start, to: start + 40 * dayMs };
    expect(await (await inShortPages()).entries(anna, range)).toHaveLength(shown);
  });

  it('has the guests of all that is near', async () => {
    const { calendar, inShortPages } = await aCalendar();
    for (const [index, name] of ['dana', 'avi', 'gil', 'tal'].entries()) {
      const at = start + index * 10 * dayMs;
      const hours = { start: at, end: at + hourMs, recurrence: null };
      await calendar.insert(anna, {
        ...weekly,
        ...hours,
        id: `guests${index}`,
        attendees: [`${name}@example.com`],
      });
    }
    const near = { since: start, until: start + 25 * dayMs, signal: new AbortController().signal };
    const guests = await (await inShortPages()).guests(anna, near);
    expect(guests.map(({ address }) => address)).toEqual([
      'dana@example.com',
      'avi@example.com',
      'gil@example.com',
    ]);
  });
});

describe('the place of a meeting', () => {
  it('is kept, listed, and left as it is by a change of the meeting', async () => {
    const { calendar } = await aCalendar();
    const office = { ...weekly, location: 'Northgate office, room 3', recurrence: null };
    await calendar.insert(anna, office);
    await calendar.insert(anna, { ...office, id: 'open42', location: '', start: start + 1 });
    const { etag = '' } = (await calendar.find(anna, office.id)) ?? {};
    await calendar.change(anna, { id: office.id, etag, timeZone: null }, { title: 'Weekly' });
    expect(await calendar.entries(anna, { from: start, to: start + dayMs })).toMatchObject([
      { title: 'Weekly', location: 'Northgate office, room 3' },
      { title: 'Standup', location: '' },
    ]);
  });

  it('is changed alone, and taken off again', async () => {
    const { calendar } = await aCalendar();
    await calendar.insert(anna, { ...weekly, recurrence: null });
    const before = await calendar.find(anna, weekly.id);
    expect(before?.place).toBe('');
    for (const place of ['Room 5', '']) {
      const { etag = '' } = (await calendar.find(anna, weekly.id)) ?? {};
      await calendar.change(anna, { id: weekly.id, etag, timeZone: null }, { place });
      const after = await calendar.find(anna, weekly.id);
      expect({ ...after, etag: '' }).toEqual({ ...before, place, etag: '' });
    }
  });
});

it('keeps a meeting of whole days as days', async () => {
  const { calendar } = await aCalendar();
  const midnight = Date.parse('2024-11-24T22:00Z');
  const days = { first: '2024-11-25', after: '2024-11-27' };
  const trip = { ...weekly, start: midnight, end: midnight + 2 * dayMs, days, recurrence: null };
  await calendar.insert(anna, trip);
  expect(await calendar.entries(anna, { from: start, to: start + dayMs })).toMatchObject([
    { when: { is: 'days', first: '2024-11-25', last: '2024-11-26' } },
  ]);
});

it('gives a series other words, and leaves its times where they are', async () => {
  const { calendar } = await aCalendar();
  await calendar.insert(anna, weekly);
  const range = { from: start, to: start + 40 * dayMs };
  const before = await calendar.entries(anna, range);
  await calendar.move(anna, weekly.id, { title: 'Stretch', description: '' });
  expect(before).toHaveLength(3);
  expect(await calendar.entries(anna, range)).toEqual(before.map((one) => ({ ...one, title: 'Stretch' })));
});

describe('one time of a series', () => {
  it('that was cancelled is found, and put back as it was', async () => {
    const { calendar } = await aCalendar();
    await calendar.insert(anna, weekly);
    const id = 'standup42_20241202T080000Z';
    const before = await calendar.find(anna, id);
    await calendar.cancel(anna, { id, etag: before?.etag ?? '' });
    const cancelled = await calendar.find(anna, id);
    expect(cancelled).toMatchObject({ id, start: secondTime, isCancelled: true });
    await calendar.restore(anna, { id, etag: cancelled?.etag ?? '' });
    const after = await calendar.find(anna, id);
    expect({ ...after, etag: '' }).toEqual({ ...before, etag: '' });
  });

  const hours = { kind: 'asked', title: 'Standup', location: '', timeZone: 'Asia/Jerusalem' } as const;
  const series = { ...hours, uid: 'standup@example.com', occurrence: null, organizer: null, guests: [] };

  it('of somebody is found under its UID, with its own title and organizer', async () => {
    const { calendar } = await aCalendar();
    const organizer = { name: 'Dana', address: 'dana@example.com' };
    const when = { is: 'time', start, end: start + hourMs } as const;
    await calendar.addInvitation(anna, { ...series, organizer, when, recurrence: null, exceptions: [] });
    expect(await calendar.invited(anna, { uid: series.uid, occurrence: null })).toMatchObject({
      title: 'Standup',
      organizer: { address: 'dana@example.com' },
      isOwn: false,
    });
  });

  it.each([
    ['of an hour', { is: 'time', start, end: start + hourMs }, '20241202T080000Z'],
    ['of two days', { is: 'days', first: '2024-11-25', last: '2024-11-26' }, '20241202'],
  ] as const)('%s that was cancelled is told as it was to be', async (_, when, occurrence) => {
    const { calendar } = await aCalendar();
    const repeating = { recurrence: 'FREQ=WEEKLY;COUNT=3', exceptions: [] };
    await calendar.addInvitation(anna, { ...series, ...repeating, when });
    const meeting = { uid: series.uid, occurrence };
    const before = await calendar.invited(anna, meeting);
    const { id = '', etag = '' } = before ?? {};
    await calendar.cancel(anna, { id, etag });
    const after = await calendar.invited(anna, meeting);
    expect(after).toMatchObject({ id, when: before?.when, isCancelled: true });
  });
});
