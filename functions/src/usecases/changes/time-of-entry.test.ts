import { describe, expect, it } from 'vitest';
import { anEngine, anna } from '../../testing/engine.ts';
import { changePortsOf, meetsIn, remindsIn } from '../../testing/what-is-there.ts';
import { localIso } from '../time/local-time.ts';
import { clockOf } from '../time/person-clock.ts';
import { askedChange } from './asked-change.ts';

const hour = 3_600_000;
const timeZone = 'Asia/Jerusalem';

async function world() {
  const engine = anEngine();
  // The person's midnight: two hours before that of UTC.
  const tomorrow = Math.floor(engine.clock.now() / (24 * hour)) * 24 * hour + 46 * hour;
  const at = (hours: number) => tomorrow + hours * hour;
  const meet = meetsIn(engine);
  meet('dana', 'Meeting with Dana', at(14), ['dana@example.com']);
  meet('review', 'Budget review', at(16));
  meet('flight', 'Flight to Rome', at(18));
  meet('call', 'Call with Gil', at(20));
  await remindsIn(engine)('bank', 'Call the bank', at(11));
  const ports = changePortsOf(engine);
  const clock = clockOf({ timeZone }, at(-12));
  return {
    engine,
    time: (hours: number) => localIso(at(hours), timeZone),
    ask: (words: string) => askedChange(ports, anna, words, clock),
  };
}

describe('a change whose time another entry tells', () => {
  it.each([
    ['move the budget review to an hour before the flight to rome', 'review', 17, 'Flight to Rome'],
    ['push the call with gil to right after the budget review', 'call', 17, 'Budget review'],
    ["move my 4 o'clock tomorrow to an hour after the flight", 'review', 20, 'Flight to Rome'],
    ['תזיז את השיחה עם גיל לחצי שעה אחרי הפגישה עם דנה', 'call', 15.5, 'Meeting with Dana'],
  ])('goes to that time, and names the entry: %s', async (words, eventId, to, title) => {
    const { ask, time } = await world();
    expect(await ask(words)).toMatchObject({
      is: 'proposal',
      actionType: 'update_event',
      payload: { eventId, newStart: time(to), newEnd: time(to + 1) },
      summary: expect.stringContaining(title) as string,
    });
  });

  it('may be of a reminder', async () => {
    const { ask, time } = await world();
    expect(await ask('postpone calling the bank to an hour before the flight to rome')).toMatchObject({
      actionType: 'update_reminder',
      payload: { reminderId: 'bank', newTime: time(17) },
    });
  });

  it.each([
    ['move the budget review to an hour before the wedding', 'wedding'],
    ['תעביר את הפגישה עם דנה לשעה לפני החתונה', 'החתונה'],
  ])('is none where no such entry is there: %s', async (words, name) => {
    const { ask, engine } = await world();
    const before = structuredClone(engine.calendar.events);
    expect(await ask(words)).toMatchObject({ is: 'said', text: expect.stringContaining(name) as string });
    expect(engine.calendar.events).toEqual(before);
  });

  it.each([
    'book a call with Gil half an hour before the meeting with Dana',
    'put a call with Gil an hour before the budget review',
    'block an hour before the budget review for prep',
    'remind me to call the bank an hour before the flight to rome',
    'תקבע שיחה עם גיל חצי שעה לפני הפגישה עם דנה',
  ])('is none where the words make something new: %s', async (words) => {
    const { ask } = await world();
    expect(await ask(words)).toBeNull();
  });
});
