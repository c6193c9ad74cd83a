import { describe, expect, it } from 'vitest';
import { needsConfirmation } from './confirm.ts';
import { understand } from './understand.ts';

const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem' };
const read = (text: string) => understand(text, context);

describe('commands', () => {
  it('reads a mail in English', () => {
    const reading = read("Send an email to dana@example.com about lunch tomorrow saying I'm running late");
    expect(reading.intent).toBe('send_email');
    expect(reading.slots).toEqual({
      to: ['dana@example.com'],
      cc: null,
      bcc: null,
      subject: 'lunch tomorrow',
      body: "I'm running late",
    });
    expect(reading.sendAt).toBeNull();
  });

  it('takes no name from what is said to her', () => {
    expect(read("tell her I'll be late").slots).toMatchObject({ to: null, message: "I'll be late" });
  });

  it('reads a reminder in Hebrew', () => {
    const reading = read('תזכיר לי בעוד דקה להתקשר לאמא');
    expect(reading.intent).toBe('reminder');
    expect(reading.slots).toEqual({
      task: 'להתקשר לאמא',
      reminderTime: '2026-11-20T09:31:00+02:00',
      priority: null,
      notes: null,
      recurrence: null,
    });
  });

  it('leaves null what the text does not say', () => {
    expect(read('schedule a meeting').slots).toEqual({
      title: 'meeting',
      startTime: null,
      endTime: null,
      attendees: null,
      description: null,
    });
  });

  it('gives the day of a meeting whose hour is not said, beside the payload', () => {
    const reading = read('פגישה עם דנה מחר');
    expect(reading.day).toBe('2026-11-21');
    expect(reading.slots).toMatchObject({ startTime: null });
  });

  it('gives the rule of a meeting that repeats', () => {
    expect(read('schedule a sync with Dana every Monday at 10').repeats).toBe('FREQ=WEEKLY;BYDAY=MO');
  });

  it('tells when a mail should leave from what it is about', () => {
    expect(read('tomorrow at 9 send Dana an email saying good luck').sendAt).toBe(
      '2026-11-21T09:00:00+02:00',
    );
    expect(read('send Dana an email about lunch tomorrow at 9 saying yes').sendAt).toBeNull();
    expect(read('שלח לדנה ווטסאפ שנפגש מחר ב-9').sendAt).toBeNull();
    expect(read('שלח לדנה מחר ב-9 ווטסאפ מזל טוב').sendAt).toBe('2026-11-21T09:00:00+02:00');
  });

  it('takes names as written, without the glued preposition', () => {
    expect(read('שלח מייל לדנה כהן ולרון שהגעתי').slots).toMatchObject({ to: ['דנה כהן', 'רון'] });
    expect(read('שלח מייל לליאור שהגעתי').slots).toMatchObject({ to: ['ליאור'] });
  });

  it('writes phone numbers as E.164', () => {
    expect(read('שלח ווטסאפ ל-054-1234567 שהגעתי').slots).toMatchObject({ to: '+972541234567' });
    expect(understand('text 415 555 0137 hello', { ...context, country: 'US' }).slots).toMatchObject({
      to: '+14155550137',
    });
  });
});

describe('what is no command', () => {
  it.each([
    '',
    ' ',
    'a',
    '😀😀',
    '\u200f\u202a',
    "'; DROP TABLE users; --",
    '<script>alert(1)</script>',
    '?',
    'תזכורת',
  ])('reads nothing into %j', (text) => {
    expect(read(text).intent).toBe('none');
  });

  it.each([
    'how do I send an email?',
    'did you send the email to Dana?',
    "don't send the email",
    'I already sent an email to Dana',
    'cancel the reminder to call mom',
    'remind me what we decided',
    'דנה שלחה לי מייל',
    'מתי הפגישה עם דנה?',
    'אל תשלח את המייל',
    'תבטל את התזכורת',
  ])('does not act on "%s"', (text) => {
    expect(read(text).intent).toBe('none');
  });
});

describe('spans', () => {
  const words = (text: string) =>
    read(text).spans.map(({ start, end, slot }) => `${slot}: ${text.slice(start, end)}`);

  it('tell which words gave which slot', () => {
    expect(words('Remind me tomorrow at 5 to call mom')).toEqual([
      'intent: Remind me',
      'reminderTime: tomorrow',
      'reminderTime: at 5',
      'task: call mom',
    ]);
    expect(words('שלחי לדנה ווטסאפ שאני מאחר')).toEqual([
      'intent: שלחי',
      'to: דנה',
      'intent: ווטסאפ',
      'message: אני מאחר',
    ]);
  });

  it('count in the text as it was given', () => {
    expect(words('שלחי ל\u200fדנה ווטסאפ: “היי”')).toContain('message: היי');
  });

  it('are uncertain where a part of the day stands for an hour', () => {
    const certainty = read('remind me tomorrow morning to call mom').spans.map(({ slot, certain }) => ({
      slot,
      certain,
    }));
    expect(certainty).toContainEqual({ slot: 'reminderTime', certain: false });
    expect(certainty).toContainEqual({ slot: 'task', certain: true });
  });
});

describe('alternatives', () => {
  const intents = (text: string) => read(text).alternatives.map(({ intent }) => intent);

  it('offer the other channel where it is guessed', () => {
    expect(intents('tell Dana we won')).toEqual(['send_email']);
    expect(intents('whatsapp Dana: we won')).toEqual([]);
  });

  it('offer what a statement may have meant', () => {
    const reading = read('I have a meeting with Dana tomorrow at 3');
    expect(reading.intent).toBe('none');
    expect(reading.alternatives[0]).toMatchObject({
      intent: 'create_event',
      slots: { title: 'meeting with Dana', startTime: '2026-11-21T15:00:00+02:00' },
    });
  });

  it('offer to look up a question', () => {
    expect(intents('what is the capital of Australia')).toEqual(['search']);
  });
});

it('answers the same for the same question', () => {
  const text = 'schedule lunch with Dana on Sunday at 1';
  expect(read(text)).toEqual(read(text));
});

it('reads words but no times when now is no date', () => {
  const reading = understand('remind me tomorrow at 5 to call mom', {
    now: 'never',
    timeZone: 'Asia/Jerusalem',
  });
  expect(reading.intent).toBe('reminder');
  expect(reading.slots).toMatchObject({ reminderTime: null });
});

describe('people as they are dictated', () => {
  const known = { now: '2026-11-22T10:00:00+02:00', timeZone: 'Asia/Jerusalem', country: 'IL' };
  it.each([
    [
      'set up a planning session with Dana Avi and Noa on Thursday at eleven',
      { attendees: ['Dana', 'Avi', 'Noa'] },
    ],
    ['תקבע ישיבת תכנון עם דנה אבי ונועה ביום חמישי באחת עשרה', { attendees: ['דנה', 'אבי', 'נועה'] }],
    [
      'email Noa that the contract is signed and put Avi in cc',
      { to: ['Noa'], cc: ['Avi'], bcc: null, body: 'the contract is signed' },
    ],
    [
      'תכתוב מייל לנועה עם אבי בהעתק שהביקורת מתחילה מחר',
      { to: ['נועה'], cc: ['אבי'], body: 'הביקורת מתחילה מחר' },
    ],
    [
      'email Noa, bcc Avi, saying that the contract is signed',
      { to: ['Noa'], cc: null, bcc: ['Avi'], body: 'the contract is signed' },
    ],
    ['text my sister Noa that the kids are asleep', { to: 'my sister Noa', message: 'the kids are asleep' }],
    [
      'Gil has the keys so text him that I will come by at seven',
      { to: 'Gil', message: 'I will come by at seven' },
    ],
  ])('%s', (text, slots) => {
    expect(understand(text, known).slots).toMatchObject(slots);
  });

  it.each([
    ['remind me every fortnight on Friday at three to pay', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'],
    ['remind me Sunday nights at nine to pay', 'FREQ=WEEKLY;BYDAY=SU'],
    ['תזכיר לי אחת לשבועיים ביום שני בעשר לשלם', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'],
    ['תזכיר לי בימי חול בשבע לשלם', 'FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH'],
    ['תזכיר לי כל יום שלישי שני בעשר לשלם', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
  ])('%s repeats as %s', (text, recurrence) => {
    expect(understand(text, known).slots).toMatchObject({ recurrence });
  });

  it('is not sure of a weekday of every month', () => {
    const reading = understand('תזכיר לי ביום ראשון הראשון בכל חודש בעשר לשלם', known);
    expect(needsConfirmation(reading)).toBe(true);
  });

  it.each([
    [
      'text Sharon when you get a chance that I found her charger',
      { to: 'Sharon', message: 'I found her charger' },
    ],
    [
      'message the team lead Noa that the release is postponed',
      { to: 'the team lead Noa', message: 'the release is postponed' },
    ],
    [
      'whatsapp Noa and ask whether she can take my shift',
      { to: 'Noa', message: 'whether she can take my shift' },
    ],
    ['give me a shout in twenty minutes to flip the dough', { task: 'flip the dough' }],
    ['pop a reminder in for tomorrow at three to water the plants', { task: 'water the plants' }],
  ])('keeps asides out: %s', (text, slots) => {
    const { actions } = understand(text, known);
    expect(actions).toHaveLength(1);
    expect(actions[0].slots).toMatchObject(slots);
  });

  it('gives a meeting that points back at a message its name and hour', () => {
    const { actions } = understand(
      'text Dana that dinner is on Friday at eight and put it in my calendar',
      known,
    );
    expect(actions[1]?.slots).toMatchObject({ title: 'dinner', startTime: '2026-11-27T20:00:00+02:00' });
  });
});
