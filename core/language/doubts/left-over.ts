/** Words that a free text seldom holds by right: of time, of correction, of a form, of another command. */
import { phrasebook } from '../phrasebook.ts';

/** No one says these without dating something: left in a title, they were meant for the clock. */
export const timeWords = phrasebook<boolean>([
  // A birthday is no day of the week.
  ['יום|ביום|ליום הולדת|ההולדת|עיון|כיף|העצמאות|נישואין', false],
  ['ביום|ליום', true],
  ['today|tonight|tomorrow|tommorow|tomorow|tmrw|tmr|2morrow|overmorrow|tonite', true],
  ['sunday|monday|tuesday|wednesday|thursday|friday|saturday', true],
  ['sundays|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays', true],
  ["noon|midday|midnight|am|pm|o'clock|oclock|fortnight|eod|eow|eom|hourly", true],
  ['january|february|july|august|september|october|november|december', true],
  ['this|next|coming|every|each|last week|weekend|month|year|morning|afternoon|evening|night', true],
  [
    'on the first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|twenty|thirtieth',
    true,
  ],
  ['in the morning|afternoon|evening / at night', true],
  ['half|quarter past|to / every|each day|week|month|year|hour', true],
  ['until|till|til / no later than / starting|beginning from|on|at|in|next', true],

  ['היום|מחר|מחרתיים|הערב|הלילה|אתמול|שלשום|מוצ"ש|מוצש|סופ"ש|סופש|אחה"צ|אחהצ|חצות', true],
  ['יום ראשון|שני|שלישי|רביעי|חמישי|שישי|ששי|שבת', true],
  ["יום א'|ב'|ג'|ד'|ה'|ו'|א|ג|ד|ו / מוצאי שבת", true],
  ['ינואר|פברואר|אפריל|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר', true],
  ['בבוקר|בצהריים|בצהרים|בערב|בלילה|בשעה|לשעה|השעה|בשעות|לפנות בוקר', true],
  ['אחרי|אחר|לפני הצהריים|הצהרים|צהריים', true],
  ['כל|מדי יום|בוקר|ערב|לילה|שבוע|חודש|שנה', true],
  ['שבוע|חודש|שנה|שבועיים הבא|הבאה|הקרוב|הקרובה', true],
  ['בעוד|החל מ', true],
]);

/** "עד" alone: with a letter glued to it, it is a board or a witness. */
export const untilWords = phrasebook<true>([['עד', true]]);

/** What a number after it only numbers: "chapter 5", "קו 5". */
export const numbered = phrasebook<true>([
  [
    'chapter|page|room|version|level|part|number|no|unit|gate|floor|bus|line|route|apartment|apt|step|grade',
    true,
  ],
  [
    'episode|season|exercise|question|section|form|size|flight|terminal|platform|team|group|phase|sprint|item',
    true,
  ],
  [
    'פרק|פרקים|עמוד|עמודים|חדר|קו|דירה|קומה|שער|מספר|גרסה|יחידה|שלב|כיתה|תרגיל|שאלה|טופס|מידה|טיסה|רציף',
    true,
  ],
  ['קבוצה|עונה|סעיף|בניין|רחוב|כביש|ערוץ|גיל', true],
]);

/** "No wait, at 5": what was said before is taken back. */
export const repairWords = phrasebook<true>([
  ['no wait|sorry|actually / wait no / oh wait / scratch|strike that / i meant|mean / or rather', true],
  ['actually|correction|oops / make that|it / sorry i meant|mean / my bad|mistake', true],
  ['לא רגע|סליחה|בעצם|טעות / רגע לא / בעצם|תיקון|טעיתי|כלומר|אופס / סליחה לא / התכוונתי|התכוונתי ל', true],
]);

/** The names of a form's fields, before a colon. */
export const labelWords = phrasebook<true>([
  [
    'to|cc|bcc|subject|subj|body|title|time|date|when|where|who|place|location|recipient|recipients|msg',
    true,
  ],
  ['attendees|participants|due|deadline|priority|text|message|name', true],
  ['אל|נמען|נמענים|עותק|העתק|נושא|תוכן|גוף|כותרת|שעה|מועד|תאריך|מתי|איפה|מקום|משתתפים|הודעה|טקסט', true],
]);
