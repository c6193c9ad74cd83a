import { describe, expect, it } from 'vitest';
import { clockworkOf } from '../../language/time/clockwork.ts';
import type { Deed, Filled } from './deeds.ts';
import { framed, framedWish, replacedIn, withoutTheRest } from './frames.ts';

const clockwork = clockworkOf({ now: '2026-11-30T02:42:00+02:00', timeZone: 'Asia/Jerusalem' });

function said(text: string, filled: readonly Filled[], slot: Filled['slot']): string | undefined {
  const found = filled.find((one) => one.slot === slot);
  return found && text.slice(found.start, found.end);
}

function readBy(text: string) {
  const found = framed(text);
  if (found === null) return null;
  const [deed] = Object.entries(found.odds).toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const filled = found.filled(deed as Deed);
  return { deed, about: said(text, filled, 'about'), to: said(text, filled, 'to') };
}

describe('a frame of words that asks for a change', () => {
  it.each([
    ['scrap the garage call', 'the garage call'],
    ['please drop thursday’s run', 'thursday’s run'],
    ['call the review off', 'the review'],
    ["skip thursday's run", "thursday's run"],
    ['take the portfolio review out of my calendar pls', 'the portfolio review'],
    ['the review is off', 'the review'],
    ['pilates is cancelled, the teacher is ill', 'pilates'],
    ["i'm not going to the studio sync next week", 'the studio sync next week'],
    ["i can't make the dentist tomorrow", 'the dentist tomorrow'],
    ['אני מוותרת על הריצה בחמישי, רק השבוע', 'הריצה בחמישי'],
    ['תעיפי את הפגישה עם דנה מהיומן', 'הפגישה עם דנה'],
    ['הריצה של מחר ירדה', 'הריצה של מחר'],
    ['לא מגיעה לרופאת שיניים', 'רופאת שיניים'],
    ['הפגישה עם אבי בוטלה', 'הפגישה עם אבי'],
  ])('cancels: %s', (text, about) => {
    expect(readBy(text)).toMatchObject({ deed: 'cancel_meeting', about });
  });

  it.each([
    ['no more vitamins reminders', 'vitamins'],
    ['stop reminding me about the plants', 'the plants'],
    ['stop the vitamins one for good', 'vitamins'],
    ['די עם הוויטמינים', 'הוויטמינים'],
    ['תפסיקי להזכיר לי על הוויטמינים', 'הוויטמינים'],
    ['אל תזכיר לי יותר על הארנונה', 'הארנונה'],
  ])('rings no more: %s', (text, about) => {
    expect(readBy(text)).toMatchObject({ deed: 'cancel_reminder', about });
  });

  it.each([
    ['make friday dinner start at 8 not 8:30', 'friday dinner', 'at 8 not 8:30'],
    ['the review should be on thursday', 'the review', 'on thursday'],
    ['pilates got moved to tuesday at 7', 'pilates', 'to tuesday at 7'],
    ['the arnona one — not now, tomorrow at nine', 'the arnona one', 'tomorrow at nine'],
    ['תדחי בשעה את סקירת התיק', 'סקירת התיק', 'בשעה'],
    ['הסינק של שבוע הבא יהיה בשלישי באותה שעה, רק הוא', 'הסינק של שבוע הבא', 'בשלישי באותה שעה'],
    ['נודניק חצי שעה על המספרים', 'מספרים', 'חצי שעה'],
  ])('moves: %s', (text, about, to) => {
    expect(readBy(text)).toMatchObject({ deed: 'move_meeting', about, to });
  });

  it.each([
    ['paid the arnona, you can drop it', 'the arnona'],
    ['sent the numbers, tick it off', 'the numbers'],
    ['the cake is done, tick it off', 'the cake'],
    ['שילמתי ארנונה, אפשר להוריד', 'ארנונה'],
    ['העוגה לסבתא בתנור, סמן שעשיתי', 'העוגה לסבתא בתנור'],
  ])('finishes: %s', (text, about) => {
    expect(readBy(text)).toMatchObject({ deed: 'finish_task', about });
  });

  it.each<[string, string, unknown]>([
    ['extend the review to two hours', 'the review', { is: 'long', ms: 7_200_000 }],
    ['shorten the sync by 10 minutes', 'the sync', { is: 'shorter', ms: 600_000 }],
    ['add half an hour to the review', 'the review', { is: 'longer', ms: 1_800_000 }],
    ['cut 15 minutes off the sync', 'the sync', { is: 'shorter', ms: 900_000 }],
    ['make the review an hour longer', 'the review', { is: 'longer', ms: 3_600_000 }],
    ['extend the review until 6', 'the review', { is: 'until' }],
    ['the sync should only be 20 minutes', 'the sync', { is: 'long', ms: 1_200_000 }],
    ['make the sync an hour instead of 45', 'the sync', { is: 'long', ms: 3_600_000 }],
    ['can we make the sync 30 min instead', 'the sync', { is: 'long', ms: 1_800_000 }],
    ['make the review 2h instead of 1h', 'the review', { is: 'long', ms: 7_200_000 }],
    ['let the sync run 45 minutes instead of half an hour', 'the sync', { is: 'long', ms: 2_700_000 }],
    ['the review is 30 mins now not an hour', 'the review', { is: 'long', ms: 1_800_000 }],
    ['i want the review to be 45 minutes, not an hour', 'the review', { is: 'long', ms: 2_700_000 }],
    ['change the length of the review to two hours', 'the review', { is: 'long', ms: 7_200_000 }],
    ['shorten the review to half an hour instead of an hour', 'the review', { is: 'long', ms: 1_800_000 }],
    ['תעשי את הסינק שעה במקום 45 דקות', 'הסינק', { is: 'long', ms: 3_600_000 }],
    ['הסינק צריך להיות שעה במקום 45 דקות', 'הסינק', { is: 'long', ms: 3_600_000 }],
    ['תאריכי את הסינק בחצי שעה', 'הסינק', { is: 'longer', ms: 1_800_000 }],
    ['תקצר את סקירת התיק לחצי שעה', 'סקירת התיק', { is: 'long', ms: 1_800_000 }],
    ['לקצר את הסינק בעשר דקות', 'הסינק', { is: 'shorter', ms: 600_000 }],
    ['תוסיפי עוד רבע שעה לסינק', 'סינק', { is: 'longer', ms: 900_000 }],
    ['תאריך את הפגישה עם דנה עד 18:00', 'הפגישה עם דנה', { is: 'until', clock: { hour: 18, minute: 0 } }],
  ])('gives a meeting another length: %s', (text, about, length) => {
    const found = framedWish(text, clockwork);
    expect(found?.wish).toMatchObject({ does: 'resize', length });
    expect(said(text, found?.filled('move_meeting') ?? [], 'about')).toBe(about);
  });

  it.each([
    ['take dana off the campaign meeting', 'dana', 'the campaign meeting'],
    ['remove Avi from the pickup', 'Avi', 'the pickup'],
    ['תוריד את אבי מהאיסוף של הסטנד', 'אבי', 'איסוף של הסטנד'],
    ['תוציאי את דנה מהפגישה של מחר', 'דנה', 'פגישה של מחר'],
  ])('takes somebody off: %s', (text, who, about) => {
    const found = framedWish(text, clockwork);
    expect(found?.wish).toEqual({ does: 'uninvite', who });
    expect(said(text, found?.filled('cancel_meeting') ?? [], 'about')).toBe(about);
  });

  it.each([
    'take the review out of my calendar',
    'remove the dentist from friday',
    'add milk to the list',
    'add dana to the review',
    'make a note to call dana',
    'תוריד את הריצה מהיומן',
    'תוסיף את דנה לפגישה',
    'make me a sandwich',
    'make the sync 11 instead of 10',
    'move the sync an hour later instead of tomorrow',
  ])('is no other length, and takes nobody off: %s', (text) => {
    expect(framedWish(text, clockwork)).toBeNull();
  });

  it.each([
    'drop dana a line',
    'the shop is off the main road',
    'is the review off?',
    'cancel yoga and tell dana',
    'what is off',
    'dana + avi, wednesday at 12, twenty minutes, about the stand',
    'דנה + אבי, רביעי ב-12, עשרים דקות, על הסטנד',
    'an hour before the dentist, ring me',
    'remind me to call dana',
    'תזכירי לי לקנות חלב',
  ])('is none: %s', (text) => {
    expect(framed(text)).toBeNull();
  });

  it.each([
    ['cancel the garage call and put a haircut there instead', 'cancel the garage call', 'haircut'],
    ['scrap yoga, and book lunch with dana instead', 'scrap yoga', 'lunch with dana'],
    ['תבטלי את המוסך ושימי במקומו מסאז׳ של שעה', 'תבטלי את המוסך', 'מסאז׳ של שעה'],
    ['תמחקי את יוגה ותקבעי ספר במקום', 'תמחקי את יוגה', 'ספר'],
  ])('puts something in the place of another: %s', (text, cancel, title) => {
    expect(replacedIn(text)).toEqual({ cancel, title });
  });

  it.each([
    ['cancel thursdays run only, not the whole series', "cancel thursday's run"],
    ['cancel just this thursdays run not all of them', "cancel this thursday's run"],
    ["cancel only next monday's sync, keep the rest", "cancel next monday's sync"],
    ["skip thursday's run but leave the series", "cancel thursday's run"],
    ['delete the run on thursday only, not every week', 'cancel the run on thursday'],
    ['just skip the run on thursday this week', 'cancel the run on thursday'],
    ["move only thursday's run to 7, not the others", "move thursday's run to 7"],
  ])('is of one of a series where the others are to stay: %s', (text, plain) => {
    expect(withoutTheRest(text)).toBe(plain);
  });

  it.each(['cancel the run on thursday', 'move the rest of the boxes', 'remind me to cancel yoga only'])(
    'stays as it is where no others are spoken of: %s',
    (text) => {
      expect(withoutTheRest(text)).toBe(text);
    },
  );
});
