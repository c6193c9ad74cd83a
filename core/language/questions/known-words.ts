/**
 * The words that questions about one's own things are made of, by what each tells. A word may tell several things. What
 * is not here is somebody's name or subject, or the words are no such question.
 */

import type { Token } from '../tokens.ts';

export type Role =
  /** A question may begin with it. */
  | 'ask'
  /** Means nothing for what is asked. */
  | 'fill'
  /** Stands between a preposition and what it is of. */
  | 'article'
  | 'some'
  | 'I'
  | 'me'
  | 'when'
  | 'not'
  | 'need'
  | 'first'
  | 'last'
  | 'next'
  | 'from'
  | 'to'
  | 'with'
  | 'of'
  | 'calendar'
  | 'day'
  | 'place'
  | 'meeting'
  | 'meet'
  | 'free'
  | 'fit'
  | 'mail'
  | 'unread'
  | 'new'
  | 'find'
  | 'read'
  | 'wrote'
  | 'got'
  | 'answer'
  | 'waits'
  | 'file'
  | 'reminder'
  | 'task'
  | 'done'
  | 'did'
  | 'do'
  | 'time'
  | 'phone'
  | 'address'
  | 'reach'
  | 'use';

const words: Readonly<Record<Role, string>> = {
  ask: `will walk take היה הייתה על תעביר תעבירי אהיה what whats whatve when whens where wheres who whos whom
    which how hows do does did is are am was were have has had havent hasnt didnt any anything anybody anyone
    show list find pull check run give tell got whose מה מהו מהי מהם מי מתי איפה היכן איך אילו איזה איזו אלו
    כמה האם באיזו באיזה למי לאילו ממי יש אין תראה תראי הראה הצג הציגי תציג תציגי תמצא תמצאי מצא תן תני תגיד
    תגידי תעבור תעברי`,
  fill: `ever keep keeping thing things lunch doing אמור אמורה צפוי הכי בסוף מאז מתקרבות מתקרבים קרובות נשארו
    דבר הדבר after the a an on in at by about it its that this there those these all some any anything anybody
    anyone someone somebody something else more still yet already also so just now currently again over out up
    through am is are was were be been being do does did has have had got get getting gotten go going come
    coming came will would should could can might s t ve d really exactly everything everyone lot lots many
    much how soon far long until till before back down off only both people person recently lately what whats
    which who whos where set left remaining upcoming since right time times hour hours know e his her their
    oclock את זה זו הזה הזאת יש אין עוד עדיין כבר גם רק עכשיו כרגע שוב כל הכל משהו איזה אילו מישהו אנשים הרבה
    קצת בכלל כמה עד מה מי איפה היה הייתה היו יהיה תהיה יהיו של הוא היא הם ב נשאר נותר אחר אחרי לפני קרוב האם
    אפשר בו בה על שעה השעה שעות זמן יכול יכולה אפשרי לשמוע פתוח פתוחה פתוחים פתוחות שלו שלה שלהם לך איתו איתה`,
  article: 'the a an my our את',
  some: 'anything something anyone anybody someone מישהו משהו',
  I: `אהיה i im ive id אני אנחנו הגדרתי קבעתי עשיתי הספקתי סיימתי ביצעתי השלמתי גמרתי כתבתי שלחתי עניתי אמרתי
    קראתי קיבלתי ראיתי נפגשתי השבתי`,
  me: 'אצלי me my mine we us our לי שלי אליי אלי ממני איתי אותי לנו שלנו אלינו',
  when: 'when whens which find fit מתי איזה אילו תמצא תמצאי מצא באיזה',
  not: 'not havent hasnt didnt dont doesnt arent isnt wont never no לא שלא אף',
  need: 'need needs want wants require requires must should צריך צריכה צריכים צריכות חייב חייבת',
  first: 'first earliest ראשון ראשונה הראשון הראשונה מתחיל מתחילה',
  last: `last latest newest recent final finish finishes end ends אחרון אחרונה האחרון האחרונה האחרונים לאחרונה
    אחרונים נגמר נגמרת מסתיים מסתיימת בפעם`,
  next: 'next nearest הבא הבאה הקרוב הקרובה הבאים',
  from: 'from by מ',
  to: 'to ל',
  with: 'with עם אצל',
  of: 'of for של',
  calendar: 'calendar schedule agenda diary planner itinerary יומן ביומן היומן לוז הלוז בלוז לוח הלוח',
  day: `doing עושה עושים plan plans planned scheduled booked lined rundown summary overview look looks looking
    like happening busy day week everything lineup תוכנית תוכניות תכנית תכניות התוכנית התוכניות התכנון תכנון
    מתוכנן מתוכננת מתוכננים קבוע קבועה קבועות סיכום נראה נראית קורה יום שבוע`,
  place: 'supposed somewhere anywhere place elsewhere איפשהו מקום להיות להגיע ללכת',
  meeting: `meeting meetings appointment appointments event events calls call session sessions lesson lessons
    class פגישה פגישות הפגישה הפגישות ישיבה ישיבות הישיבה הישיבות תור תורים התור אירוע אירועים האירוע שיחה
    שיחות השיחה שיעור שיעורים`,
  meet: `לפגוש meet meeting met see seeing saw נפגש נפגשת נפגשים נפגשתי אפגש להיפגש פוגש פוגשת ראיתי פגשתי`,
  free: `free available availability open opening openings gap gaps slot slots window windows packed full busy
    hectic block פנוי פנויה פנויים פנויות זמין זמינה זמינות הזמינות חור חורים חלון חלונות עמוס עמוסה עסוק עסוקה
    תפוס תפוסה מלא מלאה רצופות רצופה רצוף רצופים`,
  fit: 'fit squeeze להכניס לדחוס להיפגש',
  mail: `mail mails email emails message messages inbox mailbox letter letters מייל מיילים המייל המיילים אימייל
    אימיילים האימייל הודעה הודעות ההודעה ההודעות דואר תיבה בתיבה אינבוקס מכתב מכתבים`,
  unread: 'unread unopened',
  new: 'new חדשים חדשות חדש חדשה',
  find: 'find תמצא תמצאי מצא',
  read: 'read opened seen קראתי נקראו נקרא ראיתי פתחתי',
  wrote: `write wrote written writing send sent sending say said saying email emailed text texted tell told
    wants wanted asked כתב כתבה כתבו כתבתי שלח שלחה שלחו שלחתי אמר אמרה אמרתי ביקש ביקשה רצה רצתה רוצה ענה ענתה
    עניתי חזר חזרה השיב השיבה`,
  got: `hear heard receive received get got gotten come came arrive arrived arrives קיבלתי קבלתי הגיע הגיעה
    הגיעו נכנס נכנסו בא`,
  answer: `answer answered answers reply replied replies respond responded response תשובה לתשובה לענות עניתי
    להשיב השבתי מענה למענה תגובה לתגובה להחזיר`,
  waits: `wait waiting waits awaiting expecting expects expect owe owed owes unanswered pending מחכה מחכים
    מחכות ממתין ממתינה ממתינים ממתינות מצפה מצפים חייב חייבת`,
  file: `attachment attachments attached file files pdf document documents photo photos picture pictures קובץ
    קבצים הקובץ הקבצים צרופה צרופות מצורף מצורפים תמונה תמונות מסמך מסמכים`,
  reminder: 'reminder reminders תזכורת תזכורות התזכורת התזכורות',
  task: `dos task tasks todo todos chore chores משימה משימות המשימה המשימות מטלה מטלות המטלות רשימה רשימת
    ברשימה ברשימת לביצוע`,
  did: 'did',
  do: 'do לעשות',
  time: 'time השעה שעה',
  done: `done finish finished complete completed accomplish accomplished achieve achieved managed עשיתי הספקתי
    סיימתי ביצעתי השלמתי גמרתי`,
  phone: 'number phone mobile cell telephone טלפון הטלפון מספר המספר נייד הנייד פלאפון',
  address: 'address email mail contact details כתובת הכתובת מייל המייל אימייל האימייל פרטים הפרטים',
  reach: 'יוצרים יוצר reach hold contact תופס תופסת לתפוס להשיג משיג משיגה ליצור קשר',
  use: 'use uses using',
};

const rolesOfWord = new Map<string, ReadonlySet<Role>>();
for (const [role, list] of Object.entries(words) as [Role, string][]) {
  for (const word of list.split(/\s+/))
    rolesOfWord.set(word, new Set([...(rolesOfWord.get(word) ?? []), role]));
}

/** What a word tells, with or without the letters glued to it; null for one that may be anything. */
export function knownAs({ text, stems }: Token): ReadonlySet<Role> | null {
  for (const { stem, isGuess } of stems) {
    const roles = isGuess === true ? undefined : rolesOfWord.get(plainWord(stem));
    if (roles !== undefined) return roles;
  }
  return rolesOfWord.get(plainWord(text)) ?? null;
}

/** Words are known without the marks inside them: "what's", "ד\"ר". */
export function plainWord(word: string): string {
  return word.replaceAll(/['"]/g, '');
}
