import { expect, it } from 'vitest';
import { clockworkOf } from '../../language/time/clockwork.ts';
import { asksSomebody, otherTimeIn, plainChange } from './plain-change.ts';

const context = { now: '2026-11-22T10:00:00+02:00', timeZone: 'Asia/Jerusalem', country: 'IL' };

it.each([
  ['תבטלי לי את הריצה בחמישי, אני גמורה', 'תבטלי את הריצה בחמישי'],
  ['תבטל את הריצה כי אני עייף', 'תבטל את הריצה'],
  ['תדחה את דנה לשתיים, לא אספיק', 'תדחה את דנה לשתיים'],
  ["cancel my run on Thursday, I'm exhausted", 'cancel my run on Thursday'],
  ['cancel the sync because we are all ill', 'cancel the sync'],
  ["take the sync off my calendar, I've already spoken to them", 'take the sync off my calendar'],
  [
    "Would you be a dear and take the sync off my calendar, I've spoken to them",
    'take the sync off my calendar',
  ],
  ['do me a favour and cancel the sync', 'cancel the sync'],
])('leaves out why a change is wanted, and what is said out of politeness: %s', (text, change) => {
  expect(plainChange(text)).toBe(change);
});

it.each([
  'תזיזי את דנה, אני פנויה רק בחמש',
  'תזיז לחמש, לא לשש',
  'תזכיר לי לקנות חלב, אני שוכח',
  'cancel the run, I can only come at six',
])('keeps what is no reason alone: %s', (text) => {
  expect(plainChange(text)).toBe(text);
});

it.each([
  ['mum said the dinner is moved to 9, update my calendar', 'the dinner is moved to 9'],
  [
    'dana said our meeting tomorrow is pushed to 11, update my calendar',
    'our meeting tomorrow is pushed to 11',
  ],
  ['tomer told me the review got moved to 5, can you fix it in the calendar', 'the review got moved to 5'],
  ['אמא אמרה שהארוחה נדחתה לתשע, תעדכן ביומן בבקשה', 'הארוחה נדחתה לתשע'],
  ['דנה כתבה לי שהפגישה נדחתה ל-11, תעדכני ביומן', 'הפגישה נדחתה ל-11'],
])('leaves out who told of it, and the wish to have it so: %s', (text, change) => {
  expect(plainChange(text)).toBe(change);
});

it.each(['dana said hello, update my calendar', 'mum said the sky is blue', 'אמא אמרה שהיא באה'])(
  'keeps what tells of no change: %s',
  (text) => {
    expect(plainChange(text)).toBe(text);
  },
);

it.each([
  ['ויטמינים זה שמונה ולא שבע וחצי', 'תזיז את ויטמינים לשמונה', true],
  ['התור הוא בחמש וחצי, לא בארבע', 'תזיז את התור לחמש וחצי', true],
  ['vitamins are at eight, not half past seven', 'move vitamins to eight', true],
  ['vitamins at 8 not 730', 'move vitamins to 8', true],
  ['water the plants should be Mondays', 'move water the plants to Monday', true],
  ['move the plants reminder to mondays', 'move the plants reminder to monday', true],
  ['להשקות עציצים אני מעדיפה בשישי בבוקר ולא ביום ראשון', 'תזיז את להשקות עציצים לשישי בבוקר', true],
  ['move the review to 5 not 4', 'move the review to 5', false],
])('moves what is told to be at another time, all its times or one: %s', (text, move, isOfAll) => {
  expect(otherTimeIn(text, clockworkOf(context))).toEqual({ move, isOfAll });
});

it.each([
  'הצבע הוא כחול ולא אדום',
  'the sky is blue, not grey',
  'remind me to water the plants every monday',
  'move the review to 5',
])('moves nothing by: %s', (text) => {
  expect(otherTimeIn(text, clockworkOf(context))).toBeNull();
});

it.each([
  ['cancel the meeting pls', 'cancel the meeting'],
  ['move the rehearsal to six thank you!', 'move the rehearsal to six'],
  ['תבטל את השיעור, תודה רבה', 'תבטל את השיעור'],
  ['תבטלי את החזרה בבקשה', 'תבטלי את החזרה'],
  ['I would be glad if you could add Ronit to the choir on Tuesday', 'add Ronit to the choir on Tuesday'],
  ["I'd be very grateful if you could cancel the rehearsal, thanks", 'cancel the rehearsal'],
  ['אשמח אם תוכל להזיז את השיעור לחמש', 'להזיז את השיעור לחמש'],
  ['הייתי מודה מאוד אם תוכל לבטל את השיעור', 'לבטל את השיעור'],
])('leaves out what is said to ask kindly: %s', (text, change) => {
  expect(plainChange(text)).toBe(change);
});

it.each([
  ['star whatever Avi sent about the boiler', 'star the mail from Avi about the boiler'],
  ['archive everything Maya sent me about the fair', 'archive the mail from Maya about the fair'],
  ['delete all Tomer wrote on Sunday', 'delete the mail from Tomer on Sunday'],
  ['תמחק את זה של הספרייה', 'תמחק את הספרייה'],
])('calls mail what somebody sent: %s', (text, change) => {
  expect(plainChange(text)).toBe(change);
});

it.each([
  ['the receipt from Ofer, tag it expenses', 'tag the receipt from Ofer as expenses'],
  ['the invoice from the carpenter, label it as house', 'tag the invoice from the carpenter as house'],
  ['הקבלה מעופר, שים עליה תג הוצאות', 'תייג את הקבלה מעופר כהוצאות'],
  ['הכרטיסים ממאיה, שימי עליהם תגית טיסות', 'תייג את הכרטיסים ממאיה כטיסות'],
])('tags what is named before the wish: %s', (text, change) => {
  expect(plainChange(text)).toBe(change);
});

it.each([
  'remind me to say thanks',
  'tell Dana thanks',
  'thanks for the meeting',
  'I would be glad if Dana could come',
  'archive everything I sent about the fair',
  'star whatever came in',
  'remind me about the receipt, tag it expenses',
  'the receipt from Ofer, tag it',
])('keeps thanks that are the matter, own mail, and what is tagged with nothing: %s', (text) => {
  expect(plainChange(text)).toBe(text);
});

it.each([
  ['Ask Dana whether Thursday works instead of Wednesday for our meeting', true],
  ['could you ask Avi Mizrahi when the stand is ready', true],
  ['ask me when the meeting is moved', false],
  ['move the meeting with Dana to Thursday', false],
  ['tell Dana to ask Avi whether it works', false],
])('somebody is asked, and nothing is moved: %s', (text, isAsked) => {
  expect(asksSomebody(text)).toBe(isAsked);
});
