/** The ש that opens a clause ("שאני מאחר"), told apart from words that merely begin with it ("שלום", "שבוע"). */
import { firstNames } from '../entities/names.ts';
import type { Token } from '../tokens.ts';

/** What a clause usually begins with. */
const clauseOpeners = new Set(
  (
    'אני אנחנו אתה את אתם אתן הוא היא הם הן יש אין לא כן כבר זה זאת זו כל מחר היום אתמול הערב אפשר צריך צריכה צריכים ' +
    'חייב חייבת רק גם אם אי בבקשה עוד עדיין הכל אולי כדאי אסור מותר בסוף בינתיים מאוד ממש תודה מי מה מתי איפה אחרי לפני ' +
    'אוהב אוהבת מאחר מאחרת מגיע מגיעה הגיע הגיעה שלחתי שכחתי קיבלתי סיימתי בערך פשוט לי לך לו לה לנו להם מזל'
  ).split(' '),
);
/** Words that begin with a ש of their own. */
const ownShin = new Set(
  (
    'של שלי שלך שלו שלה שלנו שלכם שלהם שלהן שלום שבת שבוע שבועות שבועיים שם שמה שיחה שיחת שיחות שעה שעות שעתיים ' +
    'שנה שנים שנתי שש שבע שני שתי שניים שתיים שתים שלוש שלושה שלושת שמונה שלישי שישי שיעור שיעורים שולחן שמח ' +
    'שמחה שקל שקלים שינוי שינויים שאלה שאלות שוב שוק שאר שיר שירה שירים שמים שמיים שמש שדה שער שכונה שכר שכירות ' +
    'שוטר שוקולד שוקו שלג שחור שכחתי שכחת שכח שכחה שמרתי שמחתי שאלתי שתיתי שיניתי שברתי שמתי שרפתי שיחקתי שקלתי ' +
    'שיתפתי שדרגתי שמעתי שמעת שמע שלחתי שלחת שלח שלחו שילמתי שילמת שילם שבר שליח שליחה שליחים שלט שירות שירותי ' +
    'שיתוף שיפוץ שיפוצים שיפור שיווק שיניים שן שינה שווה שונה שקט שקטה שותף שותפה שותפים שותפות שומר שופט שפה ' +
    'שפות שכן שכנה שכנים שנייה שניות שברים שעון שעונים שטח שטיפה שטר שטרות שיא שיטה שלב שלבים שלם שלמה שמן שמלה ' +
    'שמירה שמונים שמות שמאל שאול שוחט שוחד שווארמה שניצל שקדים שקית שקיות שרת שרתים ששי שעבר שעברה שנת שמור ' +
    'שמורה שים שימי שונות שקיעה שליחת שערי שולח שולחת שומרת שיחק שיחקה שחייה שוקל שוקלת שחקן שחקנים שרשרת שואל ' +
    'שואלת שובר שוברת שתייה שרוף שירי שפע שייך שייכת שמיכה שף שופר שופינג שיפוט שידור שידורים שיקום שאיבה שיבוץ ' +
    'שורה שורות שואב שימוש'
  ).split(' '),
);

/** Where the clause proper begins (after the ש), or null when the word opens none. */
export function clauseStartAt(
  tokens: readonly Token[],
  index: number,
  { isSaid }: { isSaid: boolean },
): number | null {
  const token = tokens[index];
  if (token?.kind !== 'word' || !token.text.startsWith('ש') || token.text.length < 3) return null;
  if (ownShin.has(token.text) || firstNames.has(token.text)) return null;
  const reading = token.stems.find(({ prefix }) => prefix === 'ש');
  if (reading === undefined) return null;
  const { stem } = reading;
  if (/^ש.{3,}/.test(stem)) return reading.at;
  const isClause =
    isSaid ||
    clauseOpeners.has(stem) ||
    firstNames.has(stem) ||
    /^ה.{3,}$/.test(stem) ||
    /^[אנתי].{3,}$/.test(stem) ||
    /^[בלמ].{3,}$/.test(stem) ||
    /(?:תי|נו)$/.test(stem);
  return isClause ? reading.at : null;
}
