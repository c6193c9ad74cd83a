import { describe, expect, it } from 'vitest';
import { saidAnew } from './said-anew.ts';

describe('the channel that is said last', () => {
  it.each([
    ["text Dana that I'm running late, actually make that an email", "email Dana that I'm running late"],
    ["send mum a message that I'm on my way, sorry, by whatsapp", "send mum a WhatsApp that I'm on my way"],
    ['let Avi know the file is ready - no wait, whatsapp him', 'whatsapp Avi that the file is ready'],
    ['please email Tomer that I can come. Actually, text him', 'please text Tomer that I can come'],
    [
      'send Maya an email that the workshop is open, no, a text',
      'send Maya a text that the workshop is open',
    ],
    [
      "hey can you tell mum I'll bring dessert friday, whatsapp is fine",
      "hey can you whatsapp mum I'll bring dessert friday",
    ],
    ['tell Dana that the file is ready, email works', 'email Dana that the file is ready'],
    ['תשלח לדנה מייל שאני מאחר, סליחה התכוונתי בווטסאפ', 'תשלח לדנה ווטסאפ שאני מאחר'],
    ['תגידי לאבי שהחשבונית שולמה, בעצם במייל', 'תשלח מייל לאבי שהחשבונית שולמה'],
    ['תסמסי ליוסי שהזמנתי, רגע, עדיף ווטסאפ', 'תשלח ווטסאפ ליוסי שהזמנתי'],
  ])('takes the place of the first: %s', (text, wish) => {
    expect(saidAnew(text)).toBe(wish);
  });

  it.each([
    'tell Dana I prefer email',
    'email Dana that she should text me',
    'text Avi: sorry, I sent you an email',
    'email the team that we moved to WhatsApp',
    'remind me to answer Dana, actually by email is fine',
    'did you text Dana, or was it an email?',
    'תגיד לדנה שעדיף מייל',
    'תשלח לאבי סמס ששלחתי לו מייל',
  ])('is a part of what is said in: %s', (text) => {
    expect(saidAnew(text)).toBe(text);
  });
});

describe('the deed that is said last', () => {
  it.each([
    [
      "Delete the dentist... no, hang on, don't delete it, move it to next Thursday same time",
      'move the dentist to next Thursday same time',
    ],
    ['cancel the review, actually, push it to 5', 'push the review to 5'],
    ['scrap the call with Avi - no wait, postpone it by an hour', 'postpone the call with Avi by an hour'],
    ['תמחק את הפגישה עם אבי, רגע, אל תמחק אותה, תזיז אותה ליום חמישי', 'תזיז את הפגישה עם אבי ליום חמישי'],
    ['תבטלי את הסקירה, לא, תדחי אותה למחר', 'תדחי את הסקירה למחר'],
  ])('is of what the first one named: %s', (text, wish) => {
    expect(saidAnew(text)).toBe(wish);
  });

  it.each([
    'cancel the review and move the call to 5',
    'cancel the dentist, no need for it now',
    'delete the run, actually all of them',
    'תבטלי את הריצה ותזיזי את הפגישה לחמש',
  ])('is another one in: %s', (text) => {
    expect(saidAnew(text)).toBe(text);
  });
});

describe('a wish that takes the place of another', () => {
  it.each([
    [
      "Swap my night shift reminder - no wait, just remind me at 9 tonight that I'm on nights",
      "remind me at 9 tonight that I'm on nights",
    ],
    ['book the court for Sunday, scratch that, book a table at Port Said', 'book a table at Port Said'],
    ['תזכיר לי כשיורד גשם... לא סתם, תזכיר לי בשמונה לסגור חלון', 'תזכיר לי בשמונה לסגור חלון'],
    ['תקבעי לי תספורת, רגע לא, תזכירי לי בשש להתקשר לספר', 'תזכירי לי בשש להתקשר לספר'],
  ])('stands by itself: %s', (text, wish) => {
    expect(saidAnew(text)).toBe(wish);
  });

  it.each([
    // It is of the first wish, or of a message.
    'book lunch with Dana at 1, no wait, make it 2',
    'remind me to call mum, never mind that, move it to 5',
    'text Dana that I am late, no wait, remind me to call her',
    "tell Dana never mind, I'll do it",
    'text Avi: no wait, I am coming',
    'schedule a call with Tomer, never mind the hour',
    'תגידי לדנה לא משנה, תזכירי לי מחר',
  ])('does not stand in: %s', (text) => {
    expect(saidAnew(text)).toBe(text);
  });
});
