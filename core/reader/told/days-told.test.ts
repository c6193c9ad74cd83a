import { expect, it } from 'vitest';
import { daysTold } from './days-told.ts';

it.each([
  ["block off all of next Monday, I'm painting the hall", 'Schedule painting the hall next Monday all day'],
  ['hold tomorrow for the inventory', 'Schedule the inventory tomorrow all day'],
  ['keep Friday free', 'Schedule Blocked Friday all day'],
  [
    'Add book fair in Leeds, Tuesday through Thursday next week',
    'Schedule book fair in Leeds, Tuesday through Thursday next week',
  ],
  ['holiday in my calendar, starting Sunday for four days', 'Schedule holiday, Sunday for four days'],
  ["I'm in Rome with Avi 3-6 May, put that in", 'Schedule Rome with Avi 3-6 May'],
  ['תחסמי לי את כל יום שלישי, אני בהקלטות', 'תקבע בהקלטות ביום שלישי כל היום'],
  ['רומא עם אבי 3-6 במאי ביומן', 'תקבע רומא עם אבי 3-6 במאי'],
  ['מראשון עד שלישי יש לי סדנה ברמלה, תכניס', 'תקבע מראשון עד שלישי יש לי סדנה ברמלה'],
  ["put down that I'm off all day Friday", 'Schedule Off Friday all day'],
  ['note that I am on vacation from the 20th to the 24th', 'Schedule Vacation from the 20th to the 24th'],
  ["I'm on leave from Sunday to Thursday", 'Schedule Leave from Sunday to Thursday'],
  ["I won't be available on Sunday", 'Schedule Not available Sunday all day'],
  ["I'm not working tomorrow", 'Schedule Off tomorrow all day'],
  ['ביום ראשון אני לא אהיה זמינה', 'תקבע לא זמינה ביום ראשון כל היום'],
  ['תרשמי לי שביום שישי כל היום אני בחופש', 'תקבע חופש ביום שישי כל היום'],
  ['אני בחופשה מ-20 עד 24 בדצמבר', 'תקבע חופשה מ-20 עד 24 בדצמבר'],
])('are an entry of the calendar: %s', (text, command) => {
  expect(daysTold(text)).toBe(command);
});

it.each([
  "what's in my calendar Monday to Wednesday",
  'show my calendar 12-16 December',
  'clear my calendar from Monday to Wednesday',
  'cancel everything in my calendar 3-6 May',
  'text Dana that I am away 3-6 May',
  'text Dana that I am away 3-6 May, put that in my calendar',
  'am I free Monday to Wednesday',
  'remind me for three days to water the beans',
  'add milk for three days to my list',
  'add a meeting with Dana Monday to Wednesday at 9',
  'mark Friday as read',
  'block Dana',
  'reserve a table tomorrow',
  'keep in mind Friday',
  "I'm off to bed",
  "I'm away from my desk",
  "I'm off on Friday at 5",
  "I'm out of office until Thursday",
  'מתי אני בחופש',
  'אם ביום שישי אני בחופש',
  'מה ביומן 3-6 במאי',
  'יש לי משהו ביומן 3-6 במאי',
  'תשמרי לי מקום ביום שישי',
])('are none in other words: %s', (text) => {
  expect(daysTold(text)).toBeNull();
});
