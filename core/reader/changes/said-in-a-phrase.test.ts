/** Phrases that say a change by the way: what was read by fixed patterns once is read by what was learnt. */
import { describe, expect, it } from 'vitest';
import { clockworkOf } from '../../language/time/clockwork.ts';
import { deedModels, readDeeds, type Deed } from './deeds.ts';
import { aMeeting, aReminder, aTask } from '../testing/things.ts';
import { guessChange, type Thing } from './guess-change.ts';

/** A Monday. */
const clockwork = clockworkOf({ now: '2026-11-30T02:42:00+02:00', timeZone: 'Asia/Jerusalem' });

const things: readonly Thing[] = [
  aMeeting('Call the garage', '2026-11-30T13:00'),
  aMeeting('Run', '2026-12-03T06:30'),
  aMeeting('Portfolio review', '2026-11-30T16:00'),
  aMeeting('Pilates', '2026-12-01T19:00'),
  aMeeting('Studio sync', '2026-12-07T09:30'),
  aMeeting('Dentist', '2026-12-01T16:20'),
  aMeeting('Friday dinner', '2026-12-04T20:30'),
  aMeeting('Stand pickup', '2026-12-02T10:00'),
  aMeeting('ריצה', '2026-12-01T06:30'),
  aMeeting('פגישה עם דנה', '2026-12-02T10:00'),
  aMeeting('רופאת שיניים', '2026-12-01T16:20'),
  aMeeting('סקירת התיק', '2026-11-30T16:00'),
  aMeeting('סינק', '2026-12-07T09:30'),
  aMeeting('איסוף הסטנד', '2026-12-02T10:00'),
  aReminder('Vitamins', '2026-11-30T07:30'),
  aReminder('Water the plants', '2026-11-30T08:00'),
  aReminder('ויטמינים', '2026-11-30T07:30'),
  aReminder('לשלוח מספרים', '2026-11-30T12:00'),
  aTask('Pay the arnona'),
  aTask('Bake a cake'),
  aTask('Send the numbers'),
  aTask('לשלם ארנונה'),
  aTask('עוגה לסבתא'),
];

const isHebrew = (text: string) => /[א-ת]/.test(text);

async function guessed(text: string) {
  const there = things.filter(({ title }) => isHebrew(title) === isHebrew(text));
  const guess = guessChange(text, readDeeds(await deedModels(), text), there, clockwork);
  return guess && { ...guess, titles: guess.meant.map(({ title }) => title) };
}

describe('what a phrase says by the way', () => {
  it.each<[string, Deed, string]>([
    ['scrap the garage call', 'cancel_meeting', 'Call the garage'],
    ['please drop thursday’s run', 'cancel_meeting', 'Run'],
    ['call the review off', 'cancel_meeting', 'Portfolio review'],
    ["skip thursday's run", 'cancel_meeting', 'Run'],
    ['take the portfolio review out of my calendar pls', 'cancel_meeting', 'Portfolio review'],
    ['the review is off', 'cancel_meeting', 'Portfolio review'],
    ['pilates is cancelled, the teacher is ill', 'cancel_meeting', 'Pilates'],
    ["i'm not going to the studio sync next week", 'cancel_meeting', 'Studio sync'],
    ["i can't make the dentist tomorrow", 'cancel_meeting', 'Dentist'],
    ['אני מוותרת על הריצה, רק השבוע', 'cancel_meeting', 'ריצה'],
    ['תעיפי את הפגישה עם דנה מהיומן', 'cancel_meeting', 'פגישה עם דנה'],
    ['הריצה של מחר ירדה', 'cancel_meeting', 'ריצה'],
    ['לא מגיעה לרופאת שיניים', 'cancel_meeting', 'רופאת שיניים'],
    ['הפגישה עם דנה בוטלה', 'cancel_meeting', 'פגישה עם דנה'],
    ['no more vitamins reminders', 'cancel_reminder', 'Vitamins'],
    ['stop reminding me about the plants', 'cancel_reminder', 'Water the plants'],
    ['stop the vitamins one for good', 'cancel_reminder', 'Vitamins'],
    ['די עם הוויטמינים', 'cancel_reminder', 'ויטמינים'],
    ['תפסיקי להזכיר לי על הוויטמינים', 'cancel_reminder', 'ויטמינים'],
    ['אל תזכיר לי יותר על המספרים', 'cancel_reminder', 'לשלוח מספרים'],
    ['make friday dinner start at 8 not 8:30', 'move_meeting', 'Friday dinner'],
    ['the review should be on thursday', 'move_meeting', 'Portfolio review'],
    ['pilates got moved to tuesday at 7', 'move_meeting', 'Pilates'],
    ['the plants one — not now, tomorrow at nine', 'put_off_reminder', 'Water the plants'],
    ['תדחי בשעה את סקירת התיק', 'move_meeting', 'סקירת התיק'],
    ['הסינק של שבוע הבא יהיה בשלישי באותה שעה, רק הוא', 'move_meeting', 'סינק'],
    ['נודניק חצי שעה על המספרים', 'put_off_reminder', 'לשלוח מספרים'],
    ['paid the arnona, you can drop it', 'finish_task', 'Pay the arnona'],
    ['sent the numbers, tick it off', 'finish_task', 'Send the numbers'],
    ['the cake is done, tick it off', 'finish_task', 'Bake a cake'],
    ['שילמתי ארנונה, אפשר להוריד', 'finish_task', 'לשלם ארנונה'],
    ['העוגה לסבתא בתנור, סמן שעשיתי', 'finish_task', 'עוגה לסבתא'],
  ])('is done to the thing that it names: %s', async (text, deed, title) => {
    expect(await guessed(text)).toMatchObject({ deed, titles: [title] });
  });

  it.each<[string, string, unknown]>([
    ['extend the review to two hours', 'Portfolio review', { is: 'long', ms: 7_200_000 }],
    ['shorten the sync by 10 minutes', 'Studio sync', { is: 'shorter', ms: 600_000 }],
    ['add half an hour to the review', 'Portfolio review', { is: 'longer', ms: 1_800_000 }],
    ['cut 15 minutes off the sync', 'Studio sync', { is: 'shorter', ms: 900_000 }],
    ['make the review an hour longer', 'Portfolio review', { is: 'longer', ms: 3_600_000 }],
    ['extend the review until 6', 'Portfolio review', { is: 'until' }],
    ['the sync should only be 20 minutes', 'Studio sync', { is: 'long', ms: 1_200_000 }],
    ['make the sync an hour instead of 45', 'Studio sync', { is: 'long', ms: 3_600_000 }],
    ['can we make the sync 30 min instead', 'Studio sync', { is: 'long', ms: 1_800_000 }],
    ['make the review 2h instead of 1h', 'Portfolio review', { is: 'long', ms: 7_200_000 }],
    ['let the sync last 45 minutes instead of half an hour', 'Studio sync', { is: 'long', ms: 2_700_000 }],
    ['the review is 30 mins now not an hour', 'Portfolio review', { is: 'long', ms: 1_800_000 }],
    ['i want the review to be 45 minutes, not an hour', 'Portfolio review', { is: 'long', ms: 2_700_000 }],
    ['change the length of the review to two hours', 'Portfolio review', { is: 'long', ms: 7_200_000 }],
    [
      'shorten the review to half an hour instead of an hour',
      'Portfolio review',
      { is: 'long', ms: 1_800_000 },
    ],
    ['extend the review by 30 minutes, please', 'Portfolio review', { is: 'longer', ms: 1_800_000 }],
    ['extend the review for another 30 minutes', 'Portfolio review', { is: 'longer', ms: 1_800_000 }],
    ['תעשי את הסינק שעה במקום 45 דקות', 'סינק', { is: 'long', ms: 3_600_000 }],
    ['הסינק צריך להיות שעה במקום 45 דקות', 'סינק', { is: 'long', ms: 3_600_000 }],
    ['תאריכי את הסינק בחצי שעה', 'סינק', { is: 'longer', ms: 1_800_000 }],
    ['תקצר את סקירת התיק לחצי שעה', 'סקירת התיק', { is: 'long', ms: 1_800_000 }],
    ['לקצר את הסינק בעשר דקות', 'סינק', { is: 'shorter', ms: 600_000 }],
    ['תוסיפי עוד רבע שעה לסינק', 'סינק', { is: 'longer', ms: 900_000 }],
    ['תאריך את הפגישה עם דנה עד 18:00', 'פגישה עם דנה', { is: 'until', clock: { hour: 18, minute: 0 } }],
  ])('gives a meeting another length: %s', async (text, title, length) => {
    expect(await guessed(text)).toMatchObject({
      deed: 'resize_meeting',
      titles: [title],
      wanted: { wish: { does: 'resize', length } },
    });
  });

  it.each([
    ['the dentist is too early for me, push it back half an hour', 'Dentist', false],
    ['רופאת השיניים מוקדמת לי מדי, תדחי את התור בחצי שעה', 'רופאת שיניים', false],
    ['התור אצל רופאת השיניים מוקדם מדי בשבילי, ולכן אבקש לדחות אותו בחצי שעה', 'רופאת שיניים', false],
    ['bring the dentist forward by half an hour', 'Dentist', true],
    ['תקדימי את רופאת השיניים בחצי שעה', 'רופאת שיניים', true],
  ])(
    'moves what is put off to later, and what is brought forward to earlier: %s',
    async (text, title, isEarlier) => {
      expect(await guessed(text)).toMatchObject({
        titles: [title],
        wanted: { wish: { does: 'shift', shift: { by: { ms: 1_800_000 }, isEarlier } } },
      });
    },
  );

  it.each<[string, Deed, string]>([
    ['change the name of the portfolio review to review with students', 'rename_meeting', 'Portfolio review'],
    ['תשני תשם של סקירת התיק ביומן לתיק עבודות', 'rename_meeting', 'סקירת התיק'],
    ['slide friday dinner half an hour later', 'move_meeting', 'Friday dinner'],
    ['תעשה cancel לסינק', 'cancel_meeting', 'סינק'],
    ['cancel את ה-ריצה של מחר, רק הפעם', 'cancel_meeting', 'ריצה'],
    ['תעשה reschedule לסינק לשלישי', 'move_meeting', 'סינק'],
    ['אין מצב שאני רצה מחר, תורידי רק את הפעם הזאת את הריצה', 'cancel_meeting', 'ריצה'],
  ])('is said in mixed languages and in slang: %s', async (text, deed, title) => {
    expect(await guessed(text)).toMatchObject({ deed, titles: [title] });
  });

  it.each([
    ['take dana off the portfolio review', 'dana', 'Portfolio review'],
    ['remove Avi from the pickup', 'Avi', 'Stand pickup'],
    ['תוריד את אבי מהאיסוף של הסטנד', 'אבי', 'איסוף הסטנד'],
    ['תוציאי את דנה מסקירת התיק', 'דנה', 'סקירת התיק'],
  ])('takes somebody off: %s', async (text, who, title) => {
    expect(await guessed(text)).toMatchObject({
      titles: [title],
      wanted: { wish: { does: 'uninvite', who } },
    });
  });

  it.each([
    'drop dana a line',
    'the shop is off the main road',
    'is the review off?',
    'add milk to the list',
    'make a note to call dana',
    'make me a sandwich',
    'remind me to call dana',
    'תזכירי לי לקנות חלב',
    'דנה + אבי, רביעי ב-12, עשרים דקות, על הסטנד',
  ])('is no change: %s', async (text) => {
    expect(await guessed(text)).toBeNull();
  });
});
