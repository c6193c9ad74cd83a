/** The nouns of commands: what is made or sent, where it goes, which way. */
import { anyPrefix, marked, noPrefix, phrasebook } from '../phrasebook.ts';
import type { Token } from '../tokens.ts';
import { pairs, type NounClass } from './grammar.ts';
import type { HeadNoun, HeadVerb } from './head.ts';
import { englishContent, englishDestinations, englishNouns } from './words-en.ts';
import { hebrewContent, hebrewDestinations, hebrewNouns } from './words-he.ts';

export const nouns = phrasebook<NounClass>([...englishNouns, ...hebrewNouns]);

const destinations = phrasebook<NounClass>([...englishDestinations, ...hebrewDestinations]);

const content = marked(englishContent, hebrewContent);

/** Verb and noun stand together; a head hidden deep in a long text is a story, not a command. */
const farthestNoun = 14;

export const farthestHead = 60;

export function nounAfter(tokens: readonly Token[], verb: HeadVerb): HeadNoun | null {
  const possible = pairs[verb.class];
  if (possible === undefined) return null;
  const place = placers.has(verb.class) ? destinationAfter(tokens, verb.to) : null;
  if (verb.class === 'toss') return place;
  const direct = directNoun(tokens, verb, place?.from ?? tokens.length);
  if (place === null) return direct;
  const overrules = direct === null || (direct.class === 'event' && place.class !== 'calendar');
  return overrules ? place : direct;
}

const placers: ReadonlySet<HeadVerb['class']> = new Set(['add', 'toss', 'jot']);

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

/** "by email", "on whatsapp", "בווטסאפ", before anything else. */
export function leadingChannel(tokens: readonly Token[], index: number): HeadNoun | null {
  const isLed = channelWords.has(tokens[index]?.text ?? '');
  const article = isLed && /^(?:a|an|the)$/.test(tokens[index + 1]?.text ?? '') ? 1 : 0;
  const at = isLed ? index + 1 + article : index;
  const noun = nouns.at(tokens, at, (prefix) => (isLed ? prefix === '' : prefix === 'ב'));
  if (noun === null || !channels.has(noun.value)) return null;
  const to = /^[,:]$/.test(tokens[noun.next]?.text ?? '') ? noun.next + 1 : noun.next;
  return { from: index, to, class: noun.value, role: 'channel' };
}

const channels: ReadonlySet<NounClass> = new Set(['email', 'whatsapp', 'message']);

const channelWords = new Set(['by', 'via', 'through', 'over', 'on', 'in', 'using']);

export function destinationAt(tokens: readonly Token[], index: number): HeadNoun | null {
  const place = destinations.at(tokens, index);
  return place === null ? null : { from: index, to: place.next, class: place.value, role: 'destination' };
}

/** "מייל קצר לצוות": how a message is, and no part of what it says. */
export function isManner(token: Token | undefined): boolean {
  return manners.has(token?.text ?? '');
}

const manners = new Set(
  'קצר קצרה דחוף דחופה קטן קטנה אחד אחת חדש חדשה מהיר מהירה נחמד נחמדה קצרצר זריז'.split(' '),
);

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
