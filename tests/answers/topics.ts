export type Language = 'en' | 'he';
export const languages = ['en', 'he'] as const satisfies readonly Language[];

/** What mails, tasks and messages are about, by its name in both languages. `the` stands before the English one. */
export type Topic = { readonly en: string; readonly he: string; readonly the: boolean };

export const topics: readonly Topic[] = [
  ['contract', 'חוזה'],
  ['invoice', 'חשבונית'],
  ['presentation', 'מצגת'],
  ['budget', 'תקציב'],
  ['apartment', 'דירה'],
  ['wedding', 'חתונה'],
  ['conference', 'כנס'],
  ['renovation', 'שיפוץ'],
  ['kitchen', 'מטבח'],
  ['garage', 'מוסך'],
  ['mortgage', 'משכנתא'],
  ['survey', 'סקר'],
  ['logo', 'לוגו'],
  ['website', 'אתר'],
  ['passport', 'דרכון'],
  ['flight', 'טיסה'],
  ['hotel', 'מלון'],
  ['piano', 'פסנתר'],
  ['choir', 'מקהלה'],
  ['exhibition', 'תערוכה'],
  ['podcast', 'פודקאסט'],
  ['warehouse', 'מחסן'],
  ['salary', 'משכורת'],
  ['visa', 'ויזה'],
  ['translation', 'תרגום'],
  ['elevator', 'מעלית'],
  ['garden', 'גינה'],
  ['deposit', 'פיקדון'],
  ['roof', 'גג'],
  ['insurance', 'ביטוח', 'no article'],
  ['catering', 'קייטרינג', 'no article'],
  ['parking', 'חניה', 'no article'],
].map(([en = '', he = '', article]) => ({ en, he, the: article === undefined }));

/** As it is spoken of in a sentence. */
export function saidOf({ en, he, the }: Topic, language: Language): string {
  if (language === 'he') return `ה${he}`;
  return the ? `the ${en}` : en;
}
