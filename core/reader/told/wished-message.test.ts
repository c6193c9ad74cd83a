import { describe, expect, it } from 'vitest';
import { messageWished } from './wished-message.ts';

describe('a wish that somebody knew', () => {
  it.each([
    ['it would be good if Dana knew that the gate is open', 'tell Dana that the gate is open'],
    ["it'd be nice if Tomer heard that we won.", 'tell Tomer that we won'],
    ['Maya should know that the bus is late', 'tell Maya that the bus is late'],
    ['so Avi needs to know that the price went up', 'tell Avi that the price went up'],
    ["I'd like mum to know that we landed", 'tell mum that we landed'],
    ['make sure that Noa knows that the train is late', 'tell Noa that the train is late'],
    ['Tomer must be told that the hall is booked!', 'tell Tomer that the hall is booked'],
  ])('is a message to them: %s', (text, command) => {
    expect(messageWished(text)).toBe(command);
  });

  it.each([
    ['חשוב שמאיה תדע שהרכבת מאחרת', 'תגיד למאיה שהרכבת מאחרת'],
    ['כדאי שדנה תדע שהאולם שמור', 'תגיד לדנה שהאולם שמור'],
    ['אני רוצה שאבא ידע שנחתנו', 'תגיד לאבא שנחתנו'],
    ['הייתי רוצה שסבתא תשמע שניצחנו', 'תגיד לסבתא שניצחנו'],
  ])('is a message to them in Hebrew: %s', (text, command) => {
    expect(messageWished(text)).toBe(command);
  });

  it.each([
    'Dana should not know that I was there',
    'Dana should never know that I was there',
    'Dana should have known that I was late',
    'does Dana need to know that the gate is open?',
    'it would be sad if Dana knew that',
    'people should know that it is late',
    'I need you to know that I am tired',
    'כדאי שתדע שאני עייף',
    'חשוב לי שאף אחד לא ידע שאני כאן',
    'דנה יודעת שאני בדרך',
  ])('is none where it is not wished, or of nobody in particular: %s', (text) => {
    expect(messageWished(text)).toBeNull();
  });
});

describe('those to whom it goes, said first', () => {
  it.each([
    ['Maya and Tomer: tell them that the hall is booked', 'tell Maya and Tomer that the hall is booked'],
    ['to Dana and Avi, text them that I am outside', 'text Dana and Avi that I am outside'],
    ['mum and dad, let them know we landed', 'let mum and dad know that we landed'],
    ['Noa & Tomer - please email them both that it rains', 'email Noa and Tomer that it rains'],
    ['לדנה ולאבי תכתבי שהאולם שמור', 'תכתבי לדנה ולאבי שהאולם שמור'],
    ['לתומר, תשלחי ווטסאפ שאני בחוץ', 'תשלחי ווטסאפ לתומר שאני בחוץ'],
  ])('are those of the command: %s', (text, command) => {
    expect(messageWished(text)).toBe(command);
  });

  it.each([
    'bread and butter: buy them today',
    'Maya and Tomer are late',
    'Maya: tell them that the hall is booked',
    'tell Maya and Tomer that the hall is booked',
    'לדנה יש יום הולדת',
    'תכתבי לדנה שהאולם שמור',
  ])('are not meant: %s', (text) => {
    expect(messageWished(text)).toBeNull();
  });
});

it.each(['', 'what is on today', 'Dana', 'I know that Dana is late'])(
  'no message is wished by %j',
  (text) => {
    expect(messageWished(text)).toBeNull();
  },
);

it('a text that is too long to be said is no wish', () => {
  expect(messageWished(`Maya should know that ${'the bus is late '.repeat(30)}`)).toBeNull();
});

it.each([
  'עדיף שדנה לא תדע שאני חולה',
  'כדאי שדנה לא תדע שהגעתי',
  'I want Dana not to know that I am ill',
  'make sure Dana never knows that I was fired',
  'Dana never should know that I left',
  'Nobody should know that I left',
  'You should know that it rains',
  'Salt and Pepper: tell them apart',
  'למחר תכתבי שצריך לקום',
  'ליומן תכתבי שהיה יפה',
])('sends nothing where somebody is not to know, or nobody is named: %s', (text) => {
  expect(messageWished(text)).toBeNull();
});

it.each([
  ['Ask Dana whether Thursday works for our meeting', 'text Dana: Does Thursday work for our meeting?'],
  ['could you ask Avi if the call is still on', 'text Avi: Is the call still on?'],
])('what somebody is asked of an entry is a message: %s', (text, command) => {
  expect(messageWished(text)).toBe(command);
});

it.each(['ask me if the meeting moved', 'ask Dana about the meeting', 'ask for the call to be moved'])(
  'nobody is asked in words by: %s',
  (text) => {
    expect(messageWished(text)).toBeNull();
  },
);
