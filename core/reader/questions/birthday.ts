import type { Question } from '../../language/questions/question.ts';
import type { Asked } from './asked.ts';

/** A birthday by its name, in a question or as the title of an entry. */
export const birthdayWords =
  /\bbirthdays?\b|\bb-?days?\b|(?<![א-ת])[הבלו]{0,2}(?:יום ?ה?הולדת|יומולדת|ימי ה?הולדת)(?![א-ת])/i;
/** "On what date was Fatima born": of somebody the world knows, the world is asked. */
const bornWords =
  /\bborn\b|\bdate of birth\b|\bdob\b|(?<![א-ת])(?:נולד|נולדה|נולדו|תאריך (?:ה?לידה|הולדת))(?![א-ת])/i;
/** An age that is still to come is told by the birthday. */
const ageWords =
  /\bhow old (?:is|will|does|are) .{1,30}\b(?:turn|turning|turns)\b|\bhow old will .{1,30}\bbe\b|(?<![א-ת])(?:בן|בת) כמה (?:יהיה|תהיה|ימלא|ימלאו|נהיה|נהיית)(?![א-ת])/i;
const asks =
  /\bwhen(?:'?s)?\b|\bwho(?:se|'?s)?\b|\b(?:what|which) (?:day|date)\b|\bany(?:one|body)?(?:'?s)?\b|\bis it\b|\bcoming up\b|\bupcoming\b|(?<![א-ת])(?:ו?מתי|למי|של מי|מי|איזה יום|באיזה (?:יום|תאריך)|מה התאריך|תאריך לידה|יש)(?![א-ת])/i;

/** What is done for a birthday, and what is written about it, is another thing. */
const isOfOther =
  /\b(?:part(?:y|ies)|cakes?|gifts?|presents?|dinner|lunch|songs?|cards?|invit\w+|rsvp|buy|bought|wrote|write|written|sent|send|mail|email|repl\w+|answer\w*|remind\w*|reminders?|tasks?|happy|sing|coming to)\b|(?<![א-ת])[הבלו]{0,2}(?:מסיב[הת]|עוגה|עוגת|מתנה|מתנות|ארוחה|ארוחת|שיר|כרטיס|ברכה|הזמנה|הזמנות|הזמנתי|תזכורת|תזכורות|מייל|מיילים|הודעה|שלחתי|שלח|שלחה|כתב|כתבה|ענה|ענתה|לקנות|קניתי|משימה)(?![א-ת])/i;

const isPlain =
  /^(?:so |and |hey )?(?:when(?:'?s| is)|(?:what|which) (?:day|date) is) (?:[\p{L}'’-]+ ){0,4}(?:birthday|b-?day)(?! ?(?:party|cake|dinner|lunch|gift|present|card|song))|^(?:אז )?ו?מתי (?:יש )?(?:ל\p{L}+ )?ה?(?:יום ?ה?הולדת|יומולדת)/iu;

/** Whose birthday it is, or when somebody's is: "whos birthday is it this week", "בן כמה יהיה איתן ומתי זה יוצא". */
export function birthdayAsked({ text, when, parts }: Asked, mayBeBorn: boolean): Question | null {
  const isNamed = birthdayWords.test(text) || (mayBeBorn && bornWords.test(text));
  const isAsked = ageWords.test(text) || (isNamed && asks.test(text));
  if (!isAsked || (isOfOther.test(text) && !isPlain.test(text))) return null;
  return {
    asks: 'birthday',
    who: isAnybody.test(text) ? null : whose(text, parts),
    over: when.over('ahead'),
    wants: ageWords.test(text) ? 'age' : null,
  };
}

const isAnybody =
  /\bwho(?:se|'?s)?\b|\bany(?:one|body)?(?:'?s)?\b|(?<![א-ת])(?:למי|של מי|מי|מישהו|למישהו)(?![א-ת])/i;
/** "Shauna's birthday, the TA", "the birthday of Shauna", "היומולדת של איתמר הנכד שלי". */
const ownedBy =
  /(?<![\p{L}-])(?!(?:his|hers|this|its|yours|ours|theirs|whos|anyones|anybodys) )(?<mine>[\p{L}-]{2,30})['’]?s (?:\d{1,3}(?:st|nd|rd|th) )?(?:birthday|b-?day)|(?:birthday of|birthday for|הולדת של|יומולדת של) (?:my |the |our )?(?<theirs>[\p{L}-]{2,30})(?: (?<name>[\p{L}-]{2,30}))?/iu;

/** "Was little Yusuf born", "תאריך לידה של מאיה", "מתי נולד אלכס". */
const bornWho =
  /\b(?:was|were) (?:my |our |the |little )*(?<en>[\p{L}'’-]{2,30}(?: \p{Lu}[\p{L}'’-]{1,30})?) born\b|(?:תאריך (?:ה?לידה|הולדת) של|נולדו?ה?) (?<he>(?!מתי)[א-ת'"׳״-]{2,30})/u;

function whose(text: string, { runs }: Asked['parts']): string | null {
  const { mine, theirs, name = '' } = ownedBy.exec(text)?.groups ?? {};
  // "My sister Tamar"
  const owner = mine ?? (/^\p{Lu}/u.test(name) ? name : theirs);
  if (owner !== undefined) return owner;
  const born = bornWho.exec(text)?.groups;
  if (born !== undefined) return born['en'] ?? born['he'] ?? null;
  const named = runs.find(({ words }) => !birthdayWords.test(words) && !/^\W*\d/.test(words));
  if (named === undefined) return null;
  const who = named.cue === null && named.glued === 'to' ? named.bare : named.words;
  return who.replace(/ (?:turning|turns?|be)$/i, '');
}
