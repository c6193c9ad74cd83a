import { describe, expect, it } from 'vitest';
import type { Question } from '../../language/questions/question.ts';
import { wordsIn } from '../../language/questions/read-question.ts';
import { findWhen } from '../../language/questions/when.ts';
import { clockworkOf } from '../../language/time/clockwork.ts';
import { kindReader } from '../kinds/kinds.ts';
import { likely } from '../testing/likely.ts';
import { readByEvidence } from './read-by-evidence.ts';

/** Friday, 20 November 2026, 09:30 in Jerusalem. */
const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem' };
const kindsOf = await kindReader();
const read = (text: string, ...earlier: string[]) => readByEvidence(text, context, earlier, kindsOf);

describe('a question that no pattern foresaw', () => {
  it.each<[string, Partial<Question>]>([
    ['has Priya come back to me about the lease yet', { asks: 'mail', from: 'Priya', about: 'lease' }],
    ['is anything about the boiler in my inbox', { asks: 'mail', about: 'boiler' }],
    ['did the dentist confirm yet', { asks: 'mail', from: 'dentist' }],
    ['What did my mum want me to bring on Friday?', { asks: 'mail', from: 'mum', over: null }],
    ['מה אמא ביקשה שאביא בשישי', { asks: 'mail', from: 'אמא', about: null, over: null }],
    ['next run?', { asks: 'meeting', about: 'run' }],
    ['when is my next run', { asks: 'meeting', about: 'run' }],
    ['הריצה הבאה?', { asks: 'meeting', about: 'הריצה' }],
    ['באיזה שעה הארוחה בשישי', { asks: 'meeting', about: 'הארוחה' }],
    ["when's the earliest I could squeeze in 40 minutes on Monday", { asks: 'free', lengthMs: 2_400_000 }],
    ['who never got back to me', { asks: 'awaiting' }],
    ['is there a reminder about the passport', { asks: 'open', what: 'reminders', about: 'passport' }],
    ['how many hours ahead is Tokyo', { asks: 'time-difference', city: 'Tokyo', other: null }],
    ['will I need an umbrella in Haifa tomorrow', { asks: 'weather', place: 'Haifa', wants: 'rain' }],
    ['כמה שעות טוקיו לפנינו', { asks: 'time-difference', city: 'טוקיו' }],
    ['מי לא ענה לי', { asks: 'awaiting' }],
    ['יש לי תזכורת על הדרכון?', { asks: 'open', what: 'reminders' }],
  ])('%j is read', (text, meant) => {
    expect(read(text).question).toMatchObject(meant);
  });
});

it.each([
  ["what's in my calendar tomorrow", 'and the day after that?', { year: 2026, month: 11, day: 22 }],
  ["what's in my calendar on Monday", 'the following day?', { year: 2026, month: 11, day: 24 }],
  ['am i free tomorrow', 'and the day after?', { year: 2026, month: 11, day: 22 }],
  ['מה יש לי ביומן מחר', 'ויום אחרי זה?', { year: 2026, month: 11, day: 22 }],
])('after %j, %j is about the next day', (before, text, day) => {
  const { question } = read(text, before);
  expect(question).toMatchObject({ over: { first: day, last: day } });
});

it.each([
  ['split 320 by 4', 'make it five, yael just walked in', 64],
  ['split 320 four ways', 'make it five', 64],
  ['לחלק 320 ל-4', 'תעשה חמישה', 64],
])('after %j, %j is the sum with another number', (before, text, result) => {
  expect(read(text, before).question).toMatchObject({ asks: 'sum', result });
});

it.each([
  'who wrote hamlet',
  'tell me a joke',
  'what is the capital of peru',
  'מה בירת צרפת',
  'email Dana that I am late',
])('%j is no question about the own day', (text) => {
  expect(read(text)).toMatchObject({ question: null, isOwn: false });
});

describe('a follow-up changes one slot', () => {
  it('the person', () => {
    expect(read('and from Sunil?', 'any mail from Priya today').question).toMatchObject({
      asks: 'mail',
      from: 'Sunil',
    });
  });

  it('the place', () => {
    expect(read('ובלונדון?', 'מה השעה בטוקיו').question).toMatchObject({ asks: 'time', city: 'לונדון' });
  });

  it('the time, and keeps the person', () => {
    const { question } = read('and last week?', 'any mail from Priya today');
    expect(question).toMatchObject({
      asks: 'mail',
      from: 'Priya',
      over: { first: { day: 8 }, last: { day: 14 } },
    });
  });

  it.each([
    ['when do i see dana next', 'and where', 'where'],
    ['when do i see dana next', 'and for how long?', 'length'],
    ['מתי הפגישה עם דנה', 'ואיפה', 'where'],
    ['מתי הפגישה עם דנה', 'ועם מי?', 'who'],
  ])('the part of a meeting that is asked: after %j, %j', (before, text, wants) => {
    expect(read(text, before).question).toMatchObject({
      asks: 'meeting',
      about: /dana/.test(before) ? 'dana' : 'דנה',
      wants,
    });
  });

  it('no number of a sum, where the words tell another', () => {
    const slab = 'slab 6.2 metres by 4.8 and 150 bags of sand, how many cube is that';
    expect(read(slab, 'what percent is 43 out of 57')).toMatchObject({ question: null, isSum: true });
  });

  it('the rate of a sum', () => {
    expect(read('and with 20%?', "what's a 15% tip on 80").question).toMatchObject({
      asks: 'sum',
      result: 16,
    });
  });
});

it('tells which words say when', () => {
  expect(read('anything from the bank since Tuesday').whenSaid).toBe('since Tuesday');
});

const day = (month: number, date: number) => ({ year: 2026, month, day: date });

it.each<[string, { month: number; day: number }, { month: number; day: number }]>([
  ["next month's appointments pls", { month: 12, day: 1 }, { month: 12, day: 31 }],
  ["this week's meetings?", { month: 11, day: 20 }, { month: 11, day: 21 }],
  ['which appointments are down for June', { month: 6, day: 1 }, { month: 6, day: 30 }],
  ['מה האירועים של החודש הבא?', { month: 12, day: 1 }, { month: 12, day: 31 }],
  ["Would 10 o'clock work for me on Wednesday", { month: 11, day: 25 }, { month: 11, day: 25 }],
  ['does 3pm work for me on Monday', { month: 11, day: 23 }, { month: 11, day: 23 }],
])('%j looks at that time', (text, first, last) => {
  expect(read(text).question).toMatchObject({ over: { first, last } });
});

it('keeps an hour that is said before its day', () => {
  expect(read('does 3pm work for me on Monday').question).toMatchObject({
    over: { from: Date.parse('2026-11-23T15:00:00+02:00'), isHours: true },
  });
});

it('takes the month of a bill for what it is about, not for when it came', () => {
  expect(read('did the invoice for June come').question).toMatchObject({ asks: 'mail', over: null });
});

describe('how long it is to an hour', () => {
  it.each([
    ['How long is it till 6 pm', '18:00'],
    ['how many hours until midnight', '00:00'],
    ['How long until half three, the bus drops them off then', '15:30'],
    ['how long do I have until 14:30, the bus leaves then', '14:30'],
    ['כמה זמן נשאר עד 16:00', '16:00'],
    ['עוד כמה זמן עד שש בערב?', '18:00'],
  ])('is asked by %j', (text, clock) => {
    const { question } = read(text);
    const at = question?.asks === 'time-until' ? question.at : 0;
    expect(new Date(at).toLocaleTimeString('en-GB', { timeZone: context.timeZone, timeStyle: 'short' })).toBe(
      clock,
    );
  });

  it.each([
    'how long until my next meeting',
    'how long until my 6 pm with Dana',
    'how long until Christmas',
    'כמה זמן נשאר עד הפגישה של שש',
    'how long does it take to boil an egg',
  ])('is not asked by %j', (text) => {
    expect(read(text).question?.asks).not.toBe('time-until');
  });
});

it.each(['is it past four yet', 'is it after 10', 'כבר אחרי שמונה?'])('%j asks for the time', (text) => {
  expect(read(text).question).toEqual({ asks: 'time', city: null });
});

describe('when the sun sets or rises', () => {
  it.each<[string, Partial<Question>]>([
    ['what time is sunset tomorrow', { wants: 'sunset', place: null }],
    ['when does it get dark tomorrow', { wants: 'sunset', place: null }],
    ['when does the sun come up in Haifa tomorrow', { wants: 'sunrise', place: 'Haifa' }],
    ['מתי השקיעה מחר', { wants: 'sunset', place: null }],
    ['באיזו שעה הזריחה בירושלים מחר', { wants: 'sunrise', place: 'ירושלים' }],
  ])('is asked by %j', (text, meant) => {
    expect(read(text).question).toMatchObject({
      asks: 'weather',
      over: { first: day(11, 21), last: day(11, 21) },
      ...meant,
    });
  });

  it.each([
    'why is the sky red at sunset',
    'when is the hearing in Mehta versus Sunrise Builders',
    'the hearing in Mehta versus Sunrise Builders',
    'what time is the Sunset Boulevard meeting',
    'when is my meeting at sunset cafe',
    'when did the rain start in macbeth',
    'what time is the sunset cruise',
    'what time does the baby shower start',
    'מתי מתחיל המשחק ברדיו',
    'כמה זמן ירד גשם אתמול',
  ])('is not asked by %j', (text) => {
    expect(read(text).question?.asks).not.toBe('weather');
  });
});

it.each<[string, string | null, number | null]>([
  ['when does the rain stop', null, null],
  ['when will the rain stop tomorrow', null, 21],
  ['when is it going to rain in Haifa', 'Haifa', null],
  ['what time will the storm pass', null, null],
  ['מתי ירד גשם', null, null],
  ['מתי יפסיק הגשם', null, null],
  ['מתי יירד גשם מחר בחיפה', 'חיפה', 21],
])('%j asks for the hours of rain', (text, place, date) => {
  const over = date === null ? null : { first: day(11, date), last: day(11, date) };
  expect(read(text).question).toMatchObject({ asks: 'weather', wants: 'rain-hours', place, over });
});

it('takes rain that is asked for without its hours for days', () => {
  expect(read('will it rain tomorrow').question).toMatchObject({ asks: 'weather', wants: 'rain' });
});

describe('a birthday', () => {
  it.each<[string, string | null, 'age' | null]>([
    ["when is Noa's birthday", 'Noa', null],
    ['when is the birthday of Gil', 'Gil', null],
    ['On what date was Fatima born?', 'Fatima', null],
    ['באיזה תאריך נולדה אמא', 'אמא', null],
    ['תאריך לידה של מאיה', 'מאיה', null],
    ['when is the birthday of my sister Tamar', 'Tamar', null],
    ['how old will Ethan be on his birthday', 'Ethan', 'age'],
    ['how old will Ethan turn', 'Ethan', 'age'],
    ['מתי יום ההולדת של נועה', 'נועה', null],
    ['מתי היומולדת של איתמר הנכד שלי', 'איתמר', null],
    ['בן כמה יהיה איתן ומתי זה יוצא', 'איתן', 'age'],
  ])('is asked for by %j, of %s, without a time', (text, who, wants) => {
    expect(read(text).question).toEqual({ asks: 'birthday', who, over: null, wants });
  });

  it.each([
    ['whose birthday is it tomorrow', day(11, 21), day(11, 21)],
    ["is it anyone's birthday tomorrow", day(11, 21), day(11, 21)],
    ['is it anyones birthday tomorrow', day(11, 21), day(11, 21)],
    ['any birthdays next month', day(12, 1), day(12, 31)],
    ['למי יש יומולדת מחר', day(11, 21), day(11, 21)],
  ])('is asked for by %j, of anybody in that time', (text, first, last) => {
    expect(read(text).question).toMatchObject({ asks: 'birthday', who: null, over: { first, last } });
  });

  it.each([
    "remind me about Noa's birthday",
    'buy a birthday cake tomorrow',
    'what should I buy Noa for her birthday',
    'how old do you have to be to rent a car',
    "who's coming to Noa's birthday party",
    'יש תזכורת לקנות מתנה ליום ההולדת של אמא',
  ])('is not asked for by %j', (text) => {
    expect(read(text).question?.asks).not.toBe('birthday');
  });
});

it.each([
  ['what date is 90 days from March 3', 6, 1],
  ['what is 90 days from March 3', 6, 1],
  ['what day is 6 weeks after January 4', 2, 15],
  ['when is 2 weeks before June 10', 5, 27],
  ['מתי יוצא 90 יום מה3 במרץ', 6, 1],
  ['כמה זה 90 יום מה-3 במרץ', 6, 1],
  ['איזה יום זה 3 שבועות לפני 10 ביוני', 5, 20],
  ['איזה יום זה שבועיים לפני 10 ביוני', 5, 27],
  ['what day is two weeks before June 10', 5, 27],
  ['what date is 6 months after January 4', 7, 4],
  ['מה התאריך שבוע לפני פסח', 4, 15],
])('%j is a day, counted from the one that is named', (text, month, date) => {
  expect(read(text).question).toEqual({
    asks: 'date',
    day: { year: 2027, month, day: date },
    wants: 'weekday',
  });
});

it.each([
  ['9am Pacific what is that for me', 9, 'Pacific time'],
  ["if the call is 9am Pacific what's that for me", 9, 'Pacific time'],
  ['what is 14:00 GMT here', 14, 'GMT'],
  ['what is 3pm CET in my time', 15, 'CET'],
  ['15:00 GMT מתי זה אצלי', 15, 'GMT'],
])('%j asks what a time of another zone is here', (text, hour, city) => {
  expect(read(text).question).toEqual({ asks: 'time-there', hour, minute: 0, city, other: null });
});

it.each([
  '9am Eastern Bank what is that',
  '9am Pacific',
  "what's on at 10 Mountain View",
  'when is my 9am Pacific call',
])('%j is no time of another zone', (text) => {
  expect(read(text).question?.asks).not.toBe('time-there');
});

it.each([
  ['what time is it in Narnia', 'Narnia'],
  ["what's the time in Narnia just now, is it too late to ring home", 'Narnia'],
  ["what's the time in Zubrowka now", 'Zubrowka'],
  ['מה השעה בנרניה', 'נרניה'],
  ['מה השעה עכשיו בנרניה', 'נרניה'],
])('%j keeps the place that no zone is known of', (text, city) => {
  expect(read(text).question).toEqual({ asks: 'time', city });
});

describe('the hours beside a day', () => {
  const clockwork = clockworkOf(context);
  const at = (text: string) => Date.parse(`2026-11-${text}:00+02:00`);

  it.each([
    ['tomorrow after lunch', '21T13:00', '21T18:00'],
    ['after lunch tomorrow', '21T13:00', '21T18:00'],
    ['after work on monday', '23T17:00', '24T00:00'],
    ['before lunch on sunday', '22T06:00', '22T12:00'],
    ['tomorrow after 3', '21T15:00', '22T00:00'],
    ['tomorrow after 15:00', '21T15:00', '22T00:00'],
    ['tomorrow until 11', '21T00:00', '21T11:00'],
    ['מחר אחרי ארוחת הצהריים', '21T13:00', '21T18:00'],
    ['ביום שני לפני הצהריים', '23T06:00', '23T12:00'],
    ['מחר אחרי העבודה', '21T17:00', '22T00:00'],
    ['מחר אחרי 3', '21T15:00', '22T00:00'],
  ])('are of that day in %j', (text, from, to) => {
    const { over, rest } = findWhen(wordsIn(text), clockwork);
    expect(over('ahead')).toMatchObject({ from: at(from), to: at(to), isHours: true });
    expect(rest.tokens).toEqual([]);
  });

  it.each([
    ['yesterday after lunch', '19T13:00', '19T18:00'],
    ['אתמול אחרי העבודה', '19T17:00', '20T00:00'],
  ])('are of a day that was in %j', (text, from, to) => {
    const { over, rest } = findWhen(wordsIn(text), clockwork);
    expect(over('behind')).toMatchObject({ from: at(from), to: at(to) });
    expect(rest.tokens).toEqual([]);
  });

  it.each([
    ['after lunch', '20T13:00', '20T18:00'],
    ['before lunch', '20T06:00', '20T12:00'],
    ['אחרי העבודה', '20T17:00', '21T00:00'],
  ])('are of today in %j, which names no day', (text, from, to) => {
    expect(findWhen(wordsIn(text), clockwork).over('ahead')).toMatchObject({ from: at(from), to: at(to) });
  });
});

describe('a sentence in the form of a question', () => {
  /** The kinds as a reader tells them that mostly hears a command. */
  const mostlyCommand = () => [
    { kind: 'command' as const, probability: 0.6 },
    { kind: 'mail' as const, probability: 0.4 },
  ];

  it.each([
    'has Dana mailed the contract',
    'האם דנה שלחה במייל את החוזה',
    'Dana mailed me the contract or not',
    'דנה שלחה לי מייל או לא',
  ])('is read as one though it sounds like a command: %j', (text) => {
    expect(readByEvidence(text, context, [], mostlyCommand).question).toMatchObject({ asks: 'mail' });
  });

  it.each(['mail Dana the contract', 'what about a mail to Dana', 'תשלח לדנה מייל על החוזה'])(
    'is none of %j',
    (text) => {
      expect(readByEvidence(text, context, [], mostlyCommand).question).toBeNull();
    },
  );
});

it('offers what may be meant where nothing is understood, the likeliest first', () => {
  for (const text of likely(kindsOf, context)) {
    const { question, others, likeliest } = read(text);
    expect(question).toBeNull();
    expect(others.length).toBeGreaterThan(1);
    expect(others[0]).toBe(likeliest);
  }
});

it.each([
  ['what year was the foot and mouth outbreak, was it 2001 or later'],
  ['who was it sang The Northern Lights of Old Aberdeen'],
  ['how much calpol is a 3 year old allowed in 24 hours'],
  ['היכן קבור הרמב״ם ובאיזו שנה נפטר'],
  ['כמה זמן משרים שעועית מש לפני שמנביטים אותה'],
])('has no likeliest reading of %j, which is about the world', (text) => {
  expect(read(text)).toMatchObject({ question: null, likeliest: null });
});

it.each([
  ['cancel everything I have tomorrow'],
  ['delete the mails from Dana on Friday'],
  ['תבטל את כל מה שיש לי מחר'],
])('takes %j for no question', (text) => {
  expect(read(text)).toMatchObject({ question: null, likeliest: null });
});

it('looks at the time in the sentence that asks', () => {
  const over = { first: { day: 27 }, last: { day: 27 } };
  expect(read('boss wants me for a Sunday run. Am I free on the 27th?').question).toMatchObject({ over });
  expect(read('Am I free on the 27th? Boss wants me for a Sunday run').question).toMatchObject({ over });
});

it.each([
  ['האם עו״ד שטרן שלח לי מייל?', 'שטרן'],
  ['שלחתי את החוזה למשפחת לוי?', 'משפחת לוי'],
])('quotes the whole name in %j', (text, name) => {
  expect(JSON.stringify(read(text).question)).toContain(name);
});

it.each([
  ['did i ever answer tomer about the contract', 'tomer', 'contract'],
  ['have I sent tomer the signed contract yet?', 'tomer', 'signed contract'],
  ['did i send the quote to dana', 'dana', 'quote'],
  ['did i write to mum about friday', 'mum', 'friday'],
  ['did I send dana the quote? how much was it', 'dana', 'quote'],
  ['עניתי פעם לתומר לגבי החוזה', 'תומר', 'החוזה'],
  ['שלחתי לדנה את ההצעה? על כמה היתה', 'דנה', 'ההצעה'],
  ['האם שלחתי כבר את החוזה לתומר', 'תומר', 'החוזה'],
])('asks by %j what the person wrote to somebody of it', (text, to, about) => {
  expect(read(text).question).toMatchObject({ asks: 'mail', sent: true, to, about, from: null });
});

it.each(['אילו תזכורות יש לי? אשמח לראות את כולן.', 'מה התזכורות שלי, כולם בבקשה'])(
  'lists all reminders for %j',
  (text) => {
    expect(read(text).question).toMatchObject({ asks: 'open', what: 'reminders', about: null });
  },
);

it.each(['did i send dana an email', 'did i answer her about it'])(
  'takes %j for no question of that kind',
  (text) => {
    const { question } = read(text);
    expect(question?.asks === 'mail' && question.about !== null).toBe(false);
  },
);

it('answers what has the form of a question and one reading far likelier than others', () => {
  expect(read('עניתי לדנה או לא').question).toMatchObject({ asks: 'mail', to: 'דנה', sent: true });
});

it.each([
  ['what is 17 percent of the other thing', true],
  ['כמה יוצא לכל אחד אם החשבון 84 ועוד משהו', true],
  ['did the bank write or not', false],
])('tells whether %j asks for numbers, worked out or not: %s', (text, isSum) => {
  expect(read(text).isSum).toBe(isSum);
});

it.each([
  ['מתי נכנסת שבת השבוע בחיפה', 'חיפה', 20],
  ['מתי צאת השבת', null, 21, 'nightfall'],
  ['when does shabbat start', null, 20],
  ['when is candle lighting in London', 'London', 20],
])('takes %j for when the sun goes on that day', (text, place, day, wants = 'sunset') => {
  expect(read(text).question).toMatchObject({
    asks: 'weather',
    wants,
    place,
    over: { first: { day }, last: { day } },
  });
});

it.each([
  ['what is the first thing on my calendar tomorrow', 'first'],
  ["what's the first thing in my diary tomorrow", 'first'],
  ['מה הדבר הראשון ביומן מחר', 'first'],
  ['מה דבר ראשון ביומן מחר', 'first'],
])('%j asks for the first of all of that day', (text, pick) => {
  expect(read(text).question).toMatchObject({
    asks: 'agenda',
    pick,
    over: { first: day(11, 21), last: day(11, 21), isHours: false },
  });
});

it.each([
  'what do I have first thing tomorrow',
  'what is on my calendar first thing in the morning tomorrow',
])('%j asks for the morning', (text) => {
  expect(read(text).question).toMatchObject({ over: { first: day(11, 21), isHours: true } });
});

describe('what one has with somebody', () => {
  const week = { first: day(11, 20), last: day(11, 21) };
  it.each([
    ['what meetings do I have with Dana this week', 'Dana', week],
    ['how many meetings do I have with Dana this week', 'Dana', week],
    ['do I have anything with Dana tomorrow', 'Dana', { first: day(11, 21), last: day(11, 21) }],
    ['how many meetings did I have with Dana in October', 'Dana', { first: day(10, 1), last: day(10, 31) }],
    ['אילו פגישות יש לי עם דנה השבוע', 'דנה', week],
    ['כמה פגישות יש לי עם דנה השבוע', 'דנה', week],
    ['יש לי משהו עם דנה מחר', 'דנה', { first: day(11, 21), last: day(11, 21) }],
    ['כמה פגישות היו לי עם דנה באוקטובר', 'דנה', { first: day(10, 1), last: day(10, 31) }],
  ])('is asked by %j', (text, about, over) => {
    expect(read(text).question).toMatchObject({ asks: 'meeting', about, over });
  });

  it.each(['what meetings do I have tomorrow', 'אילו פגישות יש לי מחר'])('names nobody in %j', (text) => {
    expect(read(text).question).toMatchObject({ asks: 'agenda' });
  });
});

describe('the weather at a time or a place that something tells', () => {
  it.each<[string, Partial<Extract<Question, { asks: 'weather' }>> & { day?: number }]>([
    ['will i get rained on during thursdays run', { entry: 'run', place: null, wants: 'rain', day: 26 }],
    ['is it going to be cold on my run thursday', { entry: 'run', place: null, day: 26 }],
    [
      'should i take a jacket to dinner on friday',
      { entry: 'dinner', place: null, wants: 'clothes', day: 27 },
    ],
    ['weather for my trip to athens', { entry: 'athens', place: 'athens' }],
    ['צריך מטריה לרופאת שיניים ברביעי?', { entry: 'רופאת שיניים', place: null, wants: 'rain', day: 25 }],
    ['מה מזג האוויר לטיול באתונה', { entry: 'אתונה', place: 'אתונה' }],
    ['is it warmer in athens or lisbon', { place: 'athens', versus: 'lisbon' }],
    ['weather london vs paris tomorrow', { place: 'london', versus: 'paris', day: 21 }],
    ['איפה יותר חם אתונה או ליסבון', { place: 'אתונה', versus: 'ליסבון' }],
    ['can i hang laundry tuesday', { wants: 'rain', day: 24 }],
  ])('is asked by %j', (text, { day, ...asked }) => {
    const { question } = read(text);
    expect(question).toMatchObject({ asks: 'weather', ...asked });
    expect(question).toMatchObject(day === undefined ? {} : { over: { first: { day }, last: { day } } });
  });

  it.each([
    ['vs lisbon?', "what's the weather in athens", 'athens', 'lisbon'],
    ['and compared to lisbon', 'weather in athens', 'athens', 'lisbon'],
    ['לעומת ליסבון?', 'מה מזג האוויר באתונה', 'אתונה', 'ליסבון'],
  ])('%j compares with the place before', (text, before, place, versus) => {
    expect(read(text, before).question).toMatchObject({ asks: 'weather', place, versus });
  });
});

describe('a question of the usual ways to ask', () => {
  const only = (day: number) => ({
    first: { year: 2026, month: 11, day },
    last: { year: 2026, month: 11, day },
  });

  it.each<[string, object]>([
    ['what emails did I send yesterday?', { asks: 'mail', sent: true, to: null, over: only(19) }],
    ['which mails did I send today?', { asks: 'mail', sent: true, to: null, over: only(20) }],
    ['what did May write', { asks: 'mail', from: 'May' }],
    ["what haven't I opened yet?", { asks: 'mail', unread: true, from: null, about: null }],
    ['what have I not read yet?', { asks: 'mail', unread: true, from: null, about: null }],
    ["what haven't I opened", { asks: 'mail', unread: true, from: null, about: null }],
    ['מה עוד לא קראתי?', { asks: 'mail', unread: true, from: null, about: null }],
    ['מה לא פתחתי עדיין', { asks: 'mail', unread: true, from: null, about: null }],
    ['which tasks are due on Wednesday?', { asks: 'open', what: 'tasks', over: only(25) }],
    ['which tasks are due tomorrow?', { asks: 'open', what: 'tasks', over: only(21) }],
    ['which tasks are due by Wednesday?', { asks: 'open', over: { ...only(25), first: only(20).first } }],
    ['אילו משימות כבר עבר הזמן שלהן?', { asks: 'open', late: true, about: null }],
    ['אילו משימות עבר המועד שלהן?', { asks: 'open', late: true, about: null }],
    ['מתי אני פנוי לשעה מחר?', { asks: 'free', lengthMs: 3_600_000, finds: true }],
    ['מתי אני פנוי לשעה ביום שישי?', { asks: 'free', lengthMs: 3_600_000, finds: true }],
    ['אני פנוי לשעה 5 מחר?', { asks: 'free', lengthMs: null, finds: false }],
    ['שלחתי לעומר דיין מייל על המלון?', { asks: 'mail', sent: true, to: 'עומר דיין', about: 'המלון' }],
    ['שלחתי לעומר דיין את ההצעה?', { asks: 'mail', sent: true, to: 'עומר דיין', about: 'ההצעה' }],
    ['יש משימה שקשורה לאתר?', { asks: 'open', what: 'tasks', about: 'אתר' }],
    ['do I have tasks related to the roof?', { asks: 'open', what: 'tasks', about: 'roof' }],
    ['מתי הפגישה הבאה שלי עם איתי?', { asks: 'meeting', about: 'איתי' }],
    ['מה איתי כתב לי?', { asks: 'mail', from: 'איתי' }],
    ['קיבלתי מייל מאיתי?', { asks: 'mail', from: 'איתי' }],
    ['מי נפגש איתי מחר?', { asks: 'meeting', about: null }],
  ])('%j is read as it is meant', (text, meant) => {
    expect(read(text).question).toMatchObject(meant);
  });
});

it.each([
  ['חלק את 4750 לשניים', 2375],
  ['תכפילי 35 ב-280', 9800],
  ['divide 900 by four', 225],
])('is a sum that is commanded: %s', (text, result) => {
  expect(read(text).question).toMatchObject({ asks: 'sum', result });
});
