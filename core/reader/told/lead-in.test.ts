import { expect, it } from 'vitest';
import { withoutLeadIn } from './lead-in.ts';

it.each([
  [
    'I have quite lost track of my correspondence; would you tell me how many letters are unread?',
    'how many letters are unread?',
  ],
  ['As my eyes are bad, read me the newest message on WhatsApp.', 'read me the newest message on WhatsApp.'],
  [
    'My physician tells me to walk more, and therefore I should like half an hour of walking on Sunday at six.',
    'I should like half an hour of walking on Sunday at six.',
  ],
  ['My knee hurts, so cancel the run on Thursday', 'cancel the run on Thursday'],
  ['A quiet afternoon would do me good. Have I anything on Thursday?', 'Have I anything on Thursday?'],
  ['הברך כואבת לי, ולכן תבטלי את הריצה ביום חמישי', 'תבטלי את הריצה ביום חמישי'],
  ['אינני בקיאה במחשבים. מתי הפגישה עם דנה?', 'מתי הפגישה עם דנה?'],
  ['My ledger wants it exactly, so tell me how much the electricity was', 'how much the electricity was'],
])('of %j the wish is left', (text, wish) => {
  expect(withoutLeadIn(text)).toBe(wish);
});

it.each([
  // It belongs to the wish: whom, what or when is told before.
  'Dana asked about the quote, so send her the file',
  'The play is on Friday at eight. Put it in my calendar',
  'My dentist is tomorrow at four, so remind me an hour before',
  "Tomorrow is Dana's birthday, so remind me to buy flowers",
  'מחר יש לדנה יום הולדת, ולכן תזכירי לי לקנות פרחים',
  'דנה שאלה על ההצעה, אז תכתבי לה שהיא מוכנה',
  'Every first Sunday of the month I have to send the numbers. Remind me at 9.',
  'הנה הגיע סוף החודש: אילו חשבונות יש לשלם?',
  'בתי גרה בניו יורק ואינני רוצה להעיר אותה, לכן אמרי לי נא מה השעה אצלה',
  'Before I trust you I should like to know what you can do, and what you cannot.',
  // It is a wish of its own, or no statement at all.
  'Remind me to call Dana. What is in my calendar?',
  'task: buy milk; call mum',
  'milk, eggs, bread. call mum',
  'Did Dana write? Tell me what she said',
  'Email Dana: the meeting moved, so please confirm the new time',
  'תזכירי לי להתקשר לדנה. מה יש לי מחר?',
  'what is in my calendar today',
])('%j stays whole', (text) => {
  expect(withoutLeadIn(text)).toBe(text);
});
