import { describe, expect, it } from 'vitest';
import { readInvitationAnswer } from './invitation-answer.ts';

describe('an answer to an invitation', () => {
  it.each([
    ['accept the invitation', 'accepted', null],
    ["Please accept Tomer's invitation.", 'accepted', 'Tomer'],
    ['accept the invite from tomer shaked', 'accepted', 'tomer shaked'],
    ['can you accept the spring site invitation', 'accepted', 'spring site'],
    ['say yes to the invitation to the review', 'accepted', 'review'],
    ['rsvp yes to the site review', 'accepted', 'site review'],
    ["confirm Dana's invite for the first review", 'accepted', 'Dana first review'],
    ['rsvp no to the partner summit', 'declined', 'partner summit'],
    ['decline the invitation from Tomer', 'declined', 'Tomer'],
    ['turn down the invite to the summit please', 'declined', 'summit'],
    ['answer maybe to that invitation', 'tentative', null],
    ['tentatively accept the invitation to the summit', 'tentative', 'summit'],
    ['accept the review invite for tmrw', 'accepted', 'review'],
    ['accept the invite for tomorrow', 'accepted', null],
    ['decline the wednesday invite from tomer', 'declined', 'tomer'],
    ['תאשר לי את ההזמנה של תומר למחר', 'accepted', 'תומר'],
    ['תדחי את ההזמנה ליום שלישי', 'declined', null],
    ['תאשר את ההזמנה', 'accepted', null],
    ['תאשרי בבקשה את ההזמנה של תומר', 'accepted', 'תומר'],
    ['אשר את ההזמנה מתומר', 'accepted', 'תומר'],
    ['קבל את ההזמנה לסקירה', 'accepted', 'סקירה'],
    ['תאשר את ההגעה לסקירה של האתר', 'accepted', 'סקירה האתר'],
    ['תגיד כן להזמנה של מאיה', 'accepted', 'מאיה'],
    ['תאשרי לתומר את מחר', 'accepted', 'תומר'],
    ['תאשר לתומר שאני מגיע', 'accepted', 'תומר'],
    ['תאשרי לתומר שקד את הסקירה ביום שלישי', 'accepted', 'תומר שקד'],
    ['תדחה את ההזמנה לסקירה', 'declined', 'סקירה'],
    ['תסרב להזמנה של תומר', 'declined', 'תומר'],
    ['תענה אולי להזמנה', 'tentative', null],
  ])('is read: %s', (words, answer, about) => {
    expect(readInvitationAnswer(words)).toEqual({ answer, about });
  });

  it.each([
    'accept my apologies',
    'confirm the meeting with Dana',
    'decline the meeting tomorrow',
    'send an invitation to Dana',
    'invite Dana to the review',
    'did I accept the invitation',
    'תדחה את הפגישה עם דנה',
    'תאשר את התשלום',
    'תאשרי לאבי את החשבונית',
    'תשלח הזמנה לדנה',
    'הזמנה לסקירה',
    `accept the invitation ${'to the review '.repeat(20)}`,
  ])('is not in: %s', (words) => {
    expect(readInvitationAnswer(words)).toBeNull();
  });
});
