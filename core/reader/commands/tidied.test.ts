import { beforeAll, describe, expect, it } from 'vitest';
import type { Context, Understanding } from '../../language/reading.ts';
import { commandModels } from './load.ts';
import { readBoth } from './read-both.ts';

const contacts = ['Yossi Ben-David', 'Dana Cohen', 'Tomer Shaked', 'Maya Azulay'].map((name) => ({
  name,
  email: `${name.split(' ')[0]}@example.com`,
  known: 'written-to' as const,
}));
const context: Context = {
  now: '2026-11-30T02:42:00+02:00',
  timeZone: 'Asia/Jerusalem',
  country: 'IL',
  contacts,
};
let read: (text: string) => Understanding;

beforeAll(async () => {
  const models = await commandModels();
  read = (text) => readBoth(models, text, context);
});

/** What every reading of the words calls the thing. */
function titles(text: string): readonly unknown[] {
  const { actions } = read(text);
  return actions.flatMap(({ intent, slots, alternatives }) => [
    titleIn(slots),
    ...alternatives.flatMap((one) => (one.intent === intent ? [titleIn(one.slots)] : [])),
  ]);
}

function titleIn(slots: object): unknown {
  if ('title' in slots) return slots.title;
  return 'task' in slots ? slots.task : null;
}

describe('what is said to the assistant', () => {
  it.each([
    ['Could you remind me on Friday at 10 to ring the plumber? Thank you dear.', 'ring the plumber'],
    ['תזכירי לי מחר בתשע לצחצח שיניים חחח', 'לצחצח שיניים'],
    ['remind me to pay rent tomorrow at 9 lol', 'pay rent'],
    ['add buy milk to my tasks, cheers mate', 'buy milk'],
    ['add a task: book flights!! tnx', 'book flights'],
    ['remind me before I forget to call mum at 8', 'call mum'],
    ['nudge me tomorrow at 9 so i can print the brief', 'print the brief'],
    ['תזכיר לי מחר בתשע לקנות חלב תודה רבה יקירי', 'לקנות חלב'],
    ['סליחה, העברית שלי לא טובה.. אתה יכול לעשות לי reminder היום שתיים וחצי ללכת לבנק?', 'ללכת לבנק'],
  ])('is in no title: %s', (text, title) => {
    expect(new Set(titles(text))).toEqual(new Set([title]));
  });

  it.each([
    ['remind me to tell Dana thank you tomorrow at 9', 'tell Dana thank you'],
    ['remind me to write a thank you note tomorrow at 9', 'write a thank you note'],
    ['add a task: thank you cards', 'thank you cards'],
  ])('is told from thanks that belong to the task: %s', (text, title) => {
    expect(titles(text)[0]).toBe(title);
  });
});

it('a place keeps the number of its house', () => {
  const { slots } = read('Book the boiler service at 14 Elm Road, Thursday between 2 and 3');
  expect(slots).toMatchObject({ location: '14 Elm Road' });
});

it('a title has no half of a pair of quotes', () => {
  const all = titles("put 'Year 9 parents evening' in for the 10th, half six to eight, school hall");
  expect(all[0]).toBe('Year 9 parents evening');
});

describe('what "it" is', () => {
  it.each([
    ["the plumber is coming Tuesday at 10, put it in my diary so I don't forget", 'the plumber is coming'],
    [
      "concert at the Barby next Friday 9pm, pop it in the calendar so I don't double book",
      'concert at the Barby',
    ],
    ['הטכנאי מגיע ביום רביעי בין 8 ל-11, תכניסי לי את זה ליומן שלא אקבע עליו', 'הטכנאי מגיע'],
  ])('was told before: %s', (text, title) => {
    const { actions } = read(text);
    expect(actions).toHaveLength(1);
    expect(titles(text)[0]).toBe(title);
    expect(titles(text).join('\n')).not.toMatch(/^(?:it|זה)(?: |$)/m);
  });

  it.each([
    ['milk, oat not cow. put it on the list', 'milk, oat not cow'],
    ['eggs, bread and dish soap. put them on the list', 'eggs, bread and dish soap'],
    ['חלב שיבולת שועל, לא רגיל. תוסיפי לרשימה', 'חלב שיבולת שועל, לא רגיל'],
  ])('is all that was told before it goes on a list: %s', (text, title) => {
    expect(read(text)).toMatchObject({ intent: 'create_task', slots: { title } });
  });

  it('is what runs out, where one is reminded some days before', () => {
    const { slots } = read('parking permit runs out on the 20th, nudge me three days before in the morning');
    expect(slots).toMatchObject({
      task: 'parking permit runs out',
      reminderTime: '2026-12-17T09:00:00+02:00',
    });
  });
});

describe('a meeting', () => {
  it.each([
    [
      'Lunch with Yossi & Dana on the 9th, 1 to 2:15, Cafe Noir, invite both',
      {
        title: 'Lunch with Yossi & Dana',
        startTime: '2026-12-09T13:00:00+02:00',
        endTime: '2026-12-09T14:15:00+02:00',
        attendees: ['Yossi', 'Dana'],
        location: 'Cafe Noir',
      },
    ],
    [
      'coffee w/ Maya & Tomer on the 9th at 10',
      { title: 'coffee w/ Maya & Tomer', startTime: '2026-12-09T10:00:00+02:00' },
    ],
    [
      'meeting with Maya tomorrow at 5 for an hour max',
      { title: 'meeting with Maya', endTime: '2026-12-01T18:00:00+02:00' },
    ],
    [
      'schedule a call with Tomer tomorrow at 3 for half an hour or so',
      { title: 'call with Tomer', endTime: '2026-12-01T15:30:00+02:00' },
    ],
    ['פגישה עם מאיה מחר בחמש לשעה גג', { title: 'פגישה עם מאיה', endTime: '2026-12-01T18:00:00+02:00' }],
  ])('keeps its day, its people and its end, and nothing else in its title: %s', (text, slots) => {
    expect(read(text).slots).toMatchObject(slots);
  });
});

it('takes the same person twice for one', () => {
  expect(read('tell Tomer and Tomer that I accept').slots).toMatchObject({ to: 'Tomer' });
  const { slots } = read('cc Dana on it too — mail to Tomer: hi Tomer, the homepage copy is ready');
  expect(slots).toMatchObject({
    to: ['Tomer'],
    cc: ['Dana'],
    body: 'hi Tomer, the homepage copy is ready',
  });
});

describe('an address that is told at the end', () => {
  it.each([
    ['email the new supplier that we got the goods; his e-mail is x@y.com', 'x@y.com', 'we got the goods'],
    [
      'email Shira that the logo is ready. her email is shira at logo dot co dot il',
      'shira@logo.co.il',
      'the logo is ready',
    ],
    ["tell the builder I'm home, his mail is builder@home.example", 'builder@home.example', "I'm home"],
    ['תשלח מייל לשירה שהלוגו מוכן, המייל שלה shira@logo.co.il', 'shira@logo.co.il', 'הלוגו מוכן'],
  ])('is that of who gets the mail, and no part of it: %s', (text, address, body) => {
    expect(read(text)).toMatchObject({ intent: 'send_email', slots: { to: [address], body } });
  });

  it.each([
    [
      'whatsapp the plumber that the key is under the pot, his number is 054-7112930',
      'the key is under the pot',
    ],
    ['תגיד לאינסטלטור שהמפתח מתחת לעציץ, המספר שלו 054-7112930', 'המפתח מתחת לעציץ'],
  ])('may be a number: %s', (text, message) => {
    expect(read(text).slots).toEqual({ to: '+972547112930', message });
  });
});

it.each([
  ["send noa.k at gmail dot com the address of Northlight's office", ['noa.k@gmail.com'], null],
  [
    'cc dana at cohen dash media dot co dot il on a mail to tomer at northlight dot example: hi there',
    ['tomer@northlight.example'],
    ['dana@cohen-media.co.il'],
  ],
])('knows an address that is said aloud wherever it stands: %s', (text, to, cc) => {
  expect(read(text)).toMatchObject({ intent: 'send_email', slots: { to, cc } });
});

it('ends the subject of a mail where it is told what to say', () => {
  const { slots } = read(
    "Mail Dana, cc Tomer, subject November receipts, say they're all in the shared folder now",
  );
  expect(slots).toMatchObject({ subject: 'November receipts', body: "they're all in the shared folder now" });
});
