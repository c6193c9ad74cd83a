import { beforeAll, describe, expect, it } from 'vitest';
import { needsConfirmation } from '../../../language/understand/confirm.ts';
import type { Context, Understanding } from '../../../language/reading.ts';
import { commandModels } from '../load.ts';
import { readBoth } from '../read-both.ts';

/** Monday, before dawn. */
const context: Context = {
  now: '2026-11-30T02:42:00+02:00',
  timeZone: 'Asia/Jerusalem',
  country: 'IL',
  contacts: [],
};
let read: (text: string) => Understanding;

beforeAll(async () => {
  const models = await commandModels();
  read = (text) => readBoth(models, text, context, { offers: false });
});

const at = (time: string) => `${time}:00+02:00`;

describe('a reminder that is said in its own way', () => {
  it.each([
    ['עוד עשרים דקות לכבות את התנור!!', 'לכבות את התנור', '2026-11-30T03:02', null],
    ['שיצפצף לי בעוד עשר דקות להוציא את העוגה', 'להוציא את העוגה', '2026-11-30T02:52', null],
    ['תצלצלי לי מחר בתשע לצאת לדרך', 'לצאת לדרך', '2026-12-01T09:00', null],
    ['תזכורת לאמא שלי, להתקשר אליה מחר בתשע', 'להתקשר לאמא', '2026-12-01T09:00', null],
    ['תזכיר לי מחר בתשע: הרופא, להתקשר אליו', 'להתקשר לרופא', '2026-12-01T09:00', null],
    ['תזכירי לי על דנה, לפגוש אותה מחר בתשע', 'לפגוש את דנה', '2026-12-01T09:00', null],
    ['מחר בבוקר להתקשר לביטוח', 'להתקשר לביטוח', '2026-12-01T09:00', null],
    ['אני צריכה להתקשר מחר לקופת חולים', 'להתקשר לקופת חולים', '2026-12-01T09:00', null],
    ['מחר לבטל את המנוי לחדר כושר', 'לבטל את המנוי לחדר כושר', '2026-12-01T09:00', null],
    ['דחוף לשלם חשמל, עד חצות', 'לשלם חשמל', '2026-12-01T00:00', null],
    ['שכירות! כל 1 לחודש בתשע להעביר', 'להעביר שכירות', '2026-12-01T09:00', 'FREQ=MONTHLY;BYMONTHDAY=1'],
    ['פעם בחודש, ב-1, לבדוק את מד המים', 'לבדוק את מד המים', '2026-12-01T09:00', 'FREQ=MONTHLY;BYMONTHDAY=1'],
    [
      'פעם בשבועיים בחמישי לגבות את המחשב, שזה יקפוץ לי בערב',
      'לגבות את המחשב',
      '2026-12-03T19:00',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
    ],
    [
      'שיהיה לי כל יום ראשון בבוקר משהו שיזכיר לי להשקות את העציצים',
      'להשקות את העציצים',
      '2026-12-06T09:00',
      'FREQ=WEEKLY;BYDAY=SU',
    ],
    [
      'יום ההולדת של נטע ב-3 לינואר, שיהיה לי כל שנה משהו בבוקר שיזכיר',
      'יום ההולדת של נטע',
      '2027-01-03T09:00',
      'FREQ=YEARLY',
    ],
    [
      'נו כבר שבועיים אני דוחה את הביטוח לאומי, להתקשר אליהם, תשימי את זה מחר בעשרה לתשע',
      'להתקשר לביטוח לאומי',
      '2026-12-01T08:50',
      null,
    ],
    [
      'אם אני לא חוזרת לתומר עד רביעי בצהריים הלך עליי, תדאגי שאני אזכור',
      'לחזור לתומר',
      '2026-12-02T12:00',
      null,
    ],
    ['בעוד 40 דקות תבדוק איתי אם כיביתי את התנור', 'לבדוק אם כיביתי את התנור', '2026-11-30T03:22', null],
    ['וואי שכחתי, מחר בשמונה להביא תעודת זהות לגן', 'להביא תעודת זהות לגן', '2026-12-01T08:00', null],
    ['ארנונה לא היום, מחר בעשר תציקי לי', 'ארנונה', '2026-12-01T10:00', null],
  ])('reminds in "%s"', (text, task, time, recurrence) => {
    const reading = read(text);
    expect(reading).toMatchObject({
      intent: 'reminder',
      slots: { task, reminderTime: at(time), recurrence },
    });
    expect(reading.actions).toHaveLength(1);
    expect(needsConfirmation(reading)).toBe(true);
  });
});

it('reads two wishes as two', () => {
  const intents = read('תעיר אותי מחר בשש וגם בשש וחצי').actions.map(({ intent }) => intent);
  expect(intents).toEqual(['reminder', 'reminder']);
});

it('keeps in a message what it says of how urgent it is', () => {
  expect(read('תגיד לקובי בווטסאפ שהברז מטפטף אבל זה לא דחוף')).toMatchObject({
    slots: { to: 'קובי', message: 'הברז מטפטף אבל זה לא דחוף' },
  });
});

it('takes the hour that is not refused', () => {
  expect(read('תזכיר לי ב-9:15, לא ב-9, להיכנס לזום')).toMatchObject({
    slots: { task: 'להיכנס לזום', reminderTime: at('2026-11-30T09:15') },
  });
});

describe('a series with limits', () => {
  it.each([
    [
      'כל לילה ב11 שיצפצף לי ללכת לישון חוץ משישי שבת',
      'ללכת לישון',
      '2026-11-30T23:00',
      'FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH',
    ],
    [
      'תזכיר לי כל בוקר בשבע לקחת ויטמין, חוץ מיום שני',
      'לקחת ויטמין',
      '2026-12-01T07:00',
      'FREQ=WEEKLY;BYDAY=SU,TU,WE,TH,FR,SA',
    ],
    [
      'תזכיר לי כל יום בתשע לתרגל, חוץ מסופ"ש',
      'לתרגל',
      '2026-11-30T09:00',
      'FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH',
    ],
    [
      'תזכירי לי כל שמונה שעות חמישה ימים לקחת אנטיביוטיקה',
      'לקחת אנטיביוטיקה',
      '2026-11-30T10:42',
      'FREQ=HOURLY;INTERVAL=8;COUNT=15',
    ],
    [
      'תשמעי הרופא אמר כל שמונה שעות אנטיביוטיקה חמישה ימים, אז הראשון היום בארבע אחה״צ',
      'אנטיביוטיקה',
      '2026-11-30T16:00',
      'FREQ=HOURLY;INTERVAL=8;COUNT=15',
    ],
    ['תזכיר לי כל יום ב-21:00 להתאמן במשך שבועיים', 'להתאמן', '2026-11-30T21:00', 'FREQ=DAILY;COUNT=14'],
  ])('is limited in "%s"', (text, task, time, recurrence) => {
    expect(read(text)).toMatchObject({
      intent: 'reminder',
      slots: { task, reminderTime: at(time), recurrence },
    });
  });

  it('leaves a series alone that comes every few days', () => {
    expect(read('תזכיר לי כל שלושה ימים בתשע להשקות')).toMatchObject({
      slots: { recurrence: 'FREQ=DAILY;INTERVAL=3' },
    });
  });
});

describe('a meeting that is said in its own way', () => {
  it.each([
    [
      'עם תומר, שלושת רבעי שעה, על החוזה, חמישי בעשר',
      {
        title: 'החוזה',
        startTime: at('2026-12-03T10:00'),
        endTime: at('2026-12-03T10:45'),
        attendees: ['תומר'],
      },
    ],
    [
      'דנה + אבי, רביעי ב-12, עשרים דקות, על הסטנד',
      {
        title: 'הסטנד',
        startTime: at('2026-12-02T12:00'),
        endTime: at('2026-12-02T12:20'),
        attendees: ['דנה', 'אבי'],
      },
    ],
    [
      'קניתי כרטיסים להבימה ל22 ב20:30, איזה שעתיים וחצי, תכניסי',
      { title: 'הבימה', startTime: at('2026-12-22T20:30'), endTime: at('2026-12-22T23:00'), attendees: null },
    ],
    [
      'יום שני הבא חופש, תחסום הכל',
      { title: 'חופש', startTime: at('2026-12-07T00:00'), endTime: at('2026-12-08T00:00'), attendees: null },
    ],
    [
      'תחסמי לי את יום ראשון הבא',
      { title: 'חסום', startTime: at('2026-12-06T00:00'), endTime: at('2026-12-07T00:00'), attendees: null },
    ],
    [
      'פגישה עם דנה מחר ב12 וחצי ואל תשלחי לה הזמנה',
      { title: 'פגישה עם דנה', startTime: at('2026-12-01T12:30'), attendees: null },
    ],
    [
      'ב-14:00, ב׳ הבא, תקבעי לי עם הבנק',
      { title: 'פגישה עם הבנק', startTime: at('2026-12-07T14:00'), attendees: null },
    ],
    [
      'יום ראשון 10:30 אצל רופא עיניים בקופת חולים ברחוב הרצל 12',
      { title: 'רופא עיניים', startTime: at('2026-12-06T10:30'), location: 'קופת חולים ברחוב הרצל 12' },
    ],
    [
      'צהריים עם מאיה, שלישי, 13:00, שעה, רוטשילד 22',
      { title: 'צהריים עם מאיה', startTime: at('2026-12-01T13:00'), endTime: at('2026-12-01T14:00') },
    ],
    [
      'נפגשת עם דנה מחר בעשר בקפה לנדוור, שעה, תרשמי',
      { title: 'פגישה עם דנה', startTime: at('2026-12-01T10:00') },
    ],
    ['אני לא זמינה ביום חמישי אחרי שלוש, תחסמי', { title: 'לא זמינה', startTime: at('2026-12-03T15:00') }],
    ['חמישי שמונה בערב סרט עם ליאת', { title: 'סרט עם ליאת', startTime: at('2026-12-03T20:00') }],
    ['סרט עם ליאת חמישי שמונה בערב', { title: 'סרט עם ליאת', startTime: at('2026-12-03T20:00') }],
    ['סרט עם ליאת, חמישי, שמונה בערב', { title: 'סרט עם ליאת', startTime: at('2026-12-03T20:00') }],
    ['שישי תשע בבוקר קפה עם מאיה', { title: 'קפה עם מאיה', startTime: at('2026-12-04T09:00') }],
    ['תקבעי שלישי עשר וחצי שיחה עם דנה', { title: 'שיחה עם דנה', startTime: at('2026-12-01T10:30') }],
    [
      'תשרייני לי שעתיים מחר אחהצ לעבודה על הפוסטר',
      {
        title: 'עבודה על הפוסטר',
        startTime: at('2026-12-01T15:00'),
        endTime: at('2026-12-01T17:00'),
      },
    ],
    ['שריין שלוש שעות ביום ראשון בבוקר להכנת המצגת', { title: 'הכנת המצגת' }],
    ['תקבע לי זמן ביום חמישי בתשע לעבודה על הלוגו', { title: 'עבודה על הלוגו' }],
    [
      'אסיפת הורים 8.12 בין 18:00 ל 19:30 בבית הספר תכניסי ליומן',
      { title: 'אסיפת הורים', startTime: at('2026-12-08T18:00'), endTime: at('2026-12-08T19:30') },
    ],
    ['פגישה עם תומר ברביעי בשתיים', { title: 'פגישה עם תומר', startTime: at('2026-12-02T14:00') }],
    ['צהריים עם יוסי חמישי באחת בשוק, שעה וחצי', { title: 'צהריים בשוק', endTime: at('2026-12-03T14:30') }],
    ['אני רוצה לקבוע עם תומר שלישי הבא בעשר וחצי לשעה', { title: 'פגישה עם תומר' }],
    ['תרשמי ביומן מחר בעשר לכתוב את ההצעה', { title: 'לכתוב את ההצעה' }],
    [
      'תקבע פגישה עם עורך הדין מר גולדברג ברביעי בעשר',
      {
        title: 'פגישה עם עורך הדין מר גולדברג',
        startTime: at('2026-12-02T10:00'),
        attendees: null,
      },
    ],
  ])('is made in "%s"', (text, slots) => {
    const reading = read(text);
    expect(reading).toMatchObject({ intent: 'create_event', slots });
    expect(reading.actions).toHaveLength(1);
  });
});

describe('a message that is said in its own way', () => {
  it.each([
    ['תודיעי בווטסאפ לדנה שאני תקועה בפקקים', 'דנה', 'אני תקועה בפקקים'],
    ['תכתבי לאבי אני לא יכולה היום נדבר מחר', 'אבי', 'אני לא יכולה היום נדבר מחר'],
    ['אחשלי תכתוב ליוסי יאללה תזמין סגרנו על ה10', 'יוסי', 'יאללה תזמין סגרנו על ה10'],
    ['שלחי לתומר שהחוזה חתום', 'תומר', 'החוזה חתום'],
    ['סבבה תגידי לתומר שהחוזה חתום', 'תומר', 'החוזה חתום'],
    ['תגיד לתומר לפני זה שהחוזה חתום', 'תומר', 'החוזה חתום'],
    ['תכתבי לאח שלי מזל טוב ליום ההולדת', 'אח שלי', 'מזל טוב ליום ההולדת'],
    ['לאמא: כן אני באה, לבד, ותגידי לסבתא להירגע 😅', 'אמא', 'כן אני באה, לבד, ותגידי לסבתא להירגע 😅'],
    ['לדנה - קיבלתי, נדבר מחר', 'דנה', 'קיבלתי, נדבר מחר'],
    ['תכתבי לדנה שלום, הגעתי', 'דנה', 'שלום, הגעתי'],
  ])('is for somebody in "%s"', (text, to, message) => {
    const reading = read(text);
    expect(reading).toMatchObject({ intent: 'send_whatsapp', slots: { to, message } });
    expect(needsConfirmation(reading)).toBe(true);
  });

  it.each([
    ["תכתוב מייל לגל נקודה כהן שטרודל ג'ימייל נקודה קום שאני מאחרת", 'gal.cohen@gmail.com'],
    [
      'שלחי מייל לאבי כרוכית מזרחי מקף טולס נקודה סי או נקודה איי אל שהחשבונית שולמה',
      'avi@mizrahi-tools.co.il',
    ],
    ['תכתוב לתומר, הכתובת tomer@example.com, שהחוזה נחתם', 'tomer@example.com'],
  ])('goes to the address in "%s"', (text, to) => {
    expect(read(text)).toMatchObject({ intent: 'send_email', slots: { to: [to] } });
  });
});

it.each([
  ['תשלח מייל לאבי מחר בתשע שהחשבונית שולמה', 'אבי', 'החשבונית שולמה'],
  ['שלחי לאבי מייל מחר בתשע: החשבונית שולמה', 'אבי', 'החשבונית שולמה'],
])('leaves at the time before what it says in "%s"', (text, to, body) => {
  const reading = read(text);
  expect(reading).toMatchObject({ intent: 'send_email', slots: { to: [to], body } });
  expect(reading.sendAt).toBe(at('2026-12-01T09:00'));
});

it.each(['תכתבי לדנה שמחר בתשע שלום מגיע', 'תגידי לדנה שמחר בתשע שאלה טובה'])(
  'leaves no time out of what is said in "%s"',
  (text) => {
    const { slots, sendAt } = read(text);
    expect('message' in slots && slots.message).toContain('מחר בתשע ש');
    expect(sendAt).toBeNull();
  },
);

it.each([
  ['תעני לתומר על המייל של החוזה ששני השינויים בסדר', 'שני השינויים בסדר'],
  ['תעני לתומר על המייל שלו: שני השינויים בסדר', 'שני השינויים בסדר'],
])('says nothing of the mail that it answers in "%s"', (text, body) => {
  expect(read(text)).toMatchObject({ intent: 'send_email', slots: { to: ['תומר'], body } });
});

it.each([
  ['תכיני טיוטה לתומר שאני מסכימה, לא לשלוח עדיין!!', 'תומר', 'אני מסכימה'],
  ['תכין טיוטה לדנה: ההצעה בדרך', 'דנה', 'ההצעה בדרך'],
  ['נסחי טיוטת מייל לאבי שהתשלום בוצע, אל תשלחי', 'אבי', 'התשלום בוצע'],
])('drafts a mail that is shown first in "%s"', (text, to, body) => {
  const reading = read(text);
  expect(reading).toMatchObject({ intent: 'send_email', slots: { to: [to], body } });
  expect(needsConfirmation(reading)).toBe(true);
});

it('invites whoever is called by a courtesy, where the contacts know them', async () => {
  const contacts = ['Dana Cohen', 'Tomer Shaked'].map((name) => {
    return { name, email: `${name.slice(0, 4)}@example.com`, known: 'written-to' as const };
  });
  const text = 'אבקש לקבוע פגישה עם גברת כהן ועם מר שקד מחר בעשר';
  const reading = readBoth(await commandModels(), text, { ...context, contacts }, { offers: false });
  expect(reading.slots).toMatchObject({ attendees: ['גברת כהן', 'מר שקד'] });
});

it.each([
  ['רופא עור. לא בוער. שים במשימות', 'רופא עור'],
  ['צריך להחליף נורה במקלחת', 'להחליף נורה במקלחת'],
  ['לא לשכוח לקנות סוללות', 'לקנות סוללות'],
  ['תרשמי לי פתק: מידה 38, צבע שחור', 'מידה 38, צבע שחור'],
  ['עוד משימה - לכבס את השמיכות', 'לכבס את השמיכות'],
])('notes a task in "%s"', (text, title) => {
  expect(read(text)).toMatchObject({ intent: 'create_task', slots: { title } });
});

it.each([
  'אני נוסע מחר לחיפה עם דנה',
  'אל תזכירי לי את הרופא, אני זוכרת לבד',
  'אוי שכחתי לגמרי לשלוח למשה את הקבלה',
  'אני צריכה לראות את כל החזרות של חודש הבא',
  'לנסוע מחר לאילת זה רעיון טוב?',
  'נשאר לי מחר חלון של שעתיים לישון',
  'ביקשתי שיצפצף לי להוציא את העוגה, זה קיים?',
  'איזה שעה כיוונת להעיר אותי',
  'שלח לדנה את הלוז של מחר',
  'לשלוח את נועם היום עם מגפיים או שסתם יסחב',
  'דנה אמרה שהיא תגיע ב-10',
  'אני חייב לגיס שלי 4,500 ומחזיר לו 375 כל חודש',
])('asks for nothing in "%s"', (text) => {
  expect(read(text).intent).toBe('none');
});
