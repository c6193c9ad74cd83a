import { beforeAll, describe, expect, it } from 'vitest';
import type { CommandUnderstanding } from '../../language/command-reading.ts';
import { needsConfirmation, resolveRecipients } from '../../language/understand/confirm.ts';
import type { Contact, Context, Understanding } from '../../language/reading.ts';
import { commandModels } from './load.ts';
import { readBoth } from './read-both.ts';
import { readOnChannels } from './read-on-channels.ts';

const contact = (name: string, index: number): Contact => ({
  name,
  phone: `+97250111111${index}`,
  messenger: `710000000000004${index}`,
  instagram: `820000000000004${index}`,
  known: 'written-to',
});
const contacts = ['Dana Levi', 'Shira Katz', 'Tomer Bar', 'דנה לוי', 'שירה כץ', 'לימור גל', 'תומר בר'].map(
  contact,
);
const context: Context = {
  now: '2026-03-10T09:00:00+02:00',
  timeZone: 'Asia/Jerusalem',
  country: 'IL',
  contacts,
};
const hebrew = /[א-ת]/;
let read: (text: string) => CommandUnderstanding;
let plainly: (text: string) => Understanding;

beforeAll(async () => {
  const models = await commandModels();
  plainly = (text) => readBoth(models, text, context);
  read = (text) => readOnChannels(text, plainly);
});

const sms = (to: string | null, message: string | null) => ({ intent: 'send_sms', slots: { to, message } });
const on = (platform: 'messenger' | 'instagram') => (to: string | null, message: string | null) => ({
  intent: 'send_message',
  slots: { platform, to, message },
});
const messenger = on('messenger');
const instagram = on('instagram');
const whatsapp = (to: string, message: string) => ({ intent: 'send_whatsapp', slots: { to, message } });

describe('a message goes by the channel that its words name', () => {
  it.each([
    ['send an sms to dana levi: hi there', sms('dana levi', 'hi there')],
    ['send Dana a text message that the lift is stuck', sms('Dana', 'the lift is stuck')],
    ['sms +972501234567 code 8841', sms('+972501234567', 'code 8841')],
    ['via sms tell Dana the lift is stuck', sms('Dana', 'the lift is stuck')],
    ['tell Dana by sms that the lift is stuck', sms('Dana', 'the lift is stuck')],
    ['message Shira on Instagram that the reel was great', instagram('Shira', 'the reel was great')],
    ['DM Shira on IG that the reel was great', instagram('Shira', 'the reel was great')],
    ['send Shira an insta dm saying the reel was great', instagram('Shira', 'the reel was great')],
    ['on Instagram, tell Shira the reel was great', instagram('Shira', 'the reel was great')],
    ['reply to Shira on instagram that the reel was great', instagram('Shira', 'the reel was great')],
    ['insta dm @studio.rona loved the new lamps', instagram('@studio.rona', 'loved the new lamps')],
    ['message Tomer on Messenger that the drums are his', messenger('Tomer', 'the drums are his')],
    ['messenger shira: u still selling the amp?', messenger('shira', 'u still selling the amp?')],
    ['message Tomer on fb that the drums are his', messenger('Tomer', 'the drums are his')],
    ['send Tomer a facebook message: the drums are yours', messenger('Tomer', 'the drums are yours')],
    ['facebook messenger Tomer: the drums are yours', messenger('Tomer', 'the drums are yours')],
    ['תשלח סמס לדנה שהמעלית תקועה', sms('דנה', 'המעלית תקועה')],
    ['שלח הודעת טקסט לדנה: המעלית תקועה', sms('דנה', 'המעלית תקועה')],
    ['תודיע לדנה באסאמאס שהמעלית תקועה', sms('דנה', 'המעלית תקועה')],
    ['תשלח אס אם אס לדנה: המעלית תקועה', sms('דנה', 'המעלית תקועה')],
    ['תסמס לדנה שהמעלית תקועה', sms('דנה', 'המעלית תקועה')],
    ['שלח sms לדנה שהמעלית תקועה', sms('דנה', 'המעלית תקועה')],
    ['תשלח לשירה באינסטגרם שהסטורי קורע', instagram('שירה', 'הסטורי קורע')],
    ['תכתבי לשירה באינסטוש שהסטורי קורע', instagram('שירה', 'הסטורי קורע')],
    ['תכתוב לשירה באיסטה שבטח, יש מקום', instagram('שירה', 'בטח, יש מקום')],
    ['תעני לשירה בפייס שהסטורי קורע', messenger('שירה', 'הסטורי קורע')],
    ['תשלח לשירה במסנז׳ר שהסטורי קורע', messenger('שירה', 'הסטורי קורע')],
    ['תשלחי לשירה אסמס שאני בדרך', sms('שירה', 'אני בדרך')],
    ['הודעה לשירה באינסטגרם: מתי באה?', instagram('שירה', 'מתי באה?')],
    ['תכתוב לשירה בפרטי באינסטה שהסטורי קורע', instagram('שירה', 'הסטורי קורע')],
    ['באינסטה תגידי לשירה שהסטורי שלה קורע', instagram('שירה', 'הסטורי שלה קורע')],
    ["תעביר ללימור בפייסבוק מסנג'ר שמצאתי את העגיל", messenger('לימור', 'מצאתי את העגיל')],
    ['תודיע לתומר במסנג׳ר שהתופים שלו', messenger('תומר', 'התופים שלו')],
    ['תשלח לתומר הודעה בפייסבוק שהתופים שלו', messenger('תומר', 'התופים שלו')],
  ])('%s', (text, expected) => {
    const reading = read(text);
    expect(reading.actions).toMatchObject([expected]);
    expect(reading.doubts.filter(({ kind }) => kind === 'label')).toEqual([]);
  });

  it.each([
    'send an sms to dana levi: hi there',
    'message Shira on Instagram that the reel was great',
    'תשלח סמס לדנה שהמעלית תקועה',
    'תשלח לשירה באינסטגרם שהסטורי קורע',
  ])('and runs unasked where its words are plain and its recipient is known: %s', (text) => {
    const reading = read(text);
    // The same name in both alphabets would be two people.
    const known = contacts.filter(({ name }) => hebrew.test(name) === hebrew.test(text));
    expect(needsConfirmation(reading, resolveRecipients(reading, known))).toBe(false);
    expect(needsConfirmation(reading, resolveRecipients(reading, []))).toBe(true);
  });

  it('that is said with its time leaves then', () => {
    expect(read('message Shira on Instagram at 5pm that the reel was great')).toMatchObject({
      ...instagram('Shira', 'the reel was great'),
      sendAt: '2026-03-10T17:00:00+02:00',
    });
  });

  it('and what is missing is asked for', () => {
    for (const text of ['sms Dana', 'send a message on instagram']) {
      expect(read(text).intent).toMatch(/^send_(?:sms|message)$/);
      expect(needsConfirmation(read(text))).toBe(true);
    }
  });

  it('has the places of its words in the text as it was written', () => {
    const text = 'message Shira on Instagram DM that the reel was great';
    const said = read(text).spans.map(({ slot, start, end }) => [slot, text.slice(start, end)]);
    expect(said).toEqual([
      ['intent', 'message'],
      ['to', 'Shira'],
      ['intent', 'on Instagram DM'],
      ['message', 'the reel was great'],
    ]);
  });

  it('in other readings of the same words too', () => {
    const { intent, slots, alternatives } = read('tell yossi on insta his mural pics are fire');
    for (const one of [{ intent, slots }, ...alternatives].filter((other) => 'message' in other.slots))
      expect(one).toMatchObject({ intent: 'send_message', slots: { platform: 'instagram' } });
  });
});

describe('a channel belongs to its own action', () => {
  it.each([
    [
      'email Gil that we ship Sunday and sms Dana that the lift is stuck',
      [
        { intent: 'send_email', slots: { to: ['Gil'], body: 'we ship Sunday' } },
        sms('Dana', 'the lift is stuck'),
      ],
    ],
    [
      'dm Shira on insta that the reel was great and sms Dana that the lift is stuck',
      [instagram('Shira', 'the reel was great'), sms('Dana', 'the lift is stuck')],
    ],
    [
      'sms Dana the lift is stuck and remind me at 5 to call her',
      [sms('Dana', 'the lift is stuck'), { intent: 'reminder', slots: { task: 'call her' } }],
    ],
    [
      'תשלח מייל לגיל: בדרך. תכתוב לשירה באינסטגרם שהסטורי קורע',
      [{ intent: 'send_email', slots: { to: ['גיל'], body: 'בדרך' } }, instagram('שירה', 'הסטורי קורע')],
    ],
    [
      'תסמסי לדנה שהמעלית תקועה ותזכירי לי בחמש לצאת',
      [sms('דנה', 'המעלית תקועה'), { intent: 'reminder', slots: { task: 'לצאת' } }],
    ],
  ])('%s', (text, expected) => {
    expect(read(text).actions).toMatchObject(expected);
  });
});

describe('words that only mention a channel change nothing', () => {
  it.each([
    'text Dana the lift is stuck',
    'text Dana: sms me when you land',
    'text Dana that the code comes in an sms',
    'whatsapp Dana that I saw it on Instagram',
    'whatsapp Shira that I will sms her',
    'text Dana that my instagram was hacked',
    'tell Dana her sms got lost',
    'tell Shira to check instagram',
    'email Dana: call me or sms me',
    'email Gil the notes on facebook',
    'message Dana, not on Instagram, that the lift is stuck',
    'remind me tomorrow at 9 to post on instagram',
    'add a task to reply to Dana on messenger',
    'schedule a facebook live tomorrow at 5 with Dana',
    'search the web for instagram ads',
    'post on instagram that we are open',
    'did Shira message me on Instagram?',
    'open instagram.com',
    'תגיד לדנה בווטסאפ שהאינסטגרם שלה נפרץ',
    'תגיד לדנה שקיבלתי סמס מהבנק',
    'תגיד לדנה שהסמס שלה לא הגיע',
    'תזכיר לי מחר בתשע לשלוח סמס לדנה',
    "תוסיף משימה לענות לדנה במסנג'ר",
    'קבע שיחה בפייסבוק עם תומר מחר בשש',
    'מה דנה כתבה לי בסמס',
    'סוף הסמסטר הוא ביום ראשון',
  ])('%s', (text) => {
    expect(read(text)).toEqual(plainly(text));
  });
});

describe('a channel at the end of what is said is asked about, with both readings', () => {
  it.each([
    [
      'tell Dana I saw it on Instagram',
      whatsapp('Dana', 'I saw it on Instagram'),
      instagram('Dana', 'I saw it'),
    ],
    [
      'text Dana that the lift is stuck via SMS',
      sms('Dana', 'the lift is stuck'),
      whatsapp('Dana', 'the lift is stuck via SMS'),
    ],
    [
      'תגיד לדנה שראיתי את זה באינסטגרם',
      whatsapp('דנה', 'ראיתי את זה באינסטגרם'),
      instagram('דנה', 'ראיתי את זה'),
    ],
  ])('%s', (text, first, other) => {
    const reading = read(text);
    expect(reading).toMatchObject(first);
    expect(reading.alternatives[0]).toMatchObject(other);
    expect(reading.doubts).toMatchObject([{ kind: 'reading' }]);
    const [doubt] = reading.doubts;
    expect(text.slice(doubt?.start, doubt?.end)).toMatch(/^(?:Instagram|SMS|אינסטגרם)$/);
    expect(needsConfirmation(reading)).toBe(true);
  });
});

it('asks where two channels are named', () => {
  const reading = read('message Shira on instagram or messenger that the reel was great');
  expect(reading.intent).toBe('send_message');
  expect(needsConfirmation(reading)).toBe(true);
});
