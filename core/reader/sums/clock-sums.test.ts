import { describe, expect, it } from 'vitest';
import { clockAsked } from './clock-sums.ts';
import { inDigits } from './in-digits.ts';

const asked = (text: string) => clockAsked(inDigits(text));
const clock = (text: string) => {
  const worked = asked(text);
  if (worked === null) return null;
  return `${Math.floor(worked.result / 60)}:${String(worked.result % 60).padStart(2, '0')}`;
};

describe('a time of day that is worked out', () => {
  it.each([
    ["I leave at 8:40 and it's two hours thirty five on the road, what time do I get there", '11:15'],
    ['guests sit down at 19:30 and the roast takes an hour and fifty, when does it have to go in', '17:40'],
    [
      'When do I leave if the flight is 14:20, I want to be there two and a half hours early, and the train takes 50 minutes',
      '11:00',
    ],
    ["left home 6:50, it's 270 km at ninety km an hour, when am I there", '9:50'],
    ['the shift begins 23:30 and takes 8 hours, when am I done', '7:30'],
    ['I leave at 9:40 in the evening and drive 2 hours, when am I there', '23:40'],
    ['אם אני יוצאת ב-8:50 והנסיעה שעה וארבעים דקות, מתי אני מגיעה', '10:30'],
    ['הטיסה ב-17:10 ויש שעה ורבע נסיעה, באיזו שעה לצאת', '15:55'],
  ])('of %j is %s', (text, time) => {
    expect(clock(text)).toBe(time);
    expect(asked(text)?.unit).toBe('clock');
  });

  it.each([
    'my dentist is at 14:30, when is that',
    'from 9:00 to 17:30 with half an hour of lunch, when am I done',
    'I leave at 8:40 and it is far, when do I get there',
    'remind me at 8:40 in 2 hours',
    'I start at 23:59 and drive 30 hours, when do I arrive',
    'I leave at 8:40 with 3 friends and drive 2 hours, when do I get there',
  ])('is none of %j', (text) => {
    expect(clock(text)).toBeNull();
  });
});
