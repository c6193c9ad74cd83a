import { beforeAll, describe, expect, it } from 'vitest';
import { needsConfirmation } from '../../language/understand/confirm.ts';
import type { Context, Understanding } from '../../language/reading.ts';
import { commandModels } from './load.ts';
import { readBoth } from './read-both.ts';

const context: Context = { now: '2026-11-30T02:42:00+02:00', timeZone: 'Asia/Jerusalem', country: 'IL' };
let read: (text: string, over?: Partial<Context>) => Understanding;

beforeAll(async () => {
  const models = await commandModels();
  read = (text, over = {}) => readBoth(models, text, { ...context, ...over });
});

describe('a feast day', () => {
  it.each([
    [
      "candles at Noa's on the second night of Hanukkah, 7pm",
      "candles at Noa's",
      '2026-12-05T19:00:00+02:00',
    ],
    ['dinner with Tomer on Christmas Eve at 7', 'dinner with Tomer', '2026-12-24T19:00:00+02:00'],
    ['תקבע ארוחה עם תומר בערב ראש השנה בשבע', 'ארוחה עם תומר', '2027-10-01T19:00:00+03:00'],
  ])('is the day of a meeting, and asks: %s', (text, title, startTime) => {
    const reading = read(text);
    expect(reading).toMatchObject({ intent: 'create_event', slots: { title, startTime } });
    expect(reading.doubts).toContainEqual(expect.objectContaining({ kind: 'spelling' }));
    expect(needsConfirmation(reading)).toBe(true);
  });

  it.each([
    ['remind me the day before Purim to buy a costume', 'buy a costume', '2027-03-22T09:00:00+02:00'],
    ['remind me a week before Passover to order matza', 'order matza', '2027-04-15T09:00:00+03:00'],
    ['remind me by Christmas to send cards', 'send cards', '2026-12-25T09:00:00+02:00'],
    ['תזכיר לי יום לפני פורים לקנות תחפושת', 'לקנות תחפושת', '2027-03-22T09:00:00+02:00'],
    ['תזכיר לי בחנוכה לקנות סופגניות', 'לקנות סופגניות', '2026-12-05T09:00:00+02:00'],
    ['תזכיר לי בנר שני בשבע להדליק נרות', 'להדליק נרות', '2026-12-05T19:00:00+02:00'],
  ])('is the day of a reminder: %s', (text, task, reminderTime) => {
    expect(read(text).slots).toMatchObject({ task, reminderTime });
  });

  it('is no day where a party is called after it', () => {
    expect(read('Christmas party on Friday at 8pm').slots).toMatchObject({
      title: 'Christmas party',
      startTime: '2026-12-04T20:00:00+02:00',
    });
  });

  it('stays in what is said to somebody', () => {
    const { slots } = read('email dana@example.com saying we are closed on Passover eve');
    expect(slots).toMatchObject({ body: 'we are closed on Passover eve' });
  });
});

describe('work days', () => {
  it.each([
    'remind me every day at 9 work days only to take vitamins',
    'remind me on work days at 9 to take vitamins',
    'remind me every day at 9, not on weekends, to take vitamins',
  ])('are those of the country: %s', (text) => {
    const task = 'take vitamins';
    expect(read(text).slots).toMatchObject({ task, recurrence: 'FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH' });
    expect(read(text, { country: 'US', timeZone: 'America/New_York' }).slots).toMatchObject({
      task,
      recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    });
  });

  it.each(['תזכיר לי בימי עבודה בתשע לקחת ויטמינים', 'תזכיר לי כל יום בתשע חוץ מסוף שבוע לקחת ויטמינים'])(
    'are those of the country in Hebrew: %s',
    (text) => {
      const recurrence = 'FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH';
      expect(read(text).slots).toMatchObject({ task: 'לקחת ויטמינים', recurrence });
    },
  );
});

describe('a weekday of each month', () => {
  it.each([
    ['remind me on the first Sunday of the month to pay rent at 10', 'pay rent'],
    ['every first Sunday of the month at 10 pay the rent, remind me', 'pay the rent'],
    ['תזכיר לי ביום ראשון הראשון של כל חודש בעשר לשלם שכירות', 'לשלם שכירות'],
  ])('repeats on it: %s', (text, task) => {
    const reminderTime = '2026-12-06T10:00:00+02:00';
    expect(read(text).slots).toMatchObject({
      task,
      reminderTime,
      recurrence: 'FREQ=MONTHLY;BYDAY=SU;BYMONTHDAY=1,2,3,4,5,6,7',
    });
  });

  it.each([
    ['remind me on the last day of every month to send the invoices', 'send the invoices'],
    ['remind me at the end of each month to send the invoices', 'send the invoices'],
    ['every month on the last day remind me to send the invoices', 'send the invoices'],
    ['תזכירי לי ביום האחרון של כל חודש לשלוח חשבוניות', 'לשלוח חשבוניות'],
    ['תזכיר לי בסוף כל חודש לשלוח חשבוניות', 'לשלוח חשבוניות'],
  ])('may be its last day, whichever that is: %s', (text, task) => {
    const reminderTime = '2026-12-31T09:00:00+02:00';
    const recurrence = 'FREQ=MONTHLY;BYMONTHDAY=-1';
    expect(read(text, { now: '2026-12-02T12:00:00+02:00' }).slots).toMatchObject({
      task,
      reminderTime,
      recurrence,
    });
  });

  it('begins on the next one where that of this month is over', () => {
    const now = '2026-12-06T12:00:00+02:00';
    expect(read('remind me on the first Sunday of the month to pay rent at 10', { now }).slots).toMatchObject(
      {
        reminderTime: '2027-01-03T10:00:00+02:00',
      },
    );
  });

  it('may be the last one, and of a meeting', () => {
    const reading = read('schedule team lunch every last Thursday of the month at 1pm');
    expect(reading).toMatchObject({
      slots: { title: 'team lunch', startTime: '2026-12-31T13:00:00+02:00' },
      repeats: 'FREQ=MONTHLY;BYDAY=-1TH',
    });
  });
});

it.each([
  ['remind me Wednesday lunch to call the bank', '2026-12-02T12:30:00+02:00'],
  ['remind me at lunchtime to call the bank', '2026-11-30T12:30:00+02:00'],
])('takes lunch for an hour where nothing is eaten: %s', (text, reminderTime) => {
  expect(read(text).slots).toMatchObject({ task: 'call the bank', reminderTime });
});

it.each([
  [
    'book a meeting with Tomer Thursday at 10 for two hours, no wait make it three',
    '2026-12-03T13:00:00+02:00',
  ],
  ['book a meeting with Tomer Thursday at 10 for 30 minutes no sorry 45', '2026-12-03T10:45:00+02:00'],
])('corrects a length by the one that is said after it: %s', (text, endTime) => {
  expect(read(text).slots).toMatchObject({ startTime: '2026-12-03T10:00:00+02:00', endTime });
});

describe('a number of minutes without the word', () => {
  it.each([
    ['remind me in 20 to take the laundry out', 'take the laundry out', '2026-11-30T03:02:00+02:00'],
    ['nudge me in five about the kettle', 'the kettle', '2026-11-30T02:47:00+02:00'],
    ['in 15 remind me to call back', 'call back', '2026-11-30T02:57:00+02:00'],
  ])('is so long from now, and asks: %s', (text, task, reminderTime) => {
    const reading = read(text);
    expect(reading).toMatchObject({ intent: 'reminder', slots: { task, reminderTime } });
    expect(needsConfirmation(reading)).toBe(true);
  });
});

describe('what one is to write to somebody', () => {
  it.each([
    [
      'write to Avi on Thursday morning at 8 asking if the stand is ready for me at noon',
      'Avi',
      'if the stand is ready for me at noon',
      '2026-12-03T08:00:00+02:00',
    ],
    [
      'Write to Dana tomorrow at 9 and ask whether we meet at noon',
      'Dana',
      'whether we meet at noon',
      '2026-12-01T09:00:00+02:00',
    ],
    [
      'can you write Tomer back and say both are fine, ill sign it by wednesday',
      'Tomer',
      'both are fine, ill sign it by wednesday',
      null,
    ],
    ['write Dana back saying it is fine', 'Dana', 'it is fine', null],
  ])('is a mail that leaves when it is said to: %s', (text, to, body, sendAt) => {
    expect(read(text)).toMatchObject({ intent: 'send_email', slots: { to: [to], body }, sendAt });
  });

  it('stays a task of the one who is reminded of it', () => {
    expect(read('remind me tomorrow at 9 to write Dana back and say yes')).toMatchObject({
      intent: 'reminder',
      slots: { task: 'write Dana back and say yes' },
    });
  });
});
