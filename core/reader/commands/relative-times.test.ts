import { beforeAll, describe, expect, it } from 'vitest';
import type { CommandUnderstanding } from '../../language/command-reading.ts';
import { commandModels } from './load.ts';
import { readBoth } from './read-both.ts';
import { relativeTimesIn, toldByEntry, waitsForEvent, withKnownTime } from './relative-times.ts';

const context = { now: '2026-11-22T09:00:00+02:00', timeZone: 'Asia/Jerusalem', country: 'IL' };
const minute = 60_000;

let read: (text: string) => CommandUnderstanding;

beforeAll(async () => {
  const models = await commandModels();
  read = (text) => readBoth(models, text, context);
});

describe('words that wait for an event', () => {
  it.each([
    'remind me when i get back from Athens to water everything',
    'remind me as soon as I land to call Mum',
    'remind me once the parcel arrives to tell Maya',
    'remind me to call Mum when I get to the office',
    'remind me to lock the door before we leave',
    'תזכירי לי כשאני חוזרת מאתונה להשקות',
  ])('are those of "%s"', (text) => {
    expect(waitsForEvent(text)).toBe(true);
  });

  it.each([
    'remind me to call Mum',
    'remind me to ask Dana when she is free',
    'remind me to check when we leave',
    'remind me to look after the cat',
    'תזכיר לי לשאול את דנה',
  ])('are not those of "%s"', (text) => {
    expect(waitsForEvent(text)).toBe(false);
  });
});

describe('words that tell a time by an entry of the calendar', () => {
  it.each([
    ['remind me [an hour before the meeting with Dana] to print', 'the meeting with Dana', 'before', 60],
    ['remind me [half an hour before my dentist appointment] to go', 'my dentist appointment', 'before', 30],
    ["[15 min before my 3 o'clock] remind me to eat", "my 3 o'clock", 'before', 15],
    ['[an hour and a half before the board meeting], print', 'the board meeting', 'before', 90],
    ['remind me [right after my call with Tom] to write', 'my call with Tom', 'after', 0],
    ["remind me to bake [about two hours before Dana's party]", "Dana's party", 'before', 120],
    ['nudge me [an hour before i meet dana tomorrow] so i can print', 'dana tomorrow', 'before', 60],
    ['[half an hour before I pick up the stand], remind', 'the stand', 'before', 30],
    ['ping me [2 hours before I see the dentist] to eat', 'the dentist', 'before', 120],
    ['remind me [after the meeting with Dana] to send notes', 'the meeting with Dana', 'after', 0],
    ['תזכירי לי [שעה לפני הפגישה עם דנה] להכין קפה', 'הפגישה עם דנה', 'before', 60],
    ['[רבע שעה אחרי השיחה עם תום] תזכירי לי לכתוב', 'השיחה עם תום', 'after', 15],
    ['תזכיר לי [מיד אחרי פגישת הצוות] לשלוח סיכום', 'פגישת הצוות', 'after', 0],
    ['תזכיר לי [חצי שעה לפני התור לרופא] לצאת', 'התור לרופא', 'before', 30],
    ['אל תתני לי לשכוח את המטען [כשאני יוצאת מחר לדנה]', 'דנה מחר', 'before', 30],
    ['תזכיר לי [כשאני יוצא לרופאת שיניים] לקחת את הצילומים', 'רופאת שיניים', 'before', 30],
    ['remind me to take the charger [when I leave for Dana tomorrow]', 'Dana tomorrow', 'before', 30],
  ])('are found in "%s"', (marked, entry, side, minutes) => {
    const text = marked.replace(/[[\]]/g, '');
    const [time] = relativeTimesIn(text);
    expect(time).toMatchObject({ entry, side, by: { days: 0, ms: minutes * minute }, hour: null });
    expect(text.slice(time?.start, time?.end)).toBe(/\[(.+)\]/.exec(marked)?.[1]);
  });

  it.each([
    ['remind me [the evening before the flight] to pack', 1, 19],
    ['remind me [two days before the wedding] to iron', 2, null],
    ['תזכיר לי [יום לפני הטיסה] לארוז', 1, null],
    ['remind me [two days before Athens] to print the tickets', 2, null],
    ['remind me to print the tickets [a day before Athens]', 1, null],
    ['תזכירי לי [יומיים לפני אתונה] להדפיס כרטיסים', 2, null],
    ['תזכיר לי לקנות מתנה [יומיים לפני יום ההולדת של נועה]', 2, null],
    ['תכניסי תזכורת [לשבוע לפני הכנס] להכין מצגת', 7, null],
    ['תזכירי לי [ערב לפני החתונה] לגהץ', 1, 19],
  ])('are of another day in "%s"', (marked, days, hour) => {
    const text = marked.replace(/[[\]]/g, '');
    const [time] = relativeTimesIn(text);
    expect(time).toMatchObject({ side: 'before', by: { days, ms: 0 }, hour });
    expect(text.slice(time?.start, time?.end)).toBe(/\[(.+)\]/.exec(marked)?.[1]);
  });

  it.each([
    'remind me before I leave',
    'remind me an hour before I leave to lock the door',
    'remind me an hour before to call',
    'remind me three days before the 26th',
    'remind me a week before Christmas to buy gifts',
    'remind me two days before Friday to bake',
    'תזכירי לי שבוע לפני פסח לנקות',
    'תזכירי לי יום לפני שבת לקנות חלה',
    'תזכירי לי יומיים לפני שאני טסה',
    "remind me an hour before it's dark",
    'remind me after the meeting',
    'תזכיר לי שעה אחרי הצהריים',
    'תזכירי לי לפני שאני יוצאת',
    'תזכירי לי שעה לפני שאני יוצאת',
  ])('are none in "%s"', (text) => {
    expect(relativeTimesIn(text)).toEqual([]);
  });

  it('may end later than they seem to, and earlier where nothing tells', () => {
    const wordsOf = (text: string) => relativeTimesIn(text).map(({ entry }) => entry);
    expect(wordsOf('remind me a day before the flight to Berlin to pack')).toEqual([
      'the flight',
      'the flight to Berlin to pack',
      'the flight to Berlin',
    ]);
    expect(wordsOf('remind me an hour before my meeting with Dana print it')).toEqual([
      'my meeting with Dana print it',
      'my meeting with Dana print',
      'my meeting with Dana',
    ]);
  });

  it('are read in linear time', () => {
    expect(relativeTimesIn('so before the party '.repeat(2_000))).toEqual([]);
    expect(relativeTimesIn('שעה לפני '.repeat(2_000))).toEqual([]);
  });
});

describe('a command with such words', () => {
  const at = '2026-11-23T09:00:00+02:00';
  const found = { title: 'Meeting with Dana', when: 'tomorrow, 10:00', repeats: null };

  /** As it is with the entry's time. */
  function told(text: string, entry: Parameters<typeof toldByEntry>[3] = { at, found }) {
    const [time] = relativeTimesIn(text);
    if (time === undefined) throw new Error(`no words of an entry in "${text}"`);
    return toldByEntry(read(withKnownTime(text, time)), time, text, entry);
  }

  it.each([
    ['remind me an hour before the meeting with Dana to print the contract', 'print the contract'],
    ['תזכירי לי שעה לפני הפגישה עם דנה להכין קפה', 'להכין קפה'],
  ])('has its time and asks about the entry: "%s"', (text, task) => {
    expect(told(text)).toMatchObject({
      intent: 'reminder',
      slots: { task, reminderTime: at },
      words: text,
      doubts: [{ kind: 'entry', meant: 'Meeting with Dana, tomorrow, 10:00' }],
    });
  });

  it('marks them as a whole', () => {
    const text = 'remind me an hour before the meeting with Dana to print the contract';
    const marked = told(text)?.spans.filter(({ slot }) => slot === 'reminderTime');
    expect(marked?.map(({ start, end }) => text.slice(start, end))).toEqual([
      'an hour before the meeting with Dana',
    ]);
  });

  it('has no time where nobody knows it', () => {
    const open = told('remind me an hour before the meeting with Dana to print', { at: null, found: null });
    expect(open).toMatchObject({ slots: { task: 'print', reminderTime: null }, doubts: [{ kind: 'entry' }] });
  });

  it('keeps the length that it says', () => {
    expect(
      told('schedule a call with Gil an hour before the meeting with Dana for 30 minutes'),
    ).toMatchObject({
      intent: 'create_event',
      slots: { startTime: at, endTime: '2026-11-23T09:30:00+02:00' },
    });
  });

  it('leaves at that time', () => {
    const sent = told('email gil@example.com an hour before the meeting with Dana saying hi');
    expect(sent).toMatchObject({ intent: 'send_email', slots: { body: 'hi' }, sendAt: at });
  });

  it.each(['tell Dana I will be there an hour before the meeting', 'תגיד לדנה שאני אגיע שעה לפני הפגישה'])(
    'is none where they are said to somebody: "%s"',
    (text) => {
      expect(told(text)).toBeNull();
    },
  );
});
