/** The polite shell of a sentence: greetings in front, thanks and wishes behind, emoji at both ends. */
import { marked, noPrefix } from '../phrasebook.ts';
import { greetings, pleas } from '../intent/greetings.ts';
import type { Token } from '../tokens.ts';

const fronts = marked(greetings);

const backs = marked(pleas, [
  'thanks|thx|tnx|thanx|ty|ta|cheers [again|a|so|very|in] [lot|much|advance]',
  'many thanks / thank you|u [so|very|again|in|kindly] [much|advance] / thanks a lot|million|bunch|ton',
  "much appreciated / i|i'd appreciate it / appreciate it|that",
  'please|pls|plz|kindly|bye|goodbye / okay|ok|alright thanks|thank|bye|please [you] [bye]',
  "[and] that's|thats it|all / end [of] message|text|quote|quotes / / over and out / no date|deadline|rush|hurry / just put|add|keep it there|in|down",
  "that|it would|will|'d be great|awesome|lovely|nice|perfect / would be great",
  'can|could|will|would you [please] / for me please / i always|keep forget|forgetting [it] / [and] no reminder [needed] / have a good|nice|great day|one|evening|weekend',
  'תודה|ותודה [רבה|מראש|לך|אלף|שוב|לכם|רב] [רבה|מראש|לך|מותק|אחי|נשמה]',
  'תודה רבה רבה|מראש|לך / אלף תודה / מעריכה [לך|מאוד|את זה]',
  'בבקשה|אנא|ביי|להתראות|זהו|וזהו / סוף הודעה|ההודעה|ציטוט / בלי תאריך|דדליין / רק שיהיה רשום|כתוב',
  'אם זה אפשרי|בסדר / זה יעזור|יהיה נהדר|מעולה|מצוין|אחלה [לי|מאוד] / אשמח מאוד|ממש',
  '[כי] אני תמיד|כל שוכח|שוכחת|הזמן [שוכח|שוכחת] / אין|ואין|בלי צורך|תזכורת [בתזכורת]',
  'שיהיה [לך] יום|ערב|שבוע|סופ"ש טוב / יום|ערב|שבוע טוב|נעים|מקסים / שבת שלום',
]);

/** These close a sentence only after a comma, or before more politeness. */
const asides = marked([
  'ok|okay|alright|right|bye|goodbye|cheers|ta|dear|darling|hun|mate|man|bro',
  'אוקיי|אוקי|טוב|סבבה|ביי|להתראות|יאללה|נשמה|מותק|אחי|אחותי|אלוף|מלך',
  'מתוקה|מתוק|חמוד|יקירה|כפרה|גבר',
]);

/** "a note of thanks", "להגיד תודה": there the words are what is to be said. */
const holding = new Set(
  ': " say saying says of a an the with my your our send to note word words and להגיד לומר תגיד תגידי של עם את מילת ו הודעת'.split(
    ' ',
  ),
);

export type Wrapped = {
  readonly core: readonly Token[];
  /** What was stripped behind: the words of a message keep it. */
  readonly tail: readonly Token[];
};

/** Nothing is stripped from a text that is nothing else. */
export function unwrap(spoken: readonly Token[]): Wrapped {
  const tokens = withoutHesitation(spoken);
  const from = afterFront(tokens);
  const to = beforeBack(tokens, from);
  if (from >= to) return { core: tokens, tail: [] };
  const asks = tokens.at(-1)?.text === '?' && to < tokens.length;
  const core = tokens.slice(from, to);
  return { core: asks ? [...core, ...tokens.slice(-1)] : core, tail: tokens.slice(to) };
}

const hesitations = new Set('um uh uhm umm uhh erm er hmm mmm אממ אמממ אהה אה אההה הממ'.split(' '));

function withoutHesitation(tokens: readonly Token[]): readonly Token[] {
  const kept = tokens.filter(({ text }) => !hesitations.has(text));
  return kept.length === 0 ? tokens : kept;
}

function afterFront(tokens: readonly Token[]): number {
  let index = 0;
  for (;;) {
    const token = tokens[index];
    const phrase = fronts.at(tokens, index, noPrefix);
    if (phrase !== null) index = phrase.next;
    else if (token?.kind === 'emoji' || (token?.kind === 'mark' && ',.!-'.includes(token.text))) index += 1;
    else return index;
  }
}

const longestBack = 6;

function beforeBack(tokens: readonly Token[], from: number): number {
  let to = tokens.length;
  let isPolite = false;
  for (;;) {
    const last = tokens[to - 1];
    if (last === undefined || to <= from) return to;
    const start = backStart(tokens, from, to, isPolite);
    if (start !== null) {
      to = start;
      isPolite = true;
    } else if (last.kind === 'emoji' || isLoose(last, tokens.length - to)) to -= 1;
    else return to;
  }
}

/** A question mark goes only with the politeness before it: "…, please?". */
function isLoose({ kind, text }: Token, stripped: number): boolean {
  if (kind !== 'mark') return false;
  return text === '?' ? stripped === 0 : ',.!~'.includes(text);
}

function backStart(tokens: readonly Token[], from: number, to: number, isPolite: boolean): number | null {
  for (let length = Math.min(longestBack, to - from); length > 0; length -= 1) {
    const start = to - length;
    const before = tokens[start - 1];
    const isApart = before === undefined || before.kind === 'mark' || isPolite;
    const closes =
      backs.at(tokens, start, noPrefix)?.next === to ||
      (isApart && asides.at(tokens, start, noPrefix)?.next === to);
    if (closes && !holding.has(before?.text ?? '')) return start;
  }
  return null;
}
