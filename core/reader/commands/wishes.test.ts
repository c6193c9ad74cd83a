import { describe, expect, it } from 'vitest';
import { wishesIn } from './wishes.ts';

const shown = (text: string) => wishesIn(text).map(({ is, text: part }) => `${is}: ${part}`);

describe('a sentence that asks for things of several kinds', () => {
  it.each([
    [
      'accept tomers review for tomorrow, tell dana our 10 has to be short, and remind me at 9:30 to leave',
      'change: accept tomers review for tomorrow',
      'command: tell dana our 10 has to be short, and remind me tomorrow at 9:30 to leave',
    ],
    [
      'תענה לרונית שאין לי זמן, למאיה באינסטגרם שכן, ולאלי ששאל על פוסטרים שאנחנו מדפיסים עד A1',
      'message: תענה לרונית שאין לי זמן',
      'message: תענה למאיה באינסטגרם שכן',
      'message: תענה לאלי שאנחנו מדפיסים עד A1',
    ],
    [
      'rename the trip to Rome!! and move it to the 10th',
      'change: rename the trip to Rome!!',
      'change: move it to the 10th',
    ],
    [
      'add tomer to the zoom and put it back 15 min',
      'change: add tomer to the zoom',
      'change: put it back 15 min',
    ],
    [
      'remind me tomorrow at 7 to pack and at 8 to leave also whats the weather in haifa',
      'command: remind me tomorrow at 7 to pack and at 8 to leave',
      'question: whats the weather in haifa',
    ],
    [
      'add a task to buy milk and am i free at 3',
      'command: add a task to buy milk',
      'question: am i free at 3',
    ],
    [
      'move the review to 5 and cancel the garage call',
      'change: move the review to 5',
      'change: cancel the garage call',
    ],
    [
      "text dana i'm late and move our sync to 11",
      "command: text dana i'm late",
      'change: move our sync to 11',
    ],
    [
      'schedule lunch with dana on friday and cancel the run',
      'command: schedule lunch with dana on friday',
      'change: cancel the run',
    ],
    [
      'cancel the review and email dana that it is off',
      'change: cancel the review',
      'command: email dana that it is off',
    ],
    [
      'תגידי לתומר שאני מאחרת בעשר דקות ותזיזי את הפגישה ברבע שעה',
      'command: תגידי לתומר שאני מאחרת בעשר דקות',
      'change: תזיזי את הפגישה ברבע שעה',
    ],
    ['תאשרי לתומר את מחר ותזיזי את דנה ל12', 'change: תאשרי לתומר את מחר', 'change: תזיזי את דנה מחר ל12'],
    [
      'מה יש לי בחמישי ואם אין כלום בשש בערב תכניס לי שם יוגה',
      'question: מה יש לי בחמישי',
      'command: תכניס לי יוגה בחמישי בשש בערב',
    ],
    [
      "what's on friday, and if nothing is at 9 in the morning, book a run then",
      "question: what's on friday",
      'command: book a run on friday at 9 in the morning',
    ],
    [
      'how warm is it in athens and what time does our plane go on the 10th',
      'question: how warm is it in athens',
      'question: what time does our plane go on the 10th',
    ],
    ['מה מזג האוויר בחיפה ומה יש לי בחמישי?', 'question: מה מזג האוויר בחיפה', 'question: מה יש לי בחמישי'],
  ])('is cut into them: %s', (text, ...parts) => {
    expect(shown(text)).toEqual(parts);
  });

  it.each([
    'remind me to call dana and cancel the order',
    'tell avi to move the meeting and cancel the order',
    'call dana and cancel the order',
    'add task call the printer and cancel the order',
    'ask dana how she is and what the plan is',
    'add milk to the list and bread to the list',
    'cancel the review and the sync',
    'email dana that I am late and text avi',
    'mark it as read and archive it',
    'tell maya and ronit it is late, maya by email and dana on messenger',
    'what is on my calendar and remind me',
  ])('is left whole where it is of one kind, or where it goes on: %s', (text) => {
    expect(wishesIn(text)).toEqual([]);
  });
});

describe('several wishes of which one is a change', () => {
  it.each([
    ['תאשרי לתומר את מחר ותדחי את דנה לשתים עשרה', ['תאשרי לתומר את מחר', 'תדחי את דנה מחר לשתים עשרה']],
    ['תבטל את הפגישה, ותגיד לה שאני חולה ועייף', ['תבטל את הפגישה', 'תגיד לה שאני חולה ועייף']],
    ['תזכירי לי להתקשר לתומר ותשלחי לו מייל', ['תזכירי לי להתקשר לתומר', 'תשלחי לו מייל']],
    ['cancel the run and remind me to call Dana', ['cancel the run', 'remind me to call Dana']],
    [
      'תגידי לאבי שאני באה לאסוף ותעבירי את האיסוף ביומן מחמישי להיום ב12',
      ['תגידי לאבי שאני באה לאסוף', 'תעבירי את האיסוף ביומן מחמישי להיום ב12'],
    ],
    [
      'תשני את השם של להתקשר למוסך ל"מוסך - לשאול" ותעבירי ל14:00',
      ['תשני את השם של להתקשר למוסך ל"מוסך - לשאול"', 'תזיזי אותה ל14:00'],
    ],
    ['add milk to the list and mark the parking done', ['add milk to the list', 'mark the parking done']],
  ])('%s', (text, wishes) => {
    expect(wishesIn(text).map(({ text: part }) => part)).toEqual(wishes);
  });

  it.each([
    'תבטל את הפגישה עם דנה ותומר',
    'תזכיר לי לקנות חלב ותקבע פגישה עם דנה מחר',
    'תגידי לדנה שתבטל את הפגישה ותדחה את תומר',
    'תגידי לדנה שתבטלי את השיחה ותזיזי את הפגישה',
    'תכתבי לדנה: אני מאחרת ותזיזי את הפגישה',
    'תגיד לתומר שאני מאחר ותזיז את הפגישה',
    'remind me to buy milk and call Dana',
    'did you cancel the run and move the sync?',
    'mark as read and archive the mails from Dana',
    'ביטלת את הריצה ודחית את הסנכרון?',
    'תשני את שם הפגישה לסיעור ותזיזי אותה לשתיים',
  ])('but one, or what the grammar cuts: %s', (text) => {
    expect(wishesIn(text)).toEqual([]);
  });
});
