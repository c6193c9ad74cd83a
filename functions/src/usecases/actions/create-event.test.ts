import { bounds } from '@crocodile-hub/core/contract/bounds';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { describe, expect, it } from 'vitest';
import { aMail, anEngine, anna } from '../../testing/engine.ts';
import { offeredCall } from '../commands/action-tools.ts';
import { execute } from '../ledger/execute.ts';

const budget = { title: 'Budget', startTime: '2026-11-23T10:00:00Z', location: 'Northgate office' };
const range = { from: Date.parse('2026-11-23T00:00Z'), to: Date.parse('2026-11-24T00:00Z') };
const made = (payload: object) => aMail({ actionType: 'create_event', payload });

describe('the place of a meeting', () => {
  it('stands in the calendar, on one line', async () => {
    const engine = anEngine();
    await execute(engine, anna, made({ ...budget, location: ' Northgate office,\r\nroom 3 ' }));
    expect(await engine.calendar.entries(anna, range)).toMatchObject([
      { title: 'Budget', location: 'Northgate office, room 3' },
    ]);
  });

  it('is empty where none is said', async () => {
    const engine = anEngine();
    await execute(engine, anna, made({ ...budget, location: null }));
    expect(await engine.calendar.entries(anna, range)).toMatchObject([{ location: '' }]);
  });

  it('stays when the meeting is renamed', async () => {
    const engine = anEngine();
    await execute(engine, anna, made(budget));
    const [eventId = ''] = engine.calendar.events.keys();
    const { etag, title } = (await engine.calendar.find(anna, eventId)) ?? {};
    const seen = { eventId, etag, title, startTime: budget.startTime, endTime: '2026-11-23T11:00:00Z' };
    const payload = { ...seen, newTitle: 'Budget 2027' };
    await execute(engine, anna, aMail({ actionType: 'update_event', payload }));
    expect(await engine.calendar.entries(anna, range)).toMatchObject([
      { title: 'Budget 2027', location: 'Northgate office' },
    ]);
  });

  it.each([
    ['en', {}, 'Schedule “Budget” on Mon 23 Nov, 10:00 at Northgate office'],
    [
      'en',
      { attendees: ['dana@example.com'] },
      'Schedule “Budget” on Mon 23 Nov, 10:00 at Northgate office with dana@example.com',
    ],
    ['en', { location: ' \n ' }, 'Schedule “Budget” on Mon 23 Nov, 10:00'],
    [
      'he',
      { location: 'קפה נמרוד', attendees: ['dana@example.com'] },
      'לקבוע ״Budget״ ב־יום ב׳, 23 בנוב׳, 10:00 ב־קפה נמרוד עם dana@example.com',
    ],
    ['he', { location: 'אצל ההורים' }, 'לקבוע ״Budget״ ב־יום ב׳, 23 בנוב׳, 10:00 אצל ההורים'],
  ])('is said in the summary: %s %j', (locale, more, summary) => {
    const { actions, clock } = anEngine();
    const asked = actions.create_event.prepare({ ...budget, ...more });
    expect(asked.describe({ timeZone: 'UTC', locale, now: clock.now() })).toBe(summary);
  });

  it('is one of the things that the person saw', async () => {
    const { location: _, ...seen } = budget;
    const wish = { ...made(budget), payloadHash: payloadHash('create_event', seen) };
    await expect(execute(anEngine(), anna, wish)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('is a line of a form, and no longer', async () => {
    const placed = (length: number) => made({ ...budget, location: 'x'.repeat(length) });
    expect(await execute(anEngine(), anna, placed(bounds.line))).toMatchObject({ status: 'done' });
    await expect(execute(anEngine(), anna, placed(bounds.line + 1))).rejects.toMatchObject({
      issues: [{ path: 'payload.location' }],
    });
  });

  it('may be proposed by a model', () => {
    expect(offeredCall({ name: 'create_event', arguments: budget })?.payload).toEqual(budget);
  });

  it('is no part of a reminder that comes as a meeting', async () => {
    const engine = anEngine();
    const reminders = { useDefault: false, overrides: [{ method: 'popup', minutes: 0 }] };
    const payload = { ...budget, reminders };
    const view = { timeZone: 'UTC', locale: 'en', now: engine.clock.now() };
    expect(engine.actions.create_event.prepare(payload).describe(view)).not.toContain('Northgate');
    const { reminderId } = await execute(engine, anna, made(payload));
    expect(JSON.stringify(engine.reminders.reminder('anna', String(reminderId)))).not.toContain('Northgate');
    expect(await engine.calendar.entries(anna, range)).toMatchObject([{ location: '' }]);
  });
});

describe('a meeting from midnight to midnight', () => {
  const trip = { title: 'Trip', startTime: '2026-11-24T00:00', endTime: '2026-11-27T00:00' };
  const summaryOf = (payload: Record<string, unknown>, locale: string) =>
    anEngine().actions.create_event.prepare(payload).describe({ timeZone: 'UTC', locale, now: 0 });

  it('takes whole days in the calendar', async () => {
    const engine = anEngine();
    await execute(engine, anna, made(trip));
    expect([...engine.calendar.events.values()]).toMatchObject([
      { days: { first: '2026-11-24', after: '2026-11-27' } },
    ]);
  });

  it.each([
    ['en', trip, 'Schedule “Trip” on Tue, 24 Nov 2026 – Thu, 26 Nov 2026'],
    ['en', { ...trip, endTime: '2026-11-25T00:00' }, 'Schedule “Trip” on Tue, 24 Nov 2026'],
    ['he', trip, 'לקבוע ״Trip״ ב־יום ג׳, 24 בנוב׳ 2026 – יום ה׳, 26 בנוב׳ 2026'],
  ])('is said by its days: %s', (locale, payload, summary) => {
    expect(summaryOf(payload, locale)).toBe(summary);
  });

  it('is one of hours where it ends at another time', async () => {
    const engine = anEngine();
    await execute(engine, anna, made({ ...trip, endTime: '2026-11-24T09:00' }));
    expect([...engine.calendar.events.values()]).toMatchObject([{ days: null }]);
  });
});

describe('a time that is none', () => {
  it.each([
    { startTime: '2026-04-31T10:00' },
    { startTime: '2026-11-24T10:00', endTime: '2026-11-24T25:00' },
  ])('is refused, and never described as another one: %j', async (times) => {
    const engine = anEngine();
    const asked = engine.actions.create_event.prepare({ title: 'Trip', ...times });
    expect(() => asked.describe({ timeZone: 'UTC', locale: 'en', now: 0 })).toThrow(
      expect.objectContaining({ kind: 'invalid', reason: 'invalidTime' }),
    );
    await expect(execute(engine, anna, made({ title: 'Trip', ...times }))).rejects.toMatchObject({
      reason: 'invalidTime',
    });
  });
});
