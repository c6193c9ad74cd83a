/** Finds what a sentence asks for: the verb and noun that open a command, or nothing when it is none. */
import { anyPrefix, marked, noPrefix, phrasebook } from '../phrasebook.ts';
import type { Times } from '../time/expression.ts';
import { findTimes } from '../time/find.ts';
import type { Token } from '../tokens.ts';
import { isAddressable, isDefinite, isPlural, isSomebody, isTellable, names } from './arguments.ts';
import { nounActions, pairs, verbActions, type Action, type Pair, type VerbClass } from './grammar.ts';
import type { Head, HeadNoun, HeadVerb, Range } from './head.ts';
import { nounHeadAt, statements } from './noun-heads.ts';
import { destinationAt, farthestHead, isManner, leadingChannel, nounAfter, nouns } from './nouns.ts';
import { asks, deliberates, isVetoed, refuses, regrets, skipOpeners, verbPrefixes } from './openers.ts';
import { isPlaceSearch } from './places.ts';
import { englishRecalls, englishVerbs } from './words-en.ts';
import { hebrewRecalls, hebrewVerbs } from './words-he.ts';

const verbs = phrasebook<VerbClass>([...englishVerbs, ...hebrewVerbs]);

/** For the spelling: what opens commands. */
export const commandWords: ReadonlySet<string> = new Set([...verbs.words, ...nouns.words]);

const recalls = marked(englishRecalls, hebrewRecalls);

/** A command after other words is less certain than one that stands first. */
const laterFactor = 0.78;

const guess = 0.65;

export function findHead(tokens: readonly Token[], times: Times): Head | null {
  const search: Search = { tokens, times };
  const start = skipOpeners(tokens, 0, times, (index) => verbHeadAt(search, index) !== null);
  const first = verbHeadAt(search, start);
  const closing = closingHead(search, first);
  if (closing !== null) return closing;
  if (!isSpecific(first) && (refuses(tokens, start) || refuses(tokens, 0))) return null;
  const byChannel = channelHead(search, start) ?? recipientFirst(tokens, start);
  if (byChannel !== null) return byChannel;
  if (isPast(tokens) && regrets(tokens, start)) return null;
  // "I must have my drops, so do remind me"
  const isOwned = start > 0 && tokens[start]?.text === 'have';
  const noted = first ?? nounHeadAt(tokens, times, start);
  // "what's up message to Kobi": as a recogniser hears it.
  const isQuestion =
    deliberates(tokens) || (first === null && noted?.noun?.class !== 'whatsapp' && asks(tokens, start));
  const head = isQuestion ? null : noted;
  if (head !== null) return head;
  if (isPlaceSearch(tokens, start)) return { action: 'search', confidence: 0.85, verb: null, noun: null };
  return (
    laterHead(search, start, { isQuestion: isQuestion && !isOwned }) ??
    (isQuestion ? null : (lastNoun(search, start) ?? looseHead(search, start) ?? bareNote(search, start)))
  );
}

/** "chuck a reminder in for five", "flick Dana an email": a verb that nobody listed, and a noun that says what is wanted. */
function looseHead({ tokens, times }: Search, start: number): Head | null {
  if (tokens.at(-1)?.text === '?' || isVetoed(tokens, start + 1) || refuses(tokens, start)) return null;
  for (let index = start + 1; index < Math.min(tokens.length, start + 6); index += 1) {
    if (statements.at(tokens, index, noPrefix) !== null) return null;
    const noun = nouns.at(tokens, index, noPrefix);
    const action = noun === null ? undefined : nounActions[noun.value];
    if (noun === null || action === undefined || noun.value === 'event' || isPlural(tokens[index])) continue;
    const before = tokens[index - 1]?.text ?? '';
    const isHebrew = /^[א-ת]/.test(tokens[index]?.text ?? '');
    if (!isHebrew && !/^(?:a|an|another|quick)$/.test(before)) continue;
    const next = tokens[noun.next];
    const isFor =
      /^(?:to|for|on|in|at|through|over|out|off|that|saying|ל.*|ש.{2,}|אל|:)$/.test(next?.text ?? '') ||
      times.startingAt(noun.next) !== undefined;
    const isNamed = tokens.slice(start, index).some((token) => names(token));
    const isSent = noun.value !== 'reminder' && noun.value !== 'task';
    if (isHebrew && (isSent ? !names(next, 'ל') : noun.value === 'task')) continue;
    if (!isFor && !(isSent && isNamed)) continue;
    const verb: HeadVerb = { from: start, to: start + 1, class: isSent ? 'send' : 'add' };
    return {
      action: action.action,
      confidence: unlisted,
      verb,
      noun: { from: index, to: noun.next, class: noun.value, role: 'object' },
    };
  }
  return null;
}

/** "file the brief - reminder 30.4, 8:00": first what, then that it is to be reminded of. */
function lastNoun({ tokens, times }: Search, start: number): Head | null {
  for (let index = start + 1; index < Math.min(tokens.length, farthestHead); index += 1) {
    if (tokens[index - 1]?.kind !== 'mark') continue;
    const noun = nouns.at(tokens, index, noPrefix);
    if (noun?.value === 'reminder' && times.startingAt(noun.next) !== undefined)
      return {
        action: 'reminder',
        confidence: unlisted,
        verb: null,
        noun: { from: index, to: noun.next, class: 'reminder', role: 'object' },
      };
  }
  return null;
}

const unlisted = 0.7;
const longestNote = 6;

/** "maths test on Sunday at 8", "חופש מ-5.4 עד 9.4 ביומן": a few words and a time, and nothing is told. */
function bareNote({ tokens, times }: Search, start: number): Head | null {
  if (
    tokens.some(
      ({ text }, index) =>
        text === '?' || told.has(text) || (index > 0 && statements.at(tokens, index, noPrefix) !== null),
    )
  )
    return null;
  const place = calendarIn(tokens);
  const isVerb = (_: Token, index: number) =>
    isVerbAt(tokens, index) && !(place !== null && index >= place.from);
  if (tokens.some(isVerb) || refuses(tokens, 0)) return null;
  const dated = times.all.filter(
    ({ isPast, clock, before, last }) => !isPast && before === null && (clock ?? last) !== null,
  );
  const [time] = dated;
  if (time === undefined || dated.length > 1 || (time.day === null && time.every === null)) return null;
  const words = tokens.filter(
    ({ kind }, index) => kind === 'word' && (index < time.from || index >= time.to),
  );
  if (words.length === 0 || words.length > longestNote || words.some(({ text }) => isTold(text))) return null;
  const verb: HeadVerb = { from: start, to: start, class: 'add' };
  return { action: 'create_event', confidence: unlisted, verb, noun: place };
}

/** "in calendar", ", calendar", "יומן:": where a note goes. */
function calendarIn(tokens: readonly Token[]): HeadNoun | null {
  for (let index = 0; index < tokens.length; index += 1) {
    const place = destinationAt(tokens, index);
    if (place?.class === 'calendar') return place;
    const isApart = index === 0 || tokens[index - 1]?.kind === 'mark' || tokens[index + 1]?.kind === 'mark';
    if (isApart && /^(?:calendar|diary|cal|יומן|לו"ז|לוז)$/.test(tokens[index]?.text ?? ''))
      return { from: index, to: index + 1, class: 'calendar', role: 'destination' };
  }
  return null;
}

const told = new Set(
  "i we he she they it it's you your is are was were will would can could do does did have has had be been going let's me us my what when where who why how if because so אני אנחנו אתה את הוא היא הם יש אין לי לו לה לנו להם היה הייתה היו כבר לא כי אם מה מתי איפה מי למה איך כמה צריך צריכה רוצה אפשר זה זאת".split(
    ' ',
  ),
);

/** Verbs that tell: "started", "התחילה", "קניתי". */
function isTold(text: string): boolean {
  return (
    /(?:ed|'(?:m|ll|ve|re))$/.test(text) ||
    /^[א-ת]{2,}(?:תי|נו)$/.test(text) ||
    /^(?:starts|opens|ends|closes|leaves|begins|מתחיל|נפתח|נסגר|יוצא|מגיע)ה?$/.test(text)
  );
}

/** "I wanted to …", "רציתי …": also a polite way to ask. */
function isPast(tokens: readonly Token[]): boolean {
  return tokens
    .slice(0, 4)
    .some(({ text }) => /^(?:wanted|meant|going|planned|tried|רציתי|התכוונתי|תכננתי|ניסיתי)$/.test(text));
}

/** "don't let me forget", "תבדוק בגוגל": begin like a refusal and say what is wanted. */
function isSpecific(head: Head | null): boolean {
  const { verb } = head ?? {};
  return verb?.class === 'remind' || (verb?.class === 'search' && verb.to - verb.from > 1);
}

/** The command that these words open, politeness aside: no story before it, and no question. */
export function openingHead(tokens: readonly Token[], times: Times): Head | null {
  const search: Search = { tokens, times };
  const start = skipOpeners(tokens, 0, times, (index) => verbHeadAt(search, index) !== null);
  const head = verbHeadAt(search, start);
  if (head !== null) return !isSpecific(head) && refuses(tokens, start) ? null : head;
  return nounHeadAt(tokens, times, start) ?? recipientFirst(tokens, start);
}

/** The words of the command that a verb opens here, if any. */
export function commandAt(tokens: readonly Token[], times: Times, index: number): Range | null {
  const head = verbHeadAt({ tokens, times }, index);
  return head === null ? null : { from: index, to: Math.max(head.verb?.to ?? 0, head.noun?.to ?? 0) };
}

/** Whether a verb of some command stands here, whatever follows it. */
export function isVerbAt(tokens: readonly Token[], index: number): boolean {
  return verbs.at(tokens, index, verbPrefixes) !== null;
}

type Search = { readonly tokens: readonly Token[]; readonly times: Times };

function verbHeadAt(search: Search, index: number): Head | null {
  const match = verbs.at(search.tokens, index, verbPrefixes);
  if (match === null) return null;
  const verb = settleInvite(search.tokens, { from: index, to: match.next, class: match.value });
  const noun = nounAfter(search.tokens, verb);
  const pair = noun === null ? undefined : pairs[verb.class]?.[noun.class];
  if (noun === null || pair === undefined || !allows(search, verb, noun, pair))
    return verbAlone(search, verb);
  return { action: pair.action, confidence: pair.confidence, verb, noun };
}

function allows(search: Search, verb: HeadVerb, noun: HeadNoun, pair: Pair): boolean {
  if (pair.needsTime === true && !isTimed(search)) return false;
  if (verb.class === 'tell') return isTellable(search.tokens, verb);
  if (verb.class !== 'open' && verb.class !== 'send-me') return true;
  return !isDefinite(search.tokens, verb.to, noun) && !isPlural(search.tokens[noun.from]);
}

function verbAlone(search: Search, verb: HeadVerb): Head | null {
  const { tokens, times } = search;
  if (tokens[verb.to] === undefined && !(verb.class === 'remind' && verb.from > 2)) return null;
  const alone = (pair: Pair): Head | null =>
    pair.needsTime === true && !isTimed(search)
      ? null
      : { action: pair.action, confidence: pair.confidence, verb, noun: null };
  switch (verb.class) {
    case 'send':
      return sendWithoutNoun(tokens, verb);
    case 'tell':
      return isTellable(tokens, verb) ? alone(verbActions.tell) : null;
    case 'remind':
      return remindable(tokens, verb);
    case 'reply':
      return isAnswered(tokens, verb) ? alone(verbActions.reply) : null;
    case 'jot':
      // "make a note to call Benny at 9" may be a reminder.
      return isJotted(tokens, verb)
        ? alone(
            times.all.some(({ clock }) => clock !== null)
              ? { ...verbActions.jot, confidence: guess }
              : verbActions.jot,
          )
        : null;
    case 'mail':
    case 'whatsapp':
    case 'message':
      return isAddressable(tokens, verb) ? alone(verbActions[verb.class]) : null;
    case 'alert':
    case 'invite':
    case 'schedule':
    case 'search':
      return alone(verbActions[verb.class]);
    case 'add':
      return addedTo(search, verb);
    case 'create':
    case 'define':
    case 'mark':
    case 'open':
    case 'send-me':
    case 'toss':
      return null;
    default:
      return verb.class satisfies never;
  }
}

/** "add maths exam 18 May 9:00": a thing with its day and hour, and no word for what it is. */
function addedTo({ times }: Search, verb: HeadVerb): Head | null {
  const isDated = times.all.some(
    ({ clock, day, every, isPast }) => !isPast && clock !== null && (day ?? every) !== null,
  );
  return isDated ? { action: 'create_event', confidence: guess, verb, noun: null } : null;
}

/** "over whatsapp tell Ron …", "במייל תעדכני את מיכל": the channel first, then what is to be said. */
function channelHead({ tokens, times }: Search, start: number): Head | null {
  const noun = leadingChannel(tokens, start);
  const action = noun === null ? undefined : nounActions[noun.class];
  if (noun === null || action === undefined) return null;
  const next = skipOpeners(tokens, noun.to, times, (index) => verbs.at(tokens, index, verbPrefixes) !== null);
  const verb = verbs.at(tokens, next, verbPrefixes);
  const isSaid = verb !== null && sayers.has(verb.value);
  if (!isSaid && !isAddressedTo(tokens, next)) return null;
  return {
    action: action.action,
    confidence: action.confidence,
    verb: isSaid ? { from: next, to: verb.next, class: verb.value } : null,
    noun,
  };
}

/** "לאמא בווצאפ מזל טוב": who, then which way, and no verb at all. */
function recipientFirst(tokens: readonly Token[], start: number): Head | null {
  const first = tokens[start];
  const isAddress = first?.kind === 'phone' || first?.kind === 'email';
  if (!isAddress && !/^(?:to|אל)$/.test(first?.text ?? '') && !isSomebody(first) && !names(first, 'ול'))
    return null;
  for (let index = start + 1; index < start + 6; index += 1) {
    const noun = leadingChannel(tokens, index) ?? bareChannel(tokens, index);
    const action = noun === null ? undefined : nounActions[noun.class];
    if (noun !== null && action !== undefined && tokens[noun.to] !== undefined)
      return { ...action, verb: { from: start, to: start, class: 'send' }, noun };
    if (verbs.at(tokens, index, verbPrefixes) !== null) return null;
  }
  return null;
}

/** "+972… whatsapp: on my way", "לורד ולבני מייל אחד ש…": the way without a preposition. */
function bareChannel(tokens: readonly Token[], index: number): HeadNoun | null {
  const noun = nouns.at(tokens, index, noPrefix);
  if (noun === null || !(noun.value === 'email' || noun.value === 'whatsapp' || noun.value === 'message'))
    return null;
  let to = noun.next;
  while (isManner(tokens[to])) to += 1;
  return { from: index, to, class: noun.value, role: 'channel' };
}

/** "I have a dentist thing on the 19th at ten, add it": what was told is to be written down. */
function closingHead(search: Search, opened: Head | null): Head | null {
  const { tokens } = search;
  const last = tokens.at(-1)?.kind === 'mark' ? tokens.length - 1 : tokens.length;
  for (let from = Math.max(2, last - 12); from < last; from += 1) {
    const found = closingAt(tokens, from);
    if (found === null || isVetoed(tokens, from)) continue;
    // "stick that on my list for Wednesday"
    if (found.to !== last && (found.noun === null || search.times.startingAt(found.to)?.to !== last))
      continue;
    const { noun } = found;
    // "get the alarm checked, put it on my list": both verbs have the same list.
    const isAlike = opened?.noun?.from === noun?.from;
    if (opened !== null && (noun === null || !isAlike)) continue;
    const isTask = noun !== null && noun.class !== 'calendar';
    if (!isTask && !isTimed(search)) continue;
    const verb: HeadVerb = { from, to: found.verb, class: 'add' };
    return { action: isTask ? 'create_task' : 'create_event', confidence: 0.8, verb, noun };
  }
  return null;
}

const closings = marked([
  'add|put|save|enter|log|note|write|pop|stick|chuck|calendar it|this|that [in|down|up|there]',
  '^כניס|~רשום|^וסיף|~שים|~סמן|~שמור|~זרוק [לי|לנו] [את] [זה|זאת|אותה|אותו]',
]);

function closingAt(
  tokens: readonly Token[],
  index: number,
): { readonly verb: number; readonly to: number; readonly noun: HeadNoun | null } | null {
  // "can you add it", "תוכלי לרשום"
  let start = index;
  while (/^(?:can|could|you|please|תוכלי?|אפשר)$/.test(tokens[start]?.text ?? '')) start += 1;
  const verb = closings.at(tokens, start, verbPrefixes)?.next;
  if (verb === undefined) return null;
  // "put it in | my calendar" or "put it | in my calendar"
  const noun = destinationAt(tokens, verb) ?? destinationAt(tokens, verb - 1);
  return { verb: noun?.from ?? verb, to: noun?.to ?? verb, noun };
}

/** In words. */
const longestTime = 10;

/** Whether the words from here to the end only say that what came before is to be written down. */
export function closesNote(tokens: readonly Token[], index: number): boolean {
  const to = closingAt(tokens, index)?.to;
  if (to === undefined || tokens.length - to > longestTime) return false;
  // "…, put it in the calendar and it takes an hour"
  const rest = tokens.slice(to);
  return rest.length === 0 || findTimes(rest).startingAt(0)?.to === rest.length;
}

const sayers: ReadonlySet<VerbClass> = new Set(['send', 'tell', 'mail', 'message', 'whatsapp', 'reply']);

function isAddressedTo(tokens: readonly Token[], index: number): boolean {
  const isTo = tokens[index]?.text === 'to' || tokens[index]?.text === 'אל';
  return (isTo && tokens[index + 1] !== undefined) || isSomebody(tokens[index]);
}

/** An hour or a day is said, before the verb or after it. */
function isTimed({ times }: Search): boolean {
  return times.all.some(
    ({ isPast, day, clock, ahead, every }) =>
      !isPast && (day !== null || clock !== null || ahead !== null || every !== null),
  );
}

/** "תזמין את דנה" invites; "תזמין שולחן" books. In English the verb is clear. */
function settleInvite(tokens: readonly Token[], verb: HeadVerb): HeadVerb {
  const object = tokens[verb.to]?.text === 'את' ? verb.to + 1 : verb.to;
  const hasObjectMark = object > verb.to;
  if (verb.class === 'schedule' && hasObjectMark && names(tokens[object]))
    return { ...verb, class: 'invite' };
  if (verb.class !== 'invite' || /^[a-z]/.test(tokens[verb.from]?.text ?? '')) return verb;
  const isPerson = names(tokens[object]) || (hasObjectMark && nouns.at(tokens, object, anyPrefix) === null);
  return isPerson ? verb : { ...verb, class: 'schedule' };
}

/** Somebody is answered, or the answer itself is said: not "answer the phone". */
function isAnswered(tokens: readonly Token[], verb: HeadVerb): boolean {
  const isTo = /^(?:to|את|אל)$/.test(tokens[verb.to]?.text ?? '');
  const at = isTo ? verb.to + 1 : verb.to;
  if (tokens[at] === undefined) return false;
  if (names(tokens[at]) || names(tokens[at], 'ל')) return true;
  return isTo || /^(?:that|saying|ש[א-ת]{2,}|לו|לה|להם|him|her|them)$/.test(tokens[at]?.text ?? '');
}

/** "jot down that …", "תרשום לי לקנות …": something to remember follows. */
function isJotted(tokens: readonly Token[], verb: HeadVerb): boolean {
  const isForMe = /^(?:לי|לנו|לעצמי|for)$/.test(tokens[verb.to]?.text ?? '');
  const start = isForMe ? verb.to + 1 : verb.to;
  const next = tokens[tokens[start]?.text === 'me' ? start + 1 : start]?.text ?? '';
  return /^(?:that|to|ל[א-ת]{3,}|ש[א-ת]{2,}|:)$/.test(next) && !isSomebody(tokens[start]);
}

/** What is sent decides the channel where no noun does: an address means mail, a number means a message. */
function sendWithoutNoun(tokens: readonly Token[], verb: HeadVerb): Head | null {
  const found = (action: Action, confidence: number): Head => ({ action, confidence, verb, noun: null });
  const last = Math.min(tokens.length, verb.to + farthestHead);
  for (let index = verb.to; index < last; index += 1) {
    const token = tokens[index];
    if (token?.kind === 'email') return found('send_email', 0.85);
    if (token?.kind === 'phone') return found('send_whatsapp', 0.85);
  }
  const to = tokens[verb.to]?.text === 'to' ? verb.to + 1 : verb.to;
  const isNamed =
    names(tokens[verb.to], 'ל') ||
    (to > verb.to && names(tokens[to])) ||
    /^(?:לו|לה|להם)$/.test(tokens[to]?.text ?? '');
  return isNamed && isToldAt(tokens, to + 1) ? found('send_whatsapp', guess) : null;
}

/** What somebody is told begins: "that …", "ש…", a colon, "and tell her". */
function isToldAt(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index];
  if (word === undefined) return false;
  return /^(?:that|saying|says|:|ש[א-ת]{2,})$/.test(word.text);
}

/** "remind me what time it is" asks; "תזכיר לדנה" is for Dana. */
function remindable(tokens: readonly Token[], verb: HeadVerb): Head | null {
  const forMe = /^(?:לי|לנו)$/.test(tokens[verb.to]?.text ?? '');
  const start = forMe ? verb.to + 1 : verb.to;
  const said = /^(?:,|רגע|again)$/.test(tokens[start]?.text ?? '') ? start + 1 : start;
  if (recalls.at(tokens, said, noPrefix) !== null) return null;
  if (!forMe && isSomebody(tokens[verb.to]))
    return { action: 'send_whatsapp', confidence: guess, verb, noun: null };
  return { ...verbActions.remind, verb: { ...verb, to: start }, noun: null };
}

/** "I'm running late, send Dana a message": the command comes after something else. */
function laterHead(search: Search, start: number, { isQuestion }: { isQuestion: boolean }): Head | null {
  const { tokens, times } = search;
  const last = Math.min(tokens.length, start + farthestHead);
  for (let index = start + 1; index < last; index += 1) {
    const before = tokens[index - 1];
    const polite = politeAsks.at(tokens, index, noPrefix);
    const opensClause = (before?.kind === 'mark' && ',.;!?:-'.includes(before.text)) || polite !== null;
    if (isQuestion && !opensClause) continue;
    const from = opensClause
      ? skipOpeners(tokens, polite?.next ?? index, times, (at) => verbHeadAt(search, at) !== null)
      : index;
    if (opensClause && refuses(tokens, from)) return null;
    index = from;
    if (!opensClause && isVetoed(tokens, from) && !isAskedFor(tokens, from)) continue;
    const head = verbHeadAt(search, from);
    if (head !== null && (opensClause || isUnmistakable(head) || isWrittenTo(tokens, head))) {
      return { ...head, confidence: head.confidence * laterFactor };
    }
  }
  return null;
}

/** "if you'd remind me", "reckon you could send": no veto, for it is asked. */
function isAskedFor(tokens: readonly Token[], index: number): boolean {
  const [second, first] = [tokens[index - 2]?.text ?? '', tokens[index - 1]?.text ?? ''];
  if (first === 'to') return /^(?:you|u|able)$/.test(second);
  if (first === 'do') return /^(?:so|please)$/.test(second);
  return first === 'you' && /^(?:can|could|would|will|if|want|need|like)$/.test(second);
}

const politeAsks = marked([
  '[so] can|could|would|will you [please|just|also] / so please|just / please / [oh] never mind [just]',
  'אז|ו|בבקשה|פשוט [בבקשה] / [אז] אפשר|תוכל|תוכלי [בבקשה]',
]);

/** "so yeah nah email Orly we're late": who is written to is somebody one knows. */
function isWrittenTo(tokens: readonly Token[], { verb, action }: Head): boolean {
  const isMessage = action === 'send_email' || action === 'send_whatsapp';
  return (
    isMessage &&
    verb !== null &&
    (names(tokens[verb.to]) || /^(?:him|her|them)$/.test(tokens[verb.to]?.text ?? '')) &&
    tokens[verb.to + 1] !== undefined &&
    tokens.at(-1)?.text !== '?'
  );
}

function isUnmistakable({ verb }: Head): boolean {
  return ['remind', 'send', 'schedule', 'add', 'create'].includes(verb?.class ?? '');
}
