import { describe, expect, it } from 'vitest';
import { anAsking, at, plain } from '../../testing/an-asking.ts';
import { aMail, anEngine, anna } from '../../testing/engine.ts';
import { changePortsOf, meetsIn } from '../../testing/what-is-there.ts';
import { changeOfMeeting } from '../changes/meeting-change.ts';
import { execute } from '../ledger/execute.ts';
import { takeBack } from '../ledger/take-back.ts';

const changed = { kind: 'conflict', reason: 'eventChanged' };

async function aLunch({ place = 'Room 2', language }: { place?: string; language?: 'hebrew' } = {}) {
  const engine = anEngine();
  meetsIn(engine)('lunch', 'Lunch', at('2026-11-21T14:00'), ['dana@example.com']);
  const { events } = engine.calendar;
  const stored = () => events.get('lunch');
  const set = (change: object) => {
    const event = stored();
    if (event !== undefined) events.set('lunch', { ...event, ...change });
  };
  set({ location: place });
  const asking = anAsking(language, '2026-11-20T12:00');
  const askFor = (to: string) =>
    changeOfMeeting(changePortsOf(engine), asking, { does: 'place', place: to }, 'lunch');
  const change = await askFor('Room 5');
  if (change?.is !== 'proposal') throw new Error(`no proposal: ${JSON.stringify(change)}`);
  const { payload, summary } = change;
  const call = (more = {}) => aMail({ actionType: 'update_event', payload: { ...payload, ...more } });
  return { engine, stored, set, askFor, payload, summary, call };
}

describe('another place for a meeting', () => {
  it.each([
    ['Room 2', undefined, /^Change the place of “Lunch” on .* from Room 2 to Room 5\. .* tells dana@/],
    ['', undefined, /^Set the place of “Lunch” on .* to Room 5\. The calendar tells dana@example\.com$/],
    ['Room 2', 'hebrew', /Room 5/],
  ] as const)('is shown beside the one that it has: %j', async (place, language, summary) => {
    const lunch = await aLunch({ place, ...(language === undefined ? {} : { language }) });
    expect(lunch.payload).toMatchObject({ newPlace: 'Room 5', attendees: ['dana@example.com'] });
    expect(lunch.payload['place']).toBe(place === '' ? undefined : place);
    expect(lunch.payload).not.toHaveProperty('newStart');
    expect(lunch.summary).toMatch(summary);
    expect(lunch.stored()?.location).toBe(place);
  });

  it.each([
    [undefined, '“Lunch” is at Room 2 already.'],
    ['hebrew', 'המקום של ״Lunch״ כבר Room 2.'],
  ] as const)('is none where it is there already', async (language, text) => {
    const { askFor } = await aLunch(language === undefined ? {} : { language });
    const answer = await askFor('room 2');
    expect(answer?.is === 'said' && plain(answer.text)).toBe(text);
  });

  it.each(['Room 2', ''])('is set once, and Undo puts the old one back: %j', async (place) => {
    const { engine, stored, call } = await aLunch({ place });
    const before = stored();
    const action = call();
    const [done] = await Promise.all([execute(engine, anna, action), execute(engine, anna, action)]);
    expect(done).toMatchObject({ status: 'done', message: 'The place of “Lunch” is now Room 5' });
    expect(stored()).toEqual({ ...before, location: 'Room 5' });
    await takeBack(engine, anna, action.idempotencyKey);
    await takeBack(engine, anna, action.idempotencyKey);
    expect(stored()).toEqual(before);
  });

  it.each([
    ['moved', { start: at('2026-11-21T15:00') }],
    ['put elsewhere', { location: 'Room 7' }],
    ['renamed', { title: 'Dinner' }],
  ])('is refused where the meeting was %s since', async (_, change) => {
    const { engine, stored, set, call } = await aLunch();
    set(change);
    await expect(execute(engine, anna, call())).rejects.toMatchObject(changed);
    expect(stored()?.location).not.toBe('Room 5');
  });

  it('is refused where another place was shown than it has', async () => {
    const { engine, stored, call } = await aLunch();
    await expect(execute(engine, anna, call({ place: 'Room 9' }))).rejects.toMatchObject(changed);
    await expect(execute(engine, anna, call({ place: undefined }))).rejects.toMatchObject(changed);
    expect(stored()?.location).toBe('Room 2');
  });

  it('is not undone where the meeting was put elsewhere after it', async () => {
    const { engine, stored, set, call } = await aLunch();
    const action = call();
    await execute(engine, anna, action);
    set({ location: 'Room 7' });
    await expect(takeBack(engine, anna, action.idempotencyKey)).rejects.toMatchObject(changed);
    expect(stored()?.location).toBe('Room 7');
  });

  it('is told and undone together with another time', async () => {
    const { engine, stored, call, payload } = await aLunch();
    const before = stored();
    const both = { newStart: '2026-11-21T15:00:00+02:00', newEnd: '2026-11-21T16:00:00+02:00' };
    const view = { timeZone: 'Asia/Jerusalem', locale: 'en' };
    const { update_event: update } = engine.actions;
    expect(update.prepare({ ...payload, ...both }).describe(view)).toMatch(
      /^Move “Lunch” from .*14:00 to .*15:00\. The calendar tells dana@example\.com\. The new place: Room 5$/,
    );
    const action = call(both);
    expect(await execute(engine, anna, action)).toMatchObject({
      message: expect.stringMatching(/is now on .*\. The new place: Room 5$/) as string,
    });
    expect(stored()).toMatchObject({ start: at('2026-11-21T15:00'), location: 'Room 5' });
    await takeBack(engine, anna, action.idempotencyKey);
    expect(stored()).toEqual(before);
  });

  it('is known to be set where its worker died after it, and not before', async () => {
    const { engine, payload } = await aLunch();
    const action = engine.actions.update_event.prepare(payload);
    const now = engine.clock.now();
    const times = { now, since: now, leaveBy: now + 30_000 };
    const run = { person: anna, key: 'died', ...times, timeZone: 'Asia/Jerusalem', locale: 'en' };
    expect(await action.recover(run)).toEqual({ is: 'not-done' });
    const performed = await action.perform(run);
    expect(await action.recover(run)).toEqual({ is: 'done', performed });
  });

  it.each([
    ['', 'invalid'],
    ['x'.repeat(1_001), 'invalid'],
    ['x'.repeat(1_000), null],
  ])('has 1 to 1,000 characters', async (newPlace, kind) => {
    const { engine, stored, call } = await aLunch();
    const done = execute(engine, anna, call({ newPlace }));
    if (kind === null) await done;
    else await expect(done).rejects.toMatchObject({ kind });
    expect(stored()?.location).toBe(kind === null ? newPlace : 'Room 2');
  });
});
