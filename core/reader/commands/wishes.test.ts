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
      'cancel the review and email dana that it is off',
      'change: cancel the review',
      'command: email dana that it is off',
    ],
  ])('is cut into them: %s', (text, ...parts) => {
    expect(shown(text)).toEqual(parts);
  });

  it.each([
    'remind me to call dana and cancel the order',
    'tell avi to move the meeting and cancel the order',
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
