import type { SeedMail } from './mailbox-entities.ts';
import { IMMA, NOA, YOSSI } from './mailbox-people.ts';

/** Friends and family, mostly in Hebrew. */
export const familyMail: SeedMail[] = [
  {
    key: 'athens',
    from: YOSSI,
    when: { daysAgo: 4, at: '20:11' },
    labels: ['משפחה'],
    subject: 'טיול לאתונה',
    text: 'נו, מה עם אתונה? מצאתי טיסה ב־10 בדצמבר ב־6:40, חזרה ב־14 בערב, 189 דולר לאדם.\nיש גם אחת ב־11 אבל היא יקרה יותר.\n\nיוסי\n',
  },
  {
    key: 'athens-hotel',
    answers: 'athens',
    from: NOA,
    to: [YOSSI],
    when: { daysAgo: 4, at: '21:02' },
    folder: 'SENT',
    subject: 'Re: טיול לאתונה',
    text: 'ה־10 מצוין. אני בודקת מלון ליד אקרופולי ומעדכנת.\nנועה\n',
  },
  {
    key: 'athens-book',
    answers: 'athens-hotel',
    from: YOSSI,
    when: { daysAgo: 1, at: '08:50' },
    labels: ['UNREAD', 'משפחה'],
    subject: 'Re: טיול לאתונה',
    text: 'מצאתי שלוש טיסות ישירות ביום חמישי. להזמין? המחיר מובטח עד מחר ב־12:00.\nיוסי\n',
  },
  {
    key: 'friday',
    from: IMMA,
    when: { minutesAgo: 95 },
    labels: ['UNREAD', 'משפחה'],
    subject: 'ארוחת שישי',
    text: 'נועה מתוקה, שישי אצלנו בשמונה וחצי. תביאי סלט וגם את הכיסא המתקפל.\nסבתא שואלת אם את מגיעה לבד 🙂\nאמא\n',
  },
  {
    key: 'grandma',
    from: IMMA,
    when: { daysAgo: 6, at: '07:45' },
    labels: ['משפחה'],
    subject: 'התור של סבתא',
    text: 'התור של סבתא לרופא עיניים זז ליום ראשון הבא ב־11:15, רחוב ויצמן 14. את יכולה לקחת אותה?\nאמא\n',
  },
  {
    key: 'grandma-yes',
    answers: 'grandma',
    from: NOA,
    to: [IMMA],
    when: { daysAgo: 6, at: '08:20' },
    folder: 'SENT',
    subject: 'Re: התור של סבתא',
    text: 'כן, אני אקח אותה. אאסוף אותה ב־10:40.\n',
  },
  {
    key: 'apartment',
    from: { name: 'ועד הבית – רחוב הגפן 7', address: 'vaad@hagefen7.example' },
    when: { daysAgo: 8, at: '18:00' },
    subject: 'הפסקת מים ביום שלישי 08:00–12:00',
    text: 'דיירים יקרים,\n\nביום שלישי בין 08:00 ל־12:00 תהיה הפסקת מים לצורך החלפת משאבה.\nתשלום ועד הבית לנובמבר: 320 ₪.\n\nתודה, הוועד\n',
  },
  {
    key: 'running',
    from: { name: 'Liat', address: 'liat.runs@mail.example' },
    when: { daysAgo: 7, at: '21:33' },
    folder: 'ARCHIVE',
    subject: 'Saturday run – 10k along the Yarkon',
    text: '6:30 at the usual bridge. Bring water, it will be warm. Who is in?\n\nLiat\n',
  },
];
