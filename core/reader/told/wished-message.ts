/**
 * A message that somebody should get, said as a wish: "it would be good if Dana knew that …", "כדאי שתומר ידע ש…". Those
 * to whom it goes may also stand first. It becomes the command that it is, which asks.
 */
import { asQuestion } from '../commands/asked-text.ts';
import { isPersonWord } from './person-words.ts';

const longest = 300;
const who = String.raw`(?:my |our )?(?<who>[\p{L}'’]{2,20}(?: [\p{L}'’-]{2,20})?)`;
/** One word: a second may deny it. */
const whoHe = String.raw`(?<who>(?!(?:אני|אתה|את|הוא|היא|הם|הן|אנחנו|כולם|כולן|מישהו|מישהי|אף|זה|זאת|לא)(?![א-ת]))[א-ת]{2,15})`;

const wishes: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:it (?:would|might) be|it['’]d be|would be) (?:so |really |very )?(?:good|nice|great|best|useful|helpful|lovely|kind)? ?if ${who} (?:knew|heard|was told|were told|got told|found out)(?: from me)? (?:that )?(?<what>.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:so|and|also) )?${who} (?:should|ought to|needs to|has to|must) (?:probably |really |also )?(?:know|hear|be told|find out|get a (?:line|note|message|word|text))(?: from me)? (?:that |about how )(?<what>.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:please )?(?:i(?:['’]d| would)? (?:like|love|want|need)|make sure(?: that)?|see(?: to it)? that|ensure(?: that)?) ${who} (?:to know|to hear|to be told|knows|hears|is told|gets told) (?:that )?(?<what>.+)$`,
    'iu',
  ),
];
const wishesHe: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:אז |גם )?(?:כדאי|חשוב(?: לי)?|רצוי|עדיף|הגיע הזמן|בא לי|אני רוצה|הייתי רוצה|הייתי שמחה?|טוב אם|שיהיה ברור)?(?: מאוד)? ?ש${whoHe} (?:ידע|תדע|ידעו|ישמע|תשמע|יתעדכן|תתעדכן)(?: ממני)? ש(?<what>.+)$`,
    'u',
  ),
];
const firstTo = String.raw`(?<a>[\p{L}'’]{2,20}) (?:and|&) (?<b>[\p{L}'’]{2,20})`;
const bothFirst = new RegExp(
  String.raw`^(?:to )?${firstTo}(?:[,:]| ?[-–—]) ?(?:please )?(?<verb>tell|text|e-?mail|message|whatsapp|let) them(?: both| all)?(?<know> know)? (?:that )?(?!apart\b)(?<what>.+)$`,
  'iu',
);
const recipientsFirst =
  /^(?<to>ל[א-ת]{2,15}(?: ול[א-ת]{2,15})?),? (?<verb>תשלחי?|תכתבי?|תכתוב|תגידי?|תודיעי?|תמסרי?|תמסור)(?<noun> (?:הודעה|מייל|ווטסאפ|וואטסאפ|סמס))? (?<what>(?:ש|: ?)\S.+)$/u;

/** "Ask Dana whether Thursday works for our meeting": beside the name of a thing the readers take it for an entry. */
const askedOfThing = new RegExp(
  String.raw`^(?:please |can you |could you )?ask ${who} (?<clause>(?:if|whether) .{4,160}\b(?:meeting|call|appointment|review|sync|dinner|lunch)\b.{0,40})$`,
  'iu',
);

/** "Write Dana that …": by no verb of a channel. */
const written = new RegExp(
  String.raw`^(?:please |can you |could you )?write (?:to )?${who} that (?<what>.+)$`,
  'iu',
);

/** What is also written to: "ליומן", "למחר". */
const things = new Set('מחר היום יומן רשימה עצמי פעמים אחר עכשיו סיכום סיום'.split(' '));

/** The command; null for other words. */
export function messageWished(text: string): string | null {
  if (text.length > longest || text.includes('?')) return null;
  const said = text.trim().replace(/[.!]{1,5}$/, '');
  for (const form of wishes) {
    const { who = '', what } = form.exec(said)?.groups ?? {};
    if (what !== undefined && isPersonWord(who)) return `tell ${who} that ${what}`;
  }
  for (const form of wishesHe) {
    const { who = '', what } = form.exec(said)?.groups ?? {};
    if (what !== undefined) return `תגיד ל${who} ש${what}`;
  }
  const told = written.exec(said)?.groups;
  if (told !== undefined && isPersonWord(told['who'] ?? ''))
    return `tell ${told['who']} that ${told['what']}`;
  const question = askedOfThing.exec(said)?.groups;
  if (question !== undefined && isPersonWord(question['who'] ?? ''))
    return `text ${question['who']}: ${asQuestion(question['clause'] ?? '')}`;
  const { a = '', b = '', verb = '', know = '', what = '' } = bothFirst.exec(said)?.groups ?? {};
  if (isPersonWord(a) && isPersonWord(b)) return `${verb} ${a} and ${b}${know} that ${what}`;
  const first = recipientsFirst.exec(said)?.groups;
  const named = (first?.['to'] ?? '').split(' ').map((one) => one.replace(/^ו?ל/, ''));
  const isTo = (name: string) => isPersonWord(name) || (first?.['noun'] !== undefined && !things.has(name));
  if (first === undefined || !named.every(isTo)) return null;
  const noun = first['noun'] ?? (/^ת?שלח/.test(first['verb'] ?? '') ? ' הודעה' : '');
  return `${first['verb']}${noun} ${first['to']} ${first['what']}`;
}
