/** The ש that opens a clause ("שאני מאחר"), told apart from words that merely begin with it ("שלום", "שבוע"). */
import { firstNames } from '../entities/names.ts';
import type { Token } from '../tokens.ts';

/** What a clause usually begins with. */
const clauseOpeners = new Set('אני הוא היא זה יש אין לא לי אפשר צריך כבר מחר היום'.split(' '));
/** Words that begin with a ש of their own, without the endings that make their other forms. */
const ownShin = new Set(
  (
    'שאול שאיב שאל שאר שב שבוע שבועי שבע שבר שד שדרג שואב שואל שוב שובר שוו שווארמ שוחד שוחט שוטר שולח שולחן שומר שונ ' +
    'שופט שופינג שופר שוק שוקולד שוקל שור שותף שותפ שחור שחיי שחקן שחקנ שטח שטיפ שטר שיא שיבוץ שידור שיווק שיח שיחק ' +
    'שיט שייך שייכ שילם שילמ שים שימ שימוש שינ שינו שינוי שיני שיעור שיפוט שיפוץ שיפוצ שיפור שיקום שיר שירו שיתוף ' +
    'שיתפ שכונ שכח שכיר שכן שכנ שכר של שלב שלג שלהם שלהן שלום שלוש שלח שלט שליח שליש שלך שלכם שלם שלמ שלנ שם שמ שמאל ' +
    'שמונ שמור שמח שמי שמיכ שמיר שמל שמן שמע שמר שמש שן שנ שני שניי שניצל שע שעבר שעון שעונ שער שעתי שף שפ שפע שק שקד ' +
    'שקט שקי שקיע שקל שר שרוף שרפ שרשר שרת שש שת שתי שתיי'
  ).split(' '),
);

function rootOf(word: string): string {
  return word.replace(/(?<=..)(?:י?ות|ים|תי|[התיו])$/, '');
}

/** Where the clause proper begins (after the ש), or null when the word opens none. */
export function clauseStartAt(
  tokens: readonly Token[],
  index: number,
  { isSaid }: { isSaid: boolean },
): number | null {
  const token = tokens[index];
  if (token?.kind !== 'word' || !token.text.startsWith('ש') || token.text.length < 3) return null;
  if (ownShin.has(rootOf(token.text)) || firstNames.has(token.text)) return null;
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
