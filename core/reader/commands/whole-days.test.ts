import { beforeAll, describe, expect, it } from 'vitest';
import type { Context, Understanding } from '../../language/reading.ts';
import { commandModels } from './load.ts';
import { readBoth } from './read-both.ts';
import { wholeDaysIn } from './whole-days.ts';

const context: Context = { now: '2026-03-10T09:00:00+02:00', timeZone: 'Asia/Jerusalem', country: 'IL' };
let read: (text: string) => Understanding;

beforeAll(async () => {
  const models = await commandModels();
  read = (text) => readBoth(models, text, context);
});

describe('an entry of whole days', () => {
  it.each([
    ['put the trip to Eilat on 24-26 March in my calendar', '2026-03-24', '2026-03-27', 'trip to Eilat'],
    ['schedule a conference from the 3rd to the 5th of May', '2026-05-03', '2026-05-06', 'conference'],
    ['put the fair in my calendar, May 3-5', '2026-05-03', '2026-05-06', 'fair'],
    ['add a course to my calendar 30.4-2.5', '2026-04-30', '2026-05-03', 'course'],
    ['schedule an offsite Sunday to Tuesday', '2026-03-15', '2026-03-18', 'offsite'],
    ['put the scouts trip in my calendar all day on 28 March', '2026-03-28', '2026-03-29', 'scouts trip'],
    ['block the 17th through the 21st for Athens', '2026-03-17', '2026-03-22', 'Athens'],
    ["add mum's birthday on March 14", '2026-03-14', '2026-03-15', "mum's birthday"],
    ['טיול שנתי 24-26 במרץ תכניס ליומן', '2026-03-24', '2026-03-27', 'טיול שנתי'],
    ['תכניס ליומן כנס מה-3 עד ה-5 במאי', '2026-05-03', '2026-05-06', 'כנס'],
    ['תקבע ביומן השתלמות מראשון עד שלישי', '2026-03-15', '2026-03-18', 'השתלמות'],
    ['תכניס ליומן יום כיף ב-28 במרץ כל היום', '2026-03-28', '2026-03-29', 'יום כיף'],
  ])('goes from midnight to midnight: %s', (text, first, after, title) => {
    const { intent, slots, day, words } = read(text);
    expect({ intent, ...slots, day, words }).toMatchObject({
      intent: 'create_event',
      title,
      startTime: expect.stringContaining(`${first}T00:00:00`) as string,
      endTime: expect.stringContaining(`${after}T00:00:00`) as string,
      day: null,
      words: text,
    });
  });
});

describe('what only looks like days', () => {
  it.each([
    'schedule a meeting with Dana on Sunday from 10 to 12',
    'remind me on 24 March to call the school about 25-26 pupils',
    'email dana@example.com that the trip is on 24-26 March',
    'remind me every Monday to Friday at 9 to stretch',
    'תזכיר לי מחר ב-10 להתקשר',
  ])('is read as without: %s', (text) => {
    const { slots } = read(text);
    expect(JSON.stringify(slots)).not.toMatch(/T00:00/);
  });

  it('keeps the places of all other words', () => {
    const text = 'put the trip on 24-26 March in my calendar';
    const whole = wholeDaysIn(text);
    expect(whole?.text).toBe('put the trip on 24 March    in my calendar');
    expect(whole?.until).toEqual({ day: 26, month: null });
  });
});
