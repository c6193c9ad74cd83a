/** What the words after a verb say about it: whether somebody is told, something definite opened, many things meant. */
import { kin } from '../entities/kin.ts';
import { firstNames } from '../entities/names.ts';
import { anyPrefix, marked, noPrefix } from '../phrasebook.ts';
import type { Token } from '../tokens.ts';
import { englishNobody, englishNotAddressees } from './words-en.ts';
import { hebrewNobody } from './words-he.ts';

type Range = { readonly from: number; readonly to: number };

const nobody = marked(englishNobody, hebrewNobody);
const notAddressees = marked(englishNotAddressees);
const known = marked(['know|no']);

/** A word that names a person or an address, with exactly this prefix. */
export function names(token: Token | undefined, prefix = ''): boolean {
  if (token === undefined) return false;
  if (token.kind === 'email' || token.kind === 'phone') return true;
  return token.stems.some(
    ({ prefix: own, stem, isName }) =>
      own === prefix && (isName === true || firstNames.has(stem) || kin.has(stem)),
  );
}

/** "לדנה", where the whole word is not a name or a pronoun of its own. */
export function isSomebody(token: Token | undefined): boolean {
  return names(token, 'ל') && !names(token);
}

/** Somebody who can be told: not me, nor things. In English a stranger counts when words of a message follow. */
export function isTellable(tokens: readonly Token[], verb: Range): boolean {
  const object = /^(?:את|to)$/.test(tokens[verb.to]?.text ?? '') ? verb.to + 1 : verb.to;
  const person = tokens[object];
  if (person === undefined || person.kind === 'mark' || nobody.at(tokens, object, noPrefix) !== null)
    return false;
  if (tokens[object + 1]?.text.endsWith("'s") === true && !names(person)) return false;
  const word = tokens[verb.from]?.text;
  if (word === 'let')
    return tokens.slice(object, object + 5).some((_, i) => known.at(tokens, object + i, noPrefix) !== null);
  const isEnglish = /^[a-z]/.test(word ?? '');
  if (isEnglish)
    return (
      names(person) ||
      /^(?:my|our|the|him|her|them|everyone|everybody)$/.test(person.text) ||
      isCapitalisable(tokens, object)
    );
  return (
    names(person, 'ל') ||
    names(person, 'מ') ||
    names(person) ||
    (object > verb.to && tokens.length > object + 1) ||
    isGluedAndTold(tokens, object)
  );
}

/** "tell Priya that": an unknown name shows by what follows it. */
function isCapitalisable(tokens: readonly Token[], index: number): boolean {
  return /^(?:that|i|i'm|we|to|on|by|via|if|the|he|she|it)$/.test(tokens[index + 1]?.text ?? '');
}

/** "תגיד לשכן שהרעש מפריע": somebody unknown, and a clause or a channel after. */
function isGluedAndTold(tokens: readonly Token[], index: number): boolean {
  const isTo = tokens[index]?.stems.some(({ prefix }) => prefix === 'ל') === true;
  return (
    isTo &&
    tokens
      .slice(index + 1, index + 4)
      .some(({ text }) => /^(?:ש|ב(?:ווטס|וואטס|ווצ|וואצ|מייל|אימייל|הודעה))/.test(text))
  );
}

/** "email Dana" and "text me"; but not "email is down", "text of the speech". */
export function isAddressable(tokens: readonly Token[], verb: Range): boolean {
  const next = tokens[verb.to];
  if (next === undefined) return false;
  if (next.kind === 'mark') return next.text === ':' || next.text === '"';
  return notAddressees.at(tokens, verb.to, noPrefix) === null;
}

/** "the calendar", "את היומן", "my reminders": something that is there already. */
export function isDefinite(tokens: readonly Token[], from: number, noun: Range): boolean {
  for (let index = from; index < noun.from; index += 1) {
    if (/^(?:the|my|our|this|that|all|any|את|כל)$/.test(tokens[index]?.text ?? '')) return true;
  }
  const hasArticle =
    tokens[noun.from]?.stems.some(({ prefix }) => prefix.endsWith('ה')) === true &&
    tokens[noun.from]?.text.startsWith('ה') === true;
  return hasArticle || tokens[noun.to]?.text === 'שלי';
}

export function isPlural(token: Token | undefined): boolean {
  return plurals.at(token === undefined ? [] : [token], 0, anyPrefix) !== null;
}

const plurals = marked([
  'emails|mails|messages|texts|reminders|tasks|todos|meetings|events|appointments',
  'מיילים|אימיילים|הודעות|תזכורות|משימות|מטלות|פגישות|אירועים|ווטסאפים',
]);
