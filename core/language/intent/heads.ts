/** Finds what a sentence asks for: the verb and noun that open a command, or nothing when it is none. */
import { firstNames } from '../entities/names.ts';
import { anyPrefix, noPrefix, phrasebook } from '../phrasebook.ts';
import type { Expression } from '../time/find.ts';
import type { Token } from '../tokens.ts';
import { isAddressable, isDefinite, isPlural, isSomebody, isTellable, names } from './arguments.ts';
import {
  nounActions,
  pairs,
  verbActions,
  type Action,
  type NounClass,
  type Pair,
  type VerbClass,
} from './grammar.ts';
import { asks, deliberates, isVetoed, marked, refuses, skipOpeners, verbPrefixes } from './openers.ts';
import { isPlaceSearch } from './places.ts';
import {
  englishContent,
  englishDestinations,
  englishNouns,
  englishRecalls,
  englishStatements,
  englishVerbs,
} from './words-en.ts';
import {
  hebrewContent,
  hebrewDestinations,
  hebrewNouns,
  hebrewRecalls,
  hebrewStatements,
  hebrewVerbs,
} from './words-he.ts';

export type Range = { readonly from: number; readonly to: number };

export type HeadVerb = Range & { readonly class: VerbClass };

export type HeadNoun = Range & {
  readonly class: NounClass;
  /**
   * What is made or sent; where it goes ("to my list") or which way ("on whatsapp"): then the content may stand
   * before the noun.
   */
  readonly role: 'object' | 'destination' | 'channel';
};

export type Head = {
  readonly action: Action;
  readonly confidence: number;
  readonly verb: HeadVerb | null;
  readonly noun: HeadNoun | null;
};

const verbs = phrasebook<VerbClass>([...englishVerbs, ...hebrewVerbs]);
const nouns = phrasebook<NounClass>([...englishNouns, ...hebrewNouns]);
const destinations = phrasebook<NounClass>([...englishDestinations, ...hebrewDestinations]);
/** For the spelling: what opens commands. */
export const commandWords: ReadonlySet<string> = new Set([...verbs.words, ...nouns.words]);

const content = marked(englishContent, hebrewContent);
const statements = marked(englishStatements, hebrewStatements);
const recalls = marked(englishRecalls, hebrewRecalls);

/** Verb and noun stand together; a head hidden deep in a long text is a story, not a command. */
const farthestNoun = 14;
const farthestHead = 60;
/** A command after other words is less certain than one that stands first. */
const laterFactor = 0.78;
const guess = 0.65;

export function findHead(tokens: readonly Token[], times: readonly Expression[]): Head | null {
  const search: Search = { tokens, times };
  const start = skipOpeners(tokens, 0, times, (index) => verbHeadAt(search, index) !== null);
  const first = verbHeadAt(search, start);
  if (!isSpecific(first) && (refuses(tokens, start) || refuses(tokens, 0))) return null;
  const isQuestion = deliberates(tokens) || (first === null && asks(tokens, start));
  const head = isQuestion ? null : (first ?? nounHeadAt(search, start));
  if (head !== null) return head;
  if (isPlaceSearch(tokens, start)) return { action: 'search', confidence: 0.85, verb: null, noun: null };
  return laterHead(search, start, { isQuestion });
}

/** "don't let me forget", "תבדוק בגוגל": begin like a refusal and say what is wanted. */
function isSpecific(head: Head | null): boolean {
  const { verb } = head ?? {};
  return verb?.class === 'remind' || (verb?.class === 'search' && verb.to - verb.from > 1);
}

type Search = { readonly tokens: readonly Token[]; readonly times: readonly Expression[] };

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
  const { tokens } = search;
  if (tokens[verb.to] === undefined) return null;
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
    case 'mail':
    case 'whatsapp':
    case 'message':
      return isAddressable(tokens, verb) ? alone(verbActions[verb.class]) : null;
    case 'alert':
    case 'invite':
    case 'schedule':
    case 'search':
      return alone(verbActions[verb.class]);
    case 'create':
    case 'add':
    case 'define':
    case 'mark':
    case 'open':
    case 'send-me':
      return null;
    default:
      return verb.class satisfies never;
  }
}

/** An hour or a day is said, before the verb or after it. */
function isTimed({ times }: Search): boolean {
  return times.some(
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

/** What is sent decides the channel where no noun does: an address means mail, a number means a message. */
function sendWithoutNoun(tokens: readonly Token[], verb: HeadVerb): Head | null {
  const found = (action: Action, confidence: number): Head => ({ action, confidence, verb, noun: null });
  let index = verb.to;
  for (; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.kind === 'email') return found('send_email', 0.85);
    if (token?.kind === 'phone') return found('send_whatsapp', 0.85);
    const channel = nouns.at(tokens, index, (prefix) => prefix === 'ב');
    if (channel !== null) {
      const pair = pairs.send?.[channel.value];
      if (pair !== undefined) return found(pair.action, pair.confidence);
    }
  }
  const isTold = names(tokens[verb.to], 'ל') && tokens[verb.to + 1]?.text.startsWith('ש') === true;
  return isTold ? found('send_whatsapp', guess) : null;
}

/** "remind me what time it is" asks; "תזכיר לדנה" is for Dana. */
function remindable(tokens: readonly Token[], verb: HeadVerb): Head | null {
  const forMe = /^(?:לי|לנו)$/.test(tokens[verb.to]?.text ?? '');
  const start = forMe ? verb.to + 1 : verb.to;
  if (recalls.at(tokens, start, noPrefix) !== null) return null;
  if (!forMe && isSomebody(tokens[verb.to]))
    return { action: 'send_whatsapp', confidence: guess, verb, noun: null };
  return { ...verbActions.remind, verb: { ...verb, to: start }, noun: null };
}

function nounAfter(tokens: readonly Token[], verb: HeadVerb): HeadNoun | null {
  const possible = pairs[verb.class];
  if (possible === undefined) return null;
  const place = verb.class === 'add' ? destinationAfter(tokens, verb.to) : null;
  const direct = directNoun(tokens, verb, place?.from ?? tokens.length);
  if (place === null) return direct;
  const overrules = direct === null || (direct.class === 'event' && place.class !== 'calendar');
  return overrules ? place : direct;
}

function directNoun(tokens: readonly Token[], verb: HeadVerb, end: number): HeadNoun | null {
  const possible = pairs[verb.class] ?? {};
  const last = Math.min(end, tokens.length, verb.to + farthestNoun);
  let isQuoted = false;
  for (let index = verb.to; index < last; index += 1) {
    if (tokens[index]?.text === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (endsHead(tokens, index)) return null;
    const noun = nouns.at(tokens, index, anyPrefix);
    if (noun?.value === 'foreign' && verb.class !== 'send' && verb.class !== 'tell') return null;
    if (noun !== null && possible[noun.value] !== undefined) {
      return {
        from: index,
        to: noun.next,
        class: noun.value,
        role: isChannel(tokens, index, noun.prefix) ? 'channel' : 'object',
      };
    }
  }
  return null;
}

function isChannel(tokens: readonly Token[], index: number, prefix: string): boolean {
  return prefix === 'ב' || channelWords.has(tokens[index - 1]?.text ?? '');
}

const channelWords = new Set(['by', 'via', 'through', 'over', 'on', 'in', 'using']);

export function destinationAt(tokens: readonly Token[], index: number): HeadNoun | null {
  const place = destinations.at(tokens, index);
  return place === null ? null : { from: index, to: place.next, class: place.value, role: 'destination' };
}

/** "לארוחת ערב": what people are invited to. */
export function isMeetingFor(tokens: readonly Token[], index: number): boolean {
  return nouns.at(tokens, index, (prefix) => prefix === 'ל')?.value === 'event';
}

/** The first word that names a kind of meeting. */
export function meetingNounAt(tokens: readonly Token[]): HeadNoun | null {
  const last = Math.min(tokens.length, farthestHead);
  for (let index = 0; index < last; index += 1) {
    const noun = nouns.at(tokens, index, noPrefix);
    if (noun?.value === 'event') return { from: index, to: noun.next, class: 'event', role: 'object' };
  }
  return null;
}

function destinationAfter(tokens: readonly Token[], from: number): HeadNoun | null {
  const last = Math.min(tokens.length, from + farthestHead);
  for (let index = from; index < last; index += 1) {
    const place = destinationAt(tokens, index);
    if (place !== null) return place;
  }
  return null;
}

function endsHead(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind === 'mark') return '.:;!?'.includes(token.text);
  return content.at(tokens, index, anyPrefix) !== null;
}

/** A command that opens with its noun: "Reminder: …", "מייל לדנה …", "Lunch with Dana tomorrow at one". */
function nounHeadAt({ tokens, times }: Search, index: number): Head | null {
  const match = nouns.at(tokens, index, (prefix) => prefix === '' || prefix === 'ו');
  const action = match === null ? undefined : nounActions[match.value];
  if (match === null || action === undefined) return null;
  const noun: HeadNoun = { from: index, to: match.next, class: match.value, role: 'object' };
  const opens = opensCommand(tokens, times, noun);
  return opens ? { action: action.action, confidence: action.confidence, verb: null, noun } : null;
}

function opensCommand(tokens: readonly Token[], times: readonly Expression[], noun: HeadNoun): boolean {
  const next = tokens[noun.to];
  const isTitle = next?.text === ':' || next?.text === '-';
  if (isPlural(tokens[noun.from])) return false;
  switch (noun.class) {
    case 'email':
    case 'whatsapp':
    case 'message':
      return /^(?:to|for|אל)$/.test(next?.text ?? '') || names(next) || hasGluedTo(next);
    case 'event':
      return isMeetingNote(tokens, times, noun);
    case 'reminder':
      return (
        isTitle ||
        (next !== undefined && !/^(?:from|של|is|was|for|status|tone|times?)$/.test(next.text)) ||
        isForWhen(times, noun)
      );
    case 'task': {
      const isList = noun.to - noun.from > 1 && tokens[noun.from]?.text !== 'note';
      return (
        isTitle || (!isList && next !== undefined && !/^(?:from|של|is|was|list|looks?)$/.test(next.text))
      );
    }
    default:
      return false;
  }
}

/** "reminder for tomorrow", against "reminders for card payments". */
function isForWhen(times: readonly Expression[], noun: HeadNoun): boolean {
  return times.some(({ from }) => from === noun.to);
}

/** A meeting jotted down has an hour, or a day and company; and nothing is told about it. */
function isMeetingNote(tokens: readonly Token[], times: readonly Expression[], noun: HeadNoun): boolean {
  const isCall = tokens[noun.from]?.text === 'call' && !/^(?:with|w)$/.test(tokens[noun.to]?.text ?? '');
  const hasCompany = tokens.some(({ stems }) => stems.some(({ stem }) => stem === 'with' || stem === 'עם'));
  const isDated = times.some(
    ({ isPast, day, clock, every }) =>
      !isPast && (clock !== null || every !== null || (day !== null && hasCompany)),
  );
  const isTold = tokens.some(
    (_, index) => index > noun.from && statements.at(tokens, index, noPrefix) !== null,
  );
  return isDated && !isTold && !isCall;
}

function hasGluedTo(token: Token | undefined): boolean {
  return (
    token?.stems.some(({ prefix, stem }) => prefix === 'ל' && stem !== 'י') === true &&
    !firstNames.has(token.text)
  );
}

/** "I'm running late, send Dana a message": the command comes after something else. */
function laterHead(search: Search, start: number, { isQuestion }: { isQuestion: boolean }): Head | null {
  const { tokens, times } = search;
  const last = Math.min(tokens.length, start + farthestHead);
  for (let index = start + 1; index < last; index += 1) {
    const before = tokens[index - 1];
    const opensClause = before?.kind === 'mark' && ',.;!?:-'.includes(before.text);
    if (isQuestion && !opensClause) continue;
    const from = opensClause
      ? skipOpeners(tokens, index, times, (at) => verbHeadAt(search, at) !== null)
      : index;
    if (opensClause && refuses(tokens, from)) return null;
    index = from;
    if (!opensClause && isVetoed(tokens, from)) continue;
    const head = verbHeadAt(search, from);
    if (head !== null && (opensClause || isUnmistakable(head))) {
      return { ...head, confidence: head.confidence * laterFactor };
    }
  }
  return null;
}

function isUnmistakable({ verb, noun }: Head): boolean {
  return (
    verb?.class === 'remind' ||
    (noun !== null && ['send', 'schedule', 'add', 'create'].includes(verb?.class ?? ''))
  );
}
