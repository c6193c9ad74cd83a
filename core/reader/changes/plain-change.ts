/**
 * Changes as the readers of changes know them: without a reason behind them, one at a time where a sentence has several,
 * and as a move where only the other hour is told.
 */
import { read } from '../../language/sentence.ts';
import { timeAlone } from '../../language/changes/time-wanted.ts';
import type { Clockwork } from '../../language/time/clockwork.ts';
import { findTimes } from '../../language/time/find.ts';
import { kindOf } from '../commands/wishes.ts';

const longest = 300;

const opening = /^(?:(?:ok|okay|please|hey|so|אוקיי|סבבה|בבקשה|היי|טוב|אז)[\s,]+){0,3}/i;

const because =
  /,? (?:כי|בגלל|מכיוון ש|מפני ש|(?:because|since|cos|cause|as) (?:i|we|it|he|she|they)(?![a-z]))/i;
const ownReason =
  /^(?:אני|אנחנו|אין לי|יש לי|נמאס|זה|הוא|היא|הם|כבר|קרה|נתקע|חליתי|לא (?:בא לי|מתאים|מסתדר|אספיק|אגיע|מרגיש|צריך|צריכה|רלוונטי))(?![א-ת])|^(?:i|we)(?:['’]m| am|['’]re| are|['’]ve| feel| can['’]?t| have| got)(?![a-z])/i;

/** Where the reason begins: behind "because", or at the last comma; -1 without one. */
function reasonAt(text: string): number {
  const at = text.search(because);
  if (at >= 0) return at;
  const comma = text.lastIndexOf(',');
  return comma >= 0 && ownReason.test(text.slice(comma + 1).trim()) ? comma : -1;
}

const forMe = /^(\s*\S{3,10}) (?:לי|לנו|בבקשה) (?=את )/;

/** "Would you be a dear and", "do me a favour and" */
const kindly =
  /^(?:please |(?:can|could|would|will) you )?(?:please )?(?:be (?:a|an) (?:dear|darling|angel|star|sweetheart|sweetie|love|gem|hero|legend|pal|mate|champ)|be so kind as to|do me a (?:big |huge |small )?favou?r|be kind enough to)(?: and| to)?,? (?=[a-z])/i;
const takesOff = /^take [^,;]{2,60} off (?:of )?(?:my|the|our) (?:calendar|diary|schedule|agenda)\b/i;

/** "תבטלי לי את הריצה, אני גמורה": the change alone. What says a time is no reason. */
export function plainChange(said: string): string {
  const given = said.replace(kindly, '');
  const begun = given.replace(opening, '');
  if (said.length > longest || !(kindOf(begun) === 'change' || takesOff.test(begun))) return said;
  const text = given.replace(forMe, '$1 ');
  const at = reasonAt(text);
  if (at < leastWish) return text;
  const reason = text.slice(at);
  const { tokens } = read(reason, () => null);
  return findTimes(tokens).all.length > 0 || kindOf(reason.slice(2)) !== null ? text : text.slice(0, at);
}

const leastWish = 6;

const otherHour: readonly (readonly [RegExp, string, string])[] = [
  [
    /^(?<what>[^,?]{2,60}?) (?:זה |היא |הוא |(?:אמור|אמורה|צריך|צריכה) להיות )?(?<to>ב?-?[^,? ]{1,8}(?: [^,? ]{2,8}){0,2}),? (?:ו?לא|במקום) (?<old>ב?-?[^,? ]{1,8}(?: [^,? ]{2,8}){0,2})[.!]?$/,
    'תזיז את ',
    ' ל-',
  ],
  [
    /^(?<what>[^,?]{2,60}?) (?:is|are|should be|was meant to be) (?:at )?(?<to>[^,?]{1,25}?),? (?:and )?not (?:at )?(?<old>[^,?]{1,25}?)[.!]?$/i,
    'move ',
    ' to ',
  ],
];

/** "ויטמינים זה שמונה ולא שבע וחצי": the move to that hour of the morning, and of the evening. Null for other words. */
export function otherHoursIn(text: string, clockwork: Clockwork): readonly [string, string] | null {
  if (text.length > longestHour || kindOf(text) !== null) return null;
  for (const [form, verb, to] of otherHour) {
    const said = form.exec(text.trim())?.groups;
    const [at, old] = [said?.['to'], said?.['old']].map((words) => hourIn(words ?? '', clockwork));
    if (said?.['what'] === undefined || at == null || old == null) continue;
    const moved = (hour: number) =>
      `${verb}${said['what'] ?? ''}${to}${String(hour).padStart(2, '0')}:${String(at.minute).padStart(2, '0')}`;
    const half = at.hour % 12;
    return [moved(half), moved(half + 12)];
  }
  return null;
}

const longestHour = 120;

function hourIn(words: string, clockwork: Clockwork): { hour: number; minute: number } | null {
  const bare = words.replace(/^ב-?/, '');
  const ways = /[א-ת]/.test(words) ? [`ב${bare}`, `ב-${bare}`] : [`at ${bare}`, `ב-${bare}`];
  const times = ways.map((way) => timeAlone(way, clockwork));
  const found = times.find((time) => time?.does === 'move' && time.to.day === null && time.to.clock !== null);
  return found?.does === 'move' ? found.to.clock : null;
}
