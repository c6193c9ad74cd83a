import { describe, expect, it } from 'vitest';
import { kindSaid } from './kind-said.ts';

describe('a question that its words leave no doubt of', () => {
  it.each([
    ['I am after the email with the scan of the deed', 'mail'],
    ['Lufthansa booking email, find it', 'mail'],
    ['which emails came from the garage', 'mail'],
    ['תמצאי לי את המייל של הרואת חשבון', 'mail'],
    ['מה אבי צריך ממני', 'mail'],
    ['מה סיכמנו אני ודפנה בצ׳אט', 'mail'],
    ['did you actually cancel the table', 'done'],
    ['you moved my dentist, right', 'done'],
    ['מה עשית בשבילי אתמול', 'done'],
    ['נו, ביטלת את השולחן?', 'done'],
    ['where does Ms. Okafor live', 'contact'],
    ['באיזה רחוב סבתא של רון גרה', 'contact'],
    ['phone died, what time is it', 'clock'],
    ['סליחה, מה השעה', 'clock'],
    ['hail coming?', 'weather'],
    ['תחזית למחר', 'weather'],
    ['who still expects an answer from me', 'waiting'],
    ['walk me through tuesday', 'agenda'],
    ['calendar for next week', 'agenda'],
    ["next week's meetings please", 'agenda'],
    ['יומן שבוע הבא בבקשה', 'agenda'],
    ['is "renew passport" still on my task list', 'tasks'],
    ['which day this week will be the hottest', 'weather'],
    ['איזה יום הכי חם השבוע', 'weather'],
    ['next run?', 'meeting'],
    ['when is my next swim', 'meeting'],
    ['הריצה הבאה?', 'meeting'],
    ['באיזה שעה הארוחה בשישי', 'meeting'],
    ['מתי המסיבה של גיל', 'meeting'],
    ['so is there anything after 7 on sunday', 'agenda'],
    ['יש לנו משהו לפני הצהריים מחר?', 'agenda'],
  ])('is of its kind: %s', (text, kind) => {
    expect(kindSaid(text)).toBe(kind);
  });

  it.each([
    'email Dana that I found the mail from the bank',
    'could you write to Omer about the email of yesterday',
    'remind me to find the email with the code',
    'תוציא מייל לכל הצוות שמחר עובדים מהבית',
    'תמצא את המייל של דנה ותכתוב לה שאני בדרך',
    'תשלחי ליעל בווצאפ את מה שסיכמנו',
    'tell Ben what time it is in Tokyo',
    'hmu the group chat who can drive sunday',
    'find the email of my landlord',
    'which email address does Noa use',
    'what is the temperature of the sun',
    'the time of my life',
    'next run the tests',
    'באיזה שעה השקיעה',
    'is there anything after death',
    'יש משהו אחרי המוות',
  ])('is none where something is to be done, or nothing of it is said: %s', (text) => {
    expect(kindSaid(text)).toBeNull();
  });
});
