import { describe, expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';

const context = { now: '2026-11-22T10:00:00+02:00', timeZone: 'Asia/Jerusalem', country: 'IL' };
const read = (text: string) => understand(text, context);

describe('a correction takes the place of the last thing of its kind', () => {
  it.each([
    ['schedule lunch with Noa tomorrow at 1, no wait, at 2', { startTime: '2026-11-23T14:00:00+02:00' }],
    ['book lunch with Maya on Wednesday, no, Thursday at 1pm', { startTime: '2026-11-26T13:00:00+02:00' }],
    [
      'remind me at six, no sorry, at seven to bake',
      { task: 'bake', reminderTime: '2026-11-22T19:00:00+02:00' },
    ],
    ['remind me in an hour, no, in two hours to stretch', { reminderTime: '2026-11-22T12:00:00+02:00' }],
    ['schedule a call with Tom at 3pm tomorrow, hmm, make it 4', { startTime: '2026-11-23T16:00:00+02:00' }],
    [
      'book a site visit with Dana not Monday Sunday at nine in the morning',
      { startTime: '2026-11-29T09:00:00+02:00' },
    ],
    ['תקבע פגישה עם דנה מחר בארבע, לא, בחמש', { startTime: '2026-11-23T17:00:00+02:00' }],
    [
      'תזכיר לי בשמונה סליחה בתשע לקחת כדור',
      { task: 'לקחת כדור', reminderTime: '2026-11-22T21:00:00+02:00' },
    ],
  ])('a time: %s', (text, slots) => {
    expect(read(text)).toMatchObject({ slots, doubts: [] });
  });

  it.each([
    [
      'send an email to Dana about the budget, no wait, to Ron, saying it is in',
      { to: ['Ron'], subject: 'the budget' },
    ],
    ["text Dana that I'm late, sorry, text Ron", { to: 'Ron', message: "I'm late" }],
    ['email Dana, no, whatsapp her that I am sick', { to: 'Dana', message: 'I am sick' }],
    ['שלח מייל לדני, בעצם לרון, שאני מאחר', { to: ['רון'], body: 'אני מאחר' }],
  ])('a person: %s', (text, slots) => {
    expect(read(text).slots).toMatchObject(slots);
  });

  it('words are a guess, and asked about', () => {
    expect(read('add a task to buy milk, I mean bread')).toMatchObject({
      slots: { title: 'buy bread' },
      doubts: [{ kind: 'repair' }],
    });
    expect(read('תזכיר לי ב-5 לקנות חלב, כלומר לחם')).toMatchObject({
      slots: { task: 'לקנות לחם' },
      doubts: [{ kind: 'repair' }],
    });
  });

  it.each([
    ['text Dana sorry I cannot make it at 5', 'sorry I cannot make it at 5'],
    ['תגיד לדנה שלא, אני לא בא ב-5', 'לא, אני לא בא ב-5'],
    ['שלח לגל בווטסאפ שהמסיבה ב-21:00 ולא ב-20:00', 'המסיבה ב-21:00 ולא ב-20:00'],
  ])('but "no" and "sorry" may be what is said: %s', (text, message) => {
    expect(read(text).slots).toMatchObject({ message });
  });
});

describe('what is not wanted is put aside', () => {
  it.each([
    [
      "don't email Noa, text her that the meeting moved",
      'send_whatsapp',
      { to: 'Noa', message: 'the meeting moved' },
    ],
    ['no reminder, just add a task to renew my passport', 'create_task', { title: 'renew my passport' }],
    ['בלי תזכורת, רק תוסיף משימה לחדש דרכון', 'create_task', { title: 'לחדש דרכון' }],
    [
      'אל תשלחי מייל לנועה, תשלחי לה הודעה שהפגישה זזה',
      'send_whatsapp',
      { to: 'נועה', message: 'הפגישה זזה' },
    ],
  ])('%s', (text, intent, slots) => {
    expect(read(text)).toMatchObject({ intent, slots });
  });

  it('and nothing is done where nothing else is wanted', () => {
    expect(read("don't send anything to Dana").intent).toBe('none');
    expect(read('אל תשלח כלום לדנה').intent).toBe('none');
  });
});
