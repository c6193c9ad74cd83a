/** Finds what a sentence asks for: the verb and noun that open a command, or nothing when it is none. */
import { anyPrefix, noPrefix, phrasebook, type PrefixTest } from '../phrasebook.ts';
import { firstNames } from '../entities/names.ts';
import type { Expression } from '../time/find.ts';
import type { Token } from '../tokens.ts';
import { nounActions, pairs, verbActions, type Action, type NounClass, type VerbClass } from './grammar.ts';
import {
  englishNouns,
  englishOpeners,
  englishQuestions,
  englishRefusals,
  englishVerbs,
  englishVetoes,
} from './words-en.ts';
import {
  hebrewNouns,
  hebrewOpeners,
  hebrewQuestions,
  hebrewRefusals,
  hebrewVerbs,
  hebrewVetoes,
} from './words-he.ts';

export type Range = { readonly from: number; readonly to: number };

export type Head = {
  readonly action: Action;
  readonly confidence: number;
  readonly verb: (Range & { readonly class: VerbClass }) | null;
  readonly noun: (Range & { readonly class: NounClass }) | null;
};

const verbs = phrasebook<VerbClass>([...englishVerbs, ...hebrewVerbs]);
export const commandNouns = phrasebook<NounClass>([...englishNouns, ...hebrewNouns]);
const openers = phrasebook<true>([...englishOpeners, ...hebrewOpeners].map((phrase) => [phrase, true]));
const vetoes = phrasebook<true>([...englishVetoes, ...hebrewVetoes].map((phrase) => [phrase, true]));
const refusals = phrasebook<true>([...englishRefusals, ...hebrewRefusals].map((phrase) => [phrase, true]));
const questions = phrasebook<true>([...englishQuestions, ...hebrewQuestions].map((phrase) => [phrase, true]));
const destinations = phrasebook<NounClass>([
  ['to|in|on|into|onto|from my|the|our calendar|schedule|diary|agenda', 'calendar'],
  ['to|in|on|into google calendar', 'calendar'],
  ['to|on|in|into my|the tasks|todos|todo|task', 'task'],
  ['to|on|in|into my|the to do [list]', 'task'],
  ['to|on|in|into my|the task|tasks|todo list', 'task'],
  ['to|on|in|into my|the|our list|checklist|groceries', 'list'],
  ['to|on|in|into my|the|our shopping|grocery|groceries list', 'list'],
  ['ליומן|ביומן [שלי|שלנו]', 'calendar'],
  ['ללוח|בלוח השנה|הזמנים [שלי]', 'calendar'],
  ['ללוז|ללו"ז|בלוז|בלו"ז [שלי]', 'calendar'],
  ['למשימות|במשימות|לטודו|למטלות|במטלות [שלי]', 'task'],
  ['לרשימת|ברשימת המשימות|המטלות|משימות|מטלות|הטודו|טודו [שלי]', 'task'],
  ['לרשימה|ברשימה [שלי]', 'list'],
  ['לרשימת|ברשימת הקניות|קניות|המכולת|הסופר|מכולת [שלי]', 'list'],
]);
/** Where the content of a command begins: no noun after these belongs to its head. */
const contentMarkers = phrasebook<true>([
  ['about|regarding|saying|that|telling|says|asking|re|concerning|called|titled|named', true],
  ['לגבי|בנושא|שכתוב|בעניין|אודות|בשם|שאומר|שאומרת', true],
]);
const placeWords = phrasebook<true>([
  ['near me|us|here|by', true],
  ['nearby', true],
  ['close|closest to me|us|here', true],
  ['around here|me', true],
  ['in my area|neighborhood|neighbourhood', true],
  ['לידי|לידינו|בקרבתי|בקרבת', true],
  ['קרוב|קרובה|קרובים|קרובות אליי|אלי|אלינו|לפה|לכאן|לבית', true],
  ['באזור|בסביבה שלי|שלנו', true],
  ['בסביבה', true],
  ['פה|כאן באזור|בסביבה|קרוב', true],
]);
const placeQuestions = phrasebook<true>([
  ['where can|could i|we find|buy|get|eat|rent|order|park|see|watch|have|fix|repair', true],
  ["where|where's|wheres [is|are] the|a nearest|closest|best", true],
  ['איפה אפשר|ניתן|כדאי', true],
  ['איפה הכי|יש', true],
  ['מקומות|מסעדות|בתי ל|קפה|טובים|טובות|מומלצים|מומלצות', true],
  ['best|good|top|cheap places|restaurants|cafes|bars|hotels', true],
  ['places to|for|that|in|with', true],
]);
const knownAs = phrasebook<true>([['know|no', true]]);
const notTellable = phrasebook<true>([
  ['me|us|you|yourself|it|go|the|a|an|what|which|how|when|why|where|if|who|every|all|this|that', true],
  ['לי|לנו|מה|את|איך|מתי|למה|כמה|משהו|בדיחה|איפה', true],
]);
const recalls = phrasebook<true>([
  ["what|what's|when|when's|who|who's|where|where's|how|why|which|whose", true],
  ['מה|מתי|מי|איפה|איך|כמה|למה|איזה|איזו|היכן', true],
]);
const statements = phrasebook<true>([
  [
    "was|were|is|are|isn't|went|got|has|had|moved|cancelled|canceled|starts|started|ended|ran|took|sucked|who|why|what|when|where",
    true,
  ],
  [
    'היה|הייתה|היתה|היו|התבטלה|התבטל|נדחתה|נדחה|בוטלה|בוטל|עברה|עבר|הסתיימה|התחילה|מתי|מי|מה|איפה|איך|לא',
    true,
  ],
]);

const farthestNoun = 14;
const farthestHead = 60;
const laterFactor = 0.78;

/** Glued in front of a verb: "and send", "that you send". */
const verbPrefixes: PrefixTest = (prefix) => prefix === '' || prefix === 'ו' || prefix === 'ש';

export function findHead(tokens: readonly Token[], times: readonly Expression[]): Head | null {
  const start = skipOpeners(tokens, 0, times);
  if (isRefused(tokens, start, times)) return null;
  const isQuestion = questions.at(tokens, start, verbPrefixes) !== null;
  if (!isQuestion) {
    const head = headAt(tokens, start, times) ?? nounHeadAt(tokens, start, times);
    if (head !== null) return head;
  }
  return placeSearch(tokens, start) ?? laterHead(tokens, start, times, { isQuestion });
}

/** Where the command proper begins: after greetings, politeness, marks and times. */
function skipOpeners(tokens: readonly Token[], from: number, times: readonly Expression[]): number {
  let index = from;
  for (;;) {
    const token = tokens[index];
    if (token === undefined) return index;
    const opener = openers.at(tokens, index);
    const time = times.find((expression) => expression.from === index && !expression.isPast);
    const next = Math.max(opener?.next ?? 0, time?.to ?? 0);
    const isBare = token.kind === 'mark' || token.kind === 'emoji';
    if (next > index) {
      if (headAt(tokens, index, times) !== null) return index;
      index = next;
    } else if (isBare) index += 1;
    else return index;
  }
}

function isRefused(tokens: readonly Token[], start: number, times: readonly Expression[]): boolean {
  if (headAt(tokens, start, times)?.verb?.class === 'remind') return false;
  return refusals.at(tokens, start, verbPrefixes) !== null || refusals.at(tokens, 0, verbPrefixes) !== null;
}

function headAt(tokens: readonly Token[], index: number, times: readonly Expression[]): Head | null {
  const match = verbs.at(tokens, index, verbPrefixes);
  if (match === null) return null;
  const verb = { from: index, to: match.next, class: match.value };
  const noun = nounAfter(tokens, verb);
  if (noun !== null) {
    const pair = pairs[verb.class]?.[noun.class];
    if (pair !== undefined) return { ...pair, verb, noun };
  }
  return verbAlone(tokens, verb, times);
}

type Verb = Range & { readonly class: VerbClass };

function verbAlone(tokens: readonly Token[], verb: Verb, times: readonly Expression[]): Head | null {
  const next = tokens[verb.to];
  if (next === undefined) return null;
  const action = verbActions[verb.class];
  switch (verb.class) {
    case 'send':
      return sendWithoutNoun(tokens, verb);
    case 'schedule': {
      const isTimed = times.some(
        (time) => time.from >= verb.to && (time.day !== null || time.clock !== null),
      );
      return isTimed ? { action: 'create_event', confidence: 0.82, verb, noun: null } : null;
    }
    case 'put':
      return null;
    case 'tell':
      return tellable(tokens, verb) ? { action: 'send_whatsapp', confidence: 0.65, verb, noun: null } : null;
    case 'invite':
      return times.length > 0 ? { action: 'create_event', confidence: 0.85, verb, noun: null } : null;
    case 'remind':
      return remindable(tokens, verb);
    case 'mail':
    case 'whatsapp':
    case 'message':
      return addressable(tokens, verb) && action !== undefined ? { ...action, verb, noun: null } : null;
    case 'search':
      return action === undefined ? null : { ...action, verb, noun: null };
    default:
      return verb.class satisfies never;
  }
}

/** What is sent decides the channel where no noun does: an address means mail, a number means a message. */
function sendWithoutNoun(tokens: readonly Token[], verb: Verb): Head | null {
  const rest = tokens.slice(verb.to);
  if (rest.some(({ kind }) => kind === 'email'))
    return { action: 'send_email', confidence: 0.85, verb, noun: null };
  if (rest.some(({ kind }) => kind === 'phone'))
    return { action: 'send_whatsapp', confidence: 0.85, verb, noun: null };
  const says = rest.some((_, offset) => contentMarkers.at(tokens, verb.to + offset) !== null);
  const saysInHebrew = rest.some(({ stems }) =>
    stems.some(({ prefix, stem }) => prefix === 'ש' && isClauseStart(stem)),
  );
  return says || saysInHebrew ? { action: 'send_whatsapp', confidence: 0.65, verb, noun: null } : null;
}

function isClauseStart(stem: string): boolean {
  return /^(?:אני|אנחנו|הוא|היא|הם|יש|אין|לא|כבר|זה|ה.{3,}|א.{3,}|נ.{3,})$/.test(stem);
}

function tellable(tokens: readonly Token[], verb: Verb): boolean {
  if (notTellable.at(tokens, verb.to, anyPrefix) !== null) return false;
  const word = tokens[verb.from]?.text;
  if (word === 'let')
    return tokens.slice(verb.to, verb.to + 4).some((_, i) => knownAs.at(tokens, verb.to + i) !== null);
  if (word === 'update' || word === 'notify' || word === 'inform') return tokens.length > verb.to + 2;
  return tokens.length > verb.to + 1;
}

/** "remind me what time it is" asks; "תזכיר לדנה" is for Dana. */
function remindable(tokens: readonly Token[], verb: Verb): Head | null {
  const forMe = /^(?:לי|לנו|me|us)$/.test(tokens[verb.to]?.text ?? '');
  const content = forMe ? verb.to + 1 : verb.to;
  if (recalls.at(tokens, content, noPrefix) !== null) return null;
  const toSomeone =
    tokens[verb.to]?.stems.some(({ prefix, stem }) => prefix === 'ל' && firstNames.has(stem)) === true;
  if (toSomeone) return { action: 'send_whatsapp', confidence: 0.6, verb, noun: null };
  return { action: 'reminder', confidence: 0.95, verb: { ...verb, to: content }, noun: null };
}

/** "email Dana" and "text me"; but not "email is down", "text of the speech". */
function addressable(tokens: readonly Token[], verb: Verb): boolean {
  const next = tokens[verb.to];
  if (next === undefined) return false;
  if (next.kind === 'mark') return next.text === ':';
  return notAddressee.at(tokens, verb.to, noPrefix) === null;
}

const notAddressee = phrasebook<true>([
  [
    "is|are|was|were|of|from|not|isn't|doesn't|does|did|has|addresses|address|inbox|me|in|at|body|size|box|client|account|password|notifications|settings|marketing|service|server|has|hasn't|with|and|or|on|off|by|for",
    true,
  ],
]);

function nounAfter(tokens: readonly Token[], verb: Verb): (Range & { class: NounClass }) | null {
  const possible = pairs[verb.class];
  if (possible === undefined) return null;
  let direct: (Range & { class: NounClass }) | null = null;
  const last = Math.min(tokens.length, verb.to + farthestNoun);
  for (let index = verb.to; index < last && direct === null; index += 1) {
    if (isContent(tokens, index)) break;
    const noun = commandNouns.at(tokens, index, anyPrefix);
    if (noun !== null && possible[noun.value] !== undefined)
      direct = { from: index, to: noun.next, class: noun.value };
  }
  const place = verb.class === 'put' ? destinationAfter(tokens, verb.to) : null;
  if (place === null) return direct;
  const overrules = direct === null || (direct.class === 'event' && place.class !== 'calendar');
  return overrules || direct === null ? place : direct;
}

function destinationAfter(tokens: readonly Token[], from: number): (Range & { class: NounClass }) | null {
  for (let index = from; index < tokens.length; index += 1) {
    const place = destinations.at(tokens, index);
    if (place !== null) return { from: index, to: place.next, class: place.value };
  }
  return null;
}

function isContent(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind === 'mark') return '.:;!?"'.includes(token.text);
  return contentMarkers.at(tokens, index, anyPrefix) !== null;
}

/** A command that opens with its noun: "Reminder: …", "מייל לדנה …", "Lunch with Dana tomorrow at one". */
function nounHeadAt(tokens: readonly Token[], index: number, times: readonly Expression[]): Head | null {
  const match = commandNouns.at(tokens, index, (prefix) => prefix === '' || prefix === 'ו');
  const action = match === null ? undefined : nounActions[match.value];
  if (match === null || action === undefined) return null;
  const noun = { from: index, to: match.next, class: match.value };
  const next = tokens[noun.to];
  const isColon = next?.text === ':' || next?.text === '-';
  switch (match.value) {
    case 'email':
    case 'whatsapp':
    case 'message': {
      const isTo = next?.text === 'to' || next?.text === 'for' || next?.text === 'אל' || isAddressee(next);
      return isTo ? { ...action, verb: null, noun } : null;
    }
    case 'event': {
      const isTimed = times.some(
        ({ day, clock, isPast, every }) => !isPast && (day !== null || clock !== null || every !== null),
      );
      const isStatement = tokens.some((_, i) => i > index && statements.at(tokens, i, noPrefix) !== null);
      return isTimed && !isStatement ? { ...action, verb: null, noun } : null;
    }
    case 'reminder':
    case 'task': {
      const isPlural =
        /(?:s|ות)$/.test(tokens[noun.to - 1]?.text ?? '') && !/(?:ת)$/.test(tokens[index]?.text ?? '');
      const says = next !== undefined && !/^(?:from|של|list|is|was|מ.*)$/.test(next.text);
      return (says && !isPlural) || isColon ? { ...action, verb: null, noun } : null;
    }
    default:
      return null;
  }
}

function isAddressee(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'email' || token.kind === 'phone') return true;
  return token.stems.some(
    ({ prefix, stem }) => (prefix === 'ל' && stem !== 'י') || (prefix === '' && firstNames.has(stem)),
  );
}

/** "a good place for sushi near me": a search by what it asks for, whatever the verb. */
function placeSearch(tokens: readonly Token[], start: number): Head | null {
  const isPlace =
    placeQuestions.at(tokens, start, noPrefix) !== null ||
    tokens.some((_, index) => index >= start && placeWords.at(tokens, index, noPrefix) !== null);
  return isPlace ? { action: 'search', confidence: 0.85, verb: null, noun: null } : null;
}

/** "I'm running late, send Dana a message": the command comes after something else. */
function laterHead(
  tokens: readonly Token[],
  start: number,
  times: readonly Expression[],
  { isQuestion }: { isQuestion: boolean },
): Head | null {
  const last = Math.min(tokens.length, start + farthestHead);
  for (let index = start + 1; index < last; index += 1) {
    const before = tokens[index - 1];
    const opensClause = before?.kind === 'mark' && ',.;!?:-'.includes(before.text);
    if (isQuestion && !opensClause) continue;
    const from = opensClause ? skipOpeners(tokens, index, times) : index;
    index = from;
    if (refusals.at(tokens, from, verbPrefixes) !== null) return null;
    if (!opensClause && vetoes.at(tokens, index - 1, anyPrefix) !== null) continue;
    const head = headAt(tokens, from, times);
    if (head === null || head.verb === null) continue;
    if (!opensClause && !isUnmistakable(head)) continue;
    return { ...head, confidence: head.confidence * laterFactor };
  }
  return null;
}

function isUnmistakable({ verb, noun }: Head): boolean {
  return (
    verb?.class === 'remind' || (noun !== null && (verb?.class === 'send' || verb?.class === 'schedule'))
  );
}
