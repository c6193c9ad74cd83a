import { expect, it } from 'vitest';
import { blockedParts } from './blocked-parts.ts';

it.each([
  [
    "Block out tomorrow afternoon, I've got to finish the drawings",
    'block tomorrow from 12:00 to 18:00 to finish the drawings',
  ],
  [
    'please block Thursday morning for the site visit',
    'block Thursday from 9:00 to 12:00 for the site visit',
  ],
  ['keep thursday morning free for the site visit', 'block thursday from 9:00 to 12:00 for the site visit'],
  ["Block out the 17th through the 21st, I'm in Athens", 'block the 17th through the 21st for Athens'],
  ['block off this evening', 'block today from 18:00 to 22:00'],
  ['תחסמי לי את מחר אחר הצהריים לשרטוטים', 'תחסמי לי את מחר מ-12:00 עד 18:00 לשרטוטים'],
  ['תשאירי לי את חמישי בבוקר פנוי לביקור באתר', 'תחסמי לי את יום חמישי מ-9:00 עד 12:00 לביקור באתר'],
  ['תחסום לי את יום שני בערב כי אני חייבת לסיים הצעה', 'תחסמי לי את יום שני מ-18:00 עד 22:00 לסיים הצעה'],
])('says the hours of %j: %j', (text, plain) => {
  expect(blockedParts(text)).toBe(plain);
});

it.each([
  'block tomorrow from 2 to 4 for drawing',
  'keep the morning run',
  'keep tomorrow morning',
  'is tomorrow afternoon free',
  'clear tomorrow afternoon',
  'תשאירי לי את המפתח',
])('leaves %j as it is', (text) => {
  expect(blockedParts(text)).toBe(text);
});
