import { describe, expect, it } from 'vitest';
import { kindReader } from '../kinds/kinds.ts';
import { readByEvidence } from './read-by-evidence.ts';

const context = {
  now: '2026-11-22T10:20:00+02:00',
  timeZone: 'Asia/Jerusalem',
  country: 'IL',
  contacts: [],
};

async function asked(text: string) {
  return readByEvidence(text, context, [], await kindReader()).question;
}

describe('what the assistant itself holds', () => {
  it.each([
    'why did that whatsapp fail earlier',
    "why didn't my message to maya go out",
    'how come the text never got through to avi? why did the sms fail',
    'which messages failed',
    'did anything fail to send today',
    'did any of my mails bounce',
    'למה נתקע הווטסאפ על התמונות',
    'למה המייל לדנה לא נשלח',
    'מה נכשל היום',
    'אילו הודעות לא נשלחו',
  ])('is asked for by what failed: %s', async (text) => {
    expect(await asked(text)).toMatchObject({ asks: 'actions', wants: 'failed' });
  });

  it.each([
    "what's waiting for my ok",
    'anything waiting for my approval?',
    'what do i still need to approve',
    'is anything pending my confirmation',
    'what needs my go-ahead',
    'מה מחכה לאישור שלי',
    'יש משהו שממתין לאישור שלי?',
    'מה אני צריכה לאשר',
  ])('is asked for by what waits for a yes: %s', async (text) => {
    expect(await asked(text)).toMatchObject({ asks: 'actions', wants: 'waiting' });
  });

  it.each([
    'what goes out tomorrow by itself',
    'what goes out tomorrow morning by itself?',
    'which mails are scheduled to go out this week',
    'do i have anything scheduled to send tomorrow',
    'show me my scheduled mails',
    'what is set to go out on monday',
    'מה אמור לצאת מחר בתשע בלי שאני נוגעת',
    'מה יוצא מחר לבד',
    'is the first cut going out tomorrow',
    'when is the quote going out',
    'הקאט הראשון יוצא מחר?',
    'מתי המייל לדנה יוצא?',
    'אילו מיילים מתוזמנים יש לי',
  ])('is asked for by what leaves by itself: %s', async (text) => {
    expect(await asked(text)).toMatchObject({ asks: 'actions', wants: 'scheduled' });
  });

  it('keeps the time and the subject that are said', async () => {
    expect(await asked('what goes out tomorrow by itself')).toMatchObject({
      over: { first: { year: 2026, month: 11, day: 23 } },
      about: null,
    });
    expect(await asked('why did the whatsapp about the photos fail')).toMatchObject({ about: 'photos' });
    expect(await asked('למה נתקע הווטסאפ על התמונות')).toMatchObject({ about: 'התמונות' });
  });

  it.each<[string, string | null]>([
    ["what's sitting in my drafts", null],
    ['any unfinished emails?', null],
    ['which drafts do i have', null],
    ['do i have a draft to tomer in my drafts', 'tomer'],
    ['מה יש לי בטיוטות', null],
    ['מה כבר כתבתי לתומר בטיוטה', 'תומר'],
  ])('is asked for by drafts of mail: %s', async (text, to) => {
    expect(await asked(text)).toEqual({ asks: 'drafts', to });
  });

  it.each([
    'anything unread from actual humans',
    'do i have unread mail from real people',
    'any new mail from humans, not newsletters',
    'יש לי מיילים שלא נקראו מאנשים אמיתיים?',
  ])('is unread mail of people alone: %s', async (text) => {
    expect(await asked(text)).toMatchObject({
      asks: 'mail',
      unread: true,
      from: null,
      about: null,
      only: 'people',
    });
  });

  it.each([
    'draft a mail to dana about the failed payment',
    'send the draft to dana',
    'who is waiting for my answer',
    'why did the roman empire fail',
    'what time does the train go out',
    'is the flight going out tomorrow',
    'הטיסה יוצאת מחר?',
    'when does the bank close',
    'did dana approve the quote',
    'מי מחכה לתשובה ממני',
    'תכתוב טיוטה לדנה',
  ])('is not asked for by other words: %s', async (text) => {
    expect(['actions', 'drafts']).not.toContain((await asked(text))?.asks);
  });

  it('tells somebody from what they were sent', async () => {
    expect(await asked('did I ever send dana the quote')).toMatchObject({
      asks: 'mail',
      sent: true,
      to: 'dana',
      about: 'quote',
    });
  });
});
