/** Whether Hebrew words plainly ask for something new, by a verb at its place: then nothing that is there is changed, and nothing is answered. */
import { bareDay, plainHebrew } from './plain-hebrew.ts';

const reminds =
  /(?<![א-ת])(?<!אל )(?:תזכירי?|הזכירי|תעירי?) (?:לי|לנו|אותי|אותנו)(?![א-ת])|^[^א-ת]*להזכיר (?:לי|לנו)(?![א-ת])/;
/** Asked, or told of a wish that was said before. */
const asks =
  /\?|(?<![א-ת])(?:אמור|אמורה|צריך להזכיר|ביקשתי|קבענו|קבעתי ש|אמרתי לך|מתכננת?|כיוונת|זה כבר מוגדר|או לא|או ש[א-ת]*|נכון)(?![א-ת])|^[^א-ת]*(?:ו?(?:מה|מתי|מי|איפה|איזה|איזו|אילו|כמה|למה|איך|האם|עם מי|על מה|למתי|באיזו?)|תגידי? (?:מה|מתי|מי|כמה|איפה))(?![א-ת])/;
const places =
  /^[^א-ת]*(?:תכניסי?|הכניסי|להכניס|תקבעי?|קבעי|לקבוע|תרשמי|תרשום|רשמי|לרשום|תשימי?|שימי|שים|תוסיפי?|הוסיפי|להוסיף|תשרייני|תשריין|לשריין|תחסמי|תחסום|לחסום|חסמי|חסום) (?:לי|לנו|ביומן|ליומן|את|משימה|פגישה|תזכורת|שעה|שעתיים|ב?יום|מחר|ב?משימות|למשימות|עם)(?![א-ת])/;
const sends =
  /^[^א-ת]*(?:תשלחי|תשלח|שלחי|תכתבי|תכתוב|כתבי|תגידי?|תמסרי|תמסור|תודיעי?|הודיעי|תעדכני?|תעני|תענה|תשאלי|תשאל|תבקשי?|תסמסי?) (?:את |אל |ב[א-ת]+ )?(?:ל(?!י |נו |א )|את |אל |מ(?!ה |תי |י ))/;
const sendsMessage =
  /^[^א-ת]*(?:תשלחי|תשלח|שלחי|שלח) (?:ל(?!י |נו |א )[א-ת]{2,12}(?: [א-ת]{2,12})? (?:ה?הודעה|מייל|ווטסאפ|וואטסאפ|סמס)|(?:הודעה|מייל|ווטסאפ|וואטסאפ|סמס) ל(?!י |נו ))/;
/** "דנה + אבי, רביעי ב-12": no verb is needed to meet several people. */
const several = /^[^א-ת]*(?:עם [א-ת]{2}[^.!?,]*,|[א-ת]{2,12} ?\+ ?[א-ת]{2,12}(?![א-ת]))/;
const timed = /^.*(?:\d|(?<![א-ת])ב[א-ת]{2})/;
/** Of two times one takes the place of the other; and what is there already is moved or undone. */
const changes =
  /(?<![א-ת])(?:לא (?:ב|היום|מחר|הערב)|במקום|במקומו|במקומה|אלא|שוב|עוד פעם|אותה שעה|באותה שעה)|(?<![א-ת])ו?(?:ת|ל|י)?(?:הזיז|זיזי?|העביר|עבירי?|דחות|דחי|דחה|בטלי?|בטל|מחקי?|מחוק|שני|שנות|עובר|עוברת|זז|זזה|יזוז|נדחה|נדחתה|הקדים|קדימי?)(?![א-ת])/;

/** "כתבתי להם, תזכירי לי מה ניסחתי" */
const recalls = /(?:לי|לנו) (?:מי|מה|מתי|איפה|[בל]?איזה|[בל]?איזו|כמה|איך)(?![א-ת])/;

/** "צריך להחליף נורה": it tells what is to be done, and asks nothing. */
const must =
  /^[^א-ת]*(?:אני )?(?:צריך|צריכה|חייב|חייבת|לא לשכוח|אסור לי לשכוח) ל(?!דעת|ראות|הבין)[א-ת]{3,}(?![א-ת:])(?!.*(?<![א-ת])(?:מה|מתי|מי|כמה|איפה|איזה|איזו|אם|או)(?![א-ת]))/;

export function isNewSaid(text: string): boolean {
  if (!/[א-ת]/.test(text) || text.includes('?')) return false;
  // Whatever the message asks of whoever gets it.
  if (sendsMessage.test(text)) return true;
  if (asks.test(text)) return false;
  if (beginsNew(text)) return true;
  const plain = (plainHebrew(text)?.text ?? text).replaceAll(/[\u200c\u200d]/g, '');
  if (sends.test(plain)) return true;
  if (changes.test(text)) return false;
  return (
    (reminds.test(plain) && !recalls.test(plain)) || places.test(plain) || meets(plain) || must.test(text)
  );
}

/** "מייל לדנה שהסקירה זזה ל-11": what it tells of is moved by others. */
const mails =
  /^[^א-ת]*(?:אימייל|מייל|הודעה|הודעת [א-ת]{2,8}|ווטסאפ|וואטסאפ|וואצאפ|סמס) (?:ל|אל )[^.:?!]{2,60}?(?: ש[א-ת]{2}|:)/;
/** "פגישה עם דנה ואבי רביעי ב14:00": no article, so it is not there yet. */
const meetsNew =
  /^[^א-ת]*(?:פגישה|פגישת [א-ת]{2,10}|שיחה|שיחת [א-ת]{2,10}|ישיבה|קפה|צהריים|ארוחה|ארוחת [א-ת]{2,10}) (?:עם|אצל) [^.?!]{2,80}?(?:\d|(?<![א-ת])ב(?:שעה|אחת|שתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר)(?![א-ת]))/;
const ofOneThere =
  /(?<![א-ת])(?:לא|רק|יותר|כבר|קדימה|אחורה|מוקדם|מאוחר|בוטלה?|מבוטלת?|מתקיימת|התבטלה?|צריכה?|תהיה|שתהיה)(?![א-ת])/;

/** By its first words it plainly says something new, whatever verbs stand behind them. */
export function beginsNew(text: string): boolean {
  if (mails.test(text)) return true;
  const isMeeting = meetsNew.test(text) && !ofOneThere.test(text) && !asks.test(text) && !changes.test(text);
  return isMeeting || beginsWithDay(text);
}

/** "שני עשר בבוקר שיחה עם דנה": the word is a day's there, and no verb. */
function beginsWithDay(text: string): boolean {
  const found = bareDay.exec(text);
  if (found === null || text.slice(0, found.index).trim() !== '') return false;
  const behind = text.slice(found.index + found[0].length);
  return !asks.test(text) && !changes.test(behind);
}

function meets(text: string): boolean {
  const met = several.exec(text);
  return met !== null && timed.test(text.slice(met[0].length));
}
