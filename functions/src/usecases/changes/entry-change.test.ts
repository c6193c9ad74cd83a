import { describe, expect, it } from 'vitest';
import { anEngine, anna } from '../../testing/engine.ts';
import { changePortsOf, meetsIn, remindsIn } from '../../testing/what-is-there.ts';
import { clockOf } from '../time/person-clock.ts';
import { localIso } from '../time/local-time.ts';
import { askedChange } from './asked-change.ts';

const hour = 3_600_000;
const timeZone = 'Asia/Jerusalem';
/** `nowAt`: the hour of the person's day. */
async function world({ nowAt } = { nowAt: 12 }) {
  const engine = anEngine();
  // The person's midnight: two hours before that of UTC.
  const today = Math.floor(engine.clock.now() / (24 * hour)) * 24 * hour + 22 * hour;
  const at = (hours: number) => today + hours * hour;
  const meet = meetsIn(engine);
  meet('standup', 'Standup', at(9));
  meet('budget', 'Budget', at(15), ['dana@example.com']);
  meet('design', 'Design', at(16));
  meet('hiring', 'Hiring', at(16));
  meet('dinner', 'Dinner', at(19));
  meet('dana', 'Meeting with Dana', at(24 + 10));
  meet('long', 'Workshop', at(24 + 8), []);
  meet('late', 'Retro', at(24 + 17.5));
  await remindsIn(engine)('offline', 'test offline', at(22.5));
  const ports = changePortsOf(engine);
  const clock = clockOf({ timeZone }, at(nowAt));
  return {
    engine,
    time: (hours: number) => localIso(at(hours), timeZone),
    ask: (words: string, ...earlier: string[]) => askedChange(ports, anna, words, clock, earlier),
  };
}

describe('an entry that is named by its hour or its place', () => {
  it.each([
    ["move my 10 o'clock tomorrow to 11", 'dana', 24 + 11],
    ["move my 3 o'clock to four", 'budget', 16],
    ['push my 15:00 by an hour', 'budget', 16],
    ["move my 3 o'clock with Dana to 6", 'budget', 18],
    ["move my 7 o'clock to 8", 'dinner', 20],
    ['תזיז את השלוש שלי לארבע', 'budget', 16],
    ['תדחה את של מחר בעשר בשעה', 'dana', 24 + 11],
    ["push tomorrow's first meeting by 30 minutes", 'long', 24 + 8.5],
    ['move my last meeting today to tomorrow at 9', 'dinner', 24 + 9],
    ['push my next meeting by half an hour', 'budget', 15.5],
    ['תדחה את הפגישה הראשונה של מחר בחצי שעה', 'long', 24 + 8.5],
    ['תזיז את הפגישה האחרונה מחר לשש', 'late', 24 + 18],
  ])('is moved after a yes alone: %s', async (words, eventId, to) => {
    const { ask, engine, time } = await world();
    const before = structuredClone(engine.calendar.events);
    expect(await ask(words)).toMatchObject({
      is: 'proposal',
      actionType: 'update_event',
      payload: { eventId, newStart: time(to), newEnd: time(to + 1) },
    });
    expect(engine.calendar.events).toEqual(before);
  });

  it.each([
    ["cancel my 3 o'clock", 'cancel_event', { eventId: 'budget' }],
    ['תבטל את של שלוש', 'cancel_event', { eventId: 'budget' }],
    ['תבטל את הפגישה הבאה', 'cancel_event', { eventId: 'budget' }],
    ["rename my 3 o'clock to Figures", 'update_event', { eventId: 'budget', newTitle: 'Figures' }],
    ["invite avi@example.com to my 3 o'clock", 'invite_to_event', { eventId: 'budget' }],
    // What rings at that hour is what begins then, where no meeting does.
    ['cancel my 22:30', 'cancel_reminder', { reminderId: 'offline' }],
  ])('is changed in other ways too: %s', async (words, actionType, payload) => {
    const { ask } = await world();
    expect(await ask(words)).toMatchObject({ is: 'proposal', actionType, payload });
  });

  it.each([
    ["cancel my 9 o'clock", 'is already over: today, 09:00'],
    ['push my first meeting by 30 minutes', 'is already over: today, 09:00'],
    ['תבטל את של תשע', 'כבר מאחורינו: היום, 09:00'],
    ["cancel my 2 o'clock", 'Nothing in your calendar begins at 14:00, today'],
    ["move my 3 o'clock tomorrow to 4", 'Nothing in your calendar begins at 15:00, tomorrow'],
    ['תזיז את השתיים שלי לארבע', 'דבר ביומן לא מתחיל בשעה 14:00, היום'],
    ['cancel my first meeting on Friday', 'There is no meeting in your calendar, Friday'],
  ])('is none where it is over or not there: %s', async (words, text) => {
    const { ask } = await world();
    expect(await ask(words)).toMatchObject({
      is: 'said',
      asks: null,
      text: expect.stringContaining(text) as string,
    });
  });

  it.each([
    ['move my 4 o’clock to five', 'the second one', 'hiring', 17],
    ['תזיז את הארבע שלי לחמש', 'השנייה', 'hiring', 17],
  ])('is asked about where two begin then: %s', async (words, answer, eventId, to) => {
    const { ask, time } = await world();
    expect(await ask(words)).toMatchObject({ is: 'said', asks: 'which', choices: [{}, {}] });
    expect(await ask(answer, words)).toMatchObject({
      is: 'proposal',
      payload: { eventId, newStart: time(to) },
    });
  });

  it.each([
    ["move my 3 o'clock", 'tomorrow at 9'],
    ['תזיז את השלוש שלי', 'מחר בתשע'],
  ])('is asked to when it goes: %s', async (words, answer) => {
    const { ask, time } = await world();
    expect(await ask(words)).toMatchObject({ is: 'said', asks: 'when' });
    expect(await ask(answer, words)).toMatchObject({
      is: 'proposal',
      payload: { eventId: 'budget', newStart: time(24 + 9) },
    });
  });

  it('is of the day that the words say', async () => {
    const { ask } = await world();
    expect(await ask('cancel the first meeting tomorrow')).toMatchObject({ payload: { eventId: 'long' } });
  });

  it.each([
    "what is at 3 o'clock",
    "remind me at my 3 o'clock to bring the papers",
    'cancel my 3 subscriptions',
    'cancel my next haircut',
  ])('is not what these words ask for: %s', async (words) => {
    const { ask } = await world();
    expect(await ask(words)).toBeNull();
  });

  it.each([
    "delay for me my 10 o'clock tomorrow till 11",
    "could we do my 10 o'clock tomorrow at 11 instead",
    "hold off my 10 o'clock till noon",
  ])('is no reminder of another hour, in whatever form it is said: %s', async (words) => {
    const { ask } = await world({ nowAt: 20 });
    expect(JSON.stringify(await ask(words))).not.toContain('offline');
  });
});
