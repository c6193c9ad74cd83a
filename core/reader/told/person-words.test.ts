import { describe, expect, it } from 'vitest';
import { isPersonWord, withPlainNames } from './person-words.ts';

describe('somebody', () => {
  it.each([
    ['is called by a first name', 'dana'],
    ['is called by a name with a capital', 'Xanthe'],
    ['is called by two names', 'Maya Azulay'],
    ['is what they are to the speaker', 'mum'],
    ['is what they are to the speaker, in Hebrew', 'אמא'],
    ['is called by a first name in Hebrew', 'דנה'],
  ])('%s', (_, words) => {
    expect(isPersonWord(words)).toBe(true);
  });

  it.each(['about', 'the', 'wishes', 'I', '', 'רשימה', 'NASA'])('is not called %j', (words) => {
    expect(isPersonWord(words)).toBe(false);
  });
});

describe('a name stands alone', () => {
  it.each([
    ['tell my dear old Yossi that dinner is at eight', 'tell Yossi that dinner is at eight'],
    ['text my good friend Maya that I am outside', 'text Maya that I am outside'],
    ['email our client Rosa that the files are ready', 'email Rosa that the files are ready'],
    ['whatsapp my sweet sister Noa that we won', 'whatsapp Noa that we won'],
    ['remind me to call my old neighbour Ruth', 'remind me to call Ruth'],
  ])('without what is fond before it: %s', (text, plain) => {
    expect(withPlainNames(text)).toBe(plain);
  });

  it.each([
    ['tell Rosa the client that the proofs are done', 'tell Rosa that the proofs are done'],
    ['ask Tomer, our lawyer, whether we can sign', 'ask Tomer whether we can sign'],
    ['email Avi my landlord about the boiler', 'email Avi about the boiler'],
  ])('without what they are behind it: %s', (text, plain) => {
    expect(withPlainNames(text)).toBe(plain);
  });

  it.each([
    ['text Avi urgently that the door is open', 'text Avi that the door is open'],
    ['tell Maya too that we won', 'tell Maya that we won'],
    ['just text Avi that I am late', 'text Avi that I am late'],
    ['please quickly tell Dana the code is 12', 'please tell Dana the code is 12'],
    ['תשלח דחוף לדנה שהדלת פתוחה', 'תשלח לדנה שהדלת פתוחה'],
    ['תגידי גם לתומר שהאוטו מוכן', 'תגידי לתומר שהאוטו מוכן'],
  ])('without the haste: %s', (text, plain) => {
    expect(withPlainNames(text)).toBe(plain);
  });

  it.each([
    ['תכתבי לאמא היקרה שלי שאני בדרך', 'תכתבי לאמא שאני בדרך'],
    ['תשלחי לסבתא המתוקה: שבת שלום', 'תשלחי לסבתא: שבת שלום'],
    ['תכתוב לבוס שלי רונן שאני חולה', 'תכתוב לרונן שאני חולה'],
    ['תגידי לשותפה שלי מאיה: הכל מוכן', 'תגידי למאיה: הכל מוכן'],
  ])('in Hebrew too: %s', (text, plain) => {
    expect(withPlainNames(text)).toBe(plain);
  });

  it('with its title, which ends no sentence', () => {
    expect(withPlainNames('write to Dr. Katz that I feel better')).toBe(
      'write to Dr Katz that I feel better',
    );
  });

  it.each([
    'email my friend about the trip',
    'tell my sister that dinner is late',
    'send my best wishes to Dana',
    'text my old boss',
    'remind me to call my old friend on Monday at 9',
    'tell Dana the code is 12',
    'tell Dana my car is the red one',
    'the dear old house is sold',
    'תגידי לאמא שלי שאני בדרך',
    'תכתבי לשכנה שלי שהמעלית תקועה',
    'אמא היקרה שלי חזרה',
  ])('only where there is one: %s stays', (text) => {
    expect(withPlainNames(text)).toBe(text);
  });

  it('in time, however long the text is', () => {
    const long = ['tell my dear '.repeat(400), 'just quickly '.repeat(400), 'תשלח דחוף '.repeat(400)].join(
      ' ',
    );
    expect(() => withPlainNames(long)).not.toThrow();
  });
});

it.each([
  'remind me to call my brother Monday at 9',
  'text my sister Happy birthday!',
  'tell our client Monday works',
  'תכתבי לדנה שאני נוסעת לאחות שלי מחר בבוקר',
  'תזכיר לי להתקשר לאח שלי מחר בתשע',
  'תזכיר לי לשלוח מייל לבוס שלי בנושא החופשה',
])('keeps whom no name follows: %s', (text) => {
  expect(withPlainNames(text)).toBe(text);
});
