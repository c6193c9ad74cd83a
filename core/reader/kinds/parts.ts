/**
 * Who, what and where a question is about: the words that questions are not made of, by what stands before them. Names
 * and subjects are quoted as they were written.
 */
import { zoneOfCity } from '../../language/questions/cities.ts';
import { knownAs, plainWord, type Role } from '../../language/questions/known-words.ts';
import { isBeside, isSomebody, type Words } from '../../language/questions/pattern.ts';
import { firstNames } from '../../language/entities/names.ts';
import { wordsOf } from '../../language/sentence.ts';
import type { Token } from '../../language/tokens.ts';
import { frameWords } from './frame-words.ts';

export type Cue = 'from' | 'to' | 'with' | 'about' | 'of' | 'at' | 'that' | 'verb' | null;

export type Run = {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly cue: Cue;
  /** Without the letter glued before it, and what that letter says. */
  readonly bare: string;
  readonly glued: Cue;
  readonly isOwned: boolean;
  readonly beforeVerb: boolean;
};

export type Parts = {
  readonly runs: readonly Run[];
  /** What follows "about" and its like, to the end of the sentence. */
  readonly topic: string | null;
  readonly city: string | null;
  readonly cities: readonly string[];
  readonly has: (...roles: readonly Role[]) => boolean;
  readonly says: (...words: readonly string[]) => boolean;
};

const cueOfWord: Readonly<Record<string, Cue>> = {
  from: 'from',
  by: 'from',
  מאת: 'from',
  to: 'to',
  אל: 'to',
  with: 'with',
  w: 'with',
  עם: 'with',
  אצל: 'with',
  about: 'about',
  regarding: 'about',
  concerning: 'about',
  re: 'about',
  mentioning: 'about',
  mention: 'about',
  mentioned: 'about',
  called: 'about',
  titled: 'about',
  abt: 'about',
  על: 'about',
  לגבי: 'about',
  בנושא: 'about',
  בעניין: 'about',
  בענין: 'about',
  בנוגע: 'about',
  בקשר: 'about',
  אודות: 'about',
  related: 'about',
  קשור: 'about',
  קשורה: 'about',
  קשורים: 'about',
  קשורות: 'about',
  שקשור: 'about',
  שקשורה: 'about',
  שקשורים: 'about',
  שקשורות: 'about',
  הקשורה: 'about',
  הקשורות: 'about',
  of: 'of',
  for: 'of',
  של: 'of',
  in: 'at',
  at: 'at',
};
const cueOfLetter: Readonly<Record<string, Cue>> = { מ: 'from', ל: 'to', ש: 'that', ב: 'at', ה: null };
const articles = new Set([
  'the',
  'my',
  'a',
  'an',
  'our',
  'some',
  'any',
  'את',
  'that',
  'this',
  'guy',
  'person',
  'somebody',
]);
/** Stand inside a name or a subject: "the trip to Rome", "Sarah from work". */
const joiners = new Set(['of', 'the', 'and', '&', 'to', 'for', 'in', 'from', 'של', 'עם', 'על']);
const frame = new Set(frameWords.split(' '));
/** What somebody did; whoever did it stands before. */
const deeds = new Set(
  'confirm confirmed approve approved accept accepted react reacted agree agreed אישר אישרה הסכים הסכימה ענה ענתה ענו החזיר החזירה החזירו הודיע הודיעה הודיעו'.split(
    ' ',
  ),
);
const mostRun = 6;
/** A word before a name that tells it to be one. */
export const title =
  /^(?:(?:mr|mrs|ms|miss|dr|doc|prof|professor|rabbi|pastor)\.?|[ולמבש]?ה?(?:עו"ד|ד"ר|רו"ח|פרופ'|פרופסור|מר|גברת|רב|ר'|משפחת))$/i;

export function partsOf(words: Words): Parts {
  const { tokens } = words;
  const known = tokens.map(knownAs);
  const inCompound = compoundsIn(tokens);
  const free = tokens.map(
    (token, index) =>
      inCompound.has(index) || isItay(tokens, known, index) || isFree(token, known[index] ?? null),
  );
  const runs: Run[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    if (free[from] !== true) continue;
    let to = from + 1;
    while (to < tokens.length && to - from < mostRun) {
      if (free[to] === true && isBeside(words, to) && !isForSomebody(tokens, from, to)) to += 1;
      else if (
        joiners.has(tokens[to]?.text ?? '') &&
        !isThingFor(tokens, from, to) &&
        free[to + 1] === true &&
        isBeside(words, to) &&
        isBeside(words, to + 1) &&
        !isCueHere(words, to)
      )
        to += 2;
      else break;
    }
    runs.push(runOf(words, known, from, to));
    from = to - 1;
  }
  const cities = citiesIn(words);
  const all = known.filter((roles) => roles !== null);
  const said = new Set(
    tokens.flatMap(({ text, stems }) => [plainWord(text), ...stems.map(({ stem }) => plainWord(stem))]),
  );
  return {
    runs,
    topic: topicOf(words),
    city: cities[0] ?? null,
    cities,
    has: (...roles) => roles.every((role) => all.some((each) => each.has(role))),
    says: (...some) => some.some((word) => said.has(word)),
  };
}

/** Somebody or something by two words that questions are also made of. */
const compounds = new Set(
  'בעל הבית|בעלת הבית|רואה חשבון|רואה החשבון|רואת החשבון|בית הספר|בית ספר|משאבי אנוש|חברת הביטוח|קופת חולים|ועד הבית|עורך הדין|עורכת הדין|רופא שיניים|רופא השיניים|רופאת השיניים|מס הכנסה|חברת חשמל|בית חולים|בית החולים|בן דוד|אח שלי|אחות שלי|אבא שלי|אמא שלי|אסיפת הורים|שכר דירה|שכר הדירה|כרטיסי הטיסה|תוכנית הדירה|שיעורי בית|הצעת המחיר|tax office|post office|call center'.split(
    '|',
  ),
);

function compoundsIn(tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]?.text;
    const isOne = [token.text, ...token.stems.map(({ stem }) => stem)].some((word) =>
      compounds.has(`${word} ${next}`),
    );
    if (isOne) found.add(index).add(index + 1);
  }
  return found;
}

/** "With me" in Hebrew, or somebody of that name. */
function isItay(
  tokens: readonly Token[],
  known: readonly (ReadonlySet<Role> | null)[],
  index: number,
): boolean {
  const text = tokens[index]?.text ?? '';
  if (text !== 'איתי') return /^[מל]איתי$/.test(text);
  return /^(?:עם|את|של|אל)$/.test(tokens[index - 1]?.text ?? '') || known[index + 1]?.has('wrote') === true;
}

function isFree(token: Token, roles: ReadonlySet<Role> | null): boolean {
  if (token.kind === 'email') return true;
  if (token.kind !== 'word' || roles !== null || deeds.has(token.text) || !isSomebody(token.text))
    return false;
  return ![
    token.text,
    ...token.stems.flatMap(({ stem, prefix }) =>
      prefix === '' || prefix === 'ו' || prefix === 'ה' || prefix === 'ש' ? [stem] : [],
    ),
  ].some((word) => frame.has(plainWord(word)));
}

/** "החוזה למשפחת לוי": the contract, and to whom it went. */
function isForSomebody(tokens: readonly Token[], from: number, at: number): boolean {
  const [first, here] = [tokens[from]?.text ?? '', tokens[at]?.text ?? ''];
  return at > from && /^ה[א-ת]{3,}$/.test(first) && /^ל[א-ת]{3,}$/.test(here);
}

/** "Send Dana the quote": somebody, and what they get. */
function isThingFor(tokens: readonly Token[], from: number, at: number): boolean {
  return at === from + 1 && tokens[at]?.text === 'the' && firstNames.has(tokens[from]?.text ?? '');
}

/** "Did you write to Dana about the flat": the subject is no part of the name. */
function isCueHere({ tokens }: Words, index: number): boolean {
  const cue = cueOfWord[tokens[index]?.text ?? ''];
  return cue === 'about' || cue === 'from' || cue === 'with' || cue === 'to';
}

function runOf(words: Words, known: readonly (ReadonlySet<Role> | null)[], from: number, to: number): Run {
  const { tokens } = words;
  const first = tokens[from];
  const whole = wordsOf(words, from, to);
  // "עו״ד שטרן": what follows a title is a name as it is written, and so is a name that is known.
  const isName = firstNames.has(first?.text ?? '') || title.test(tokens[from - 1]?.text ?? '');
  const split = isName
    ? undefined
    : first?.stems.find(
        ({ prefix, isGuess }) => isGuess !== true && prefix.length === 1 && prefix in cueOfLetter,
      );
  const bare = split === undefined ? whole : wordsOf(words, from, to, split.at);
  const isOwned = /['’׳]s$/i.test(whole);
  return {
    from,
    to,
    words: whole.replace(/['’׳]s$/i, ''),
    cue: cueBefore(words, known, from),
    bare,
    glued: split === undefined ? null : (cueOfLetter[split.prefix] ?? null),
    isOwned,
    beforeVerb:
      deeds.has(tokens[to]?.text ?? '') ||
      known[to]?.has('wrote') === true ||
      known[to]?.has('answer') === true,
  };
}

function cueBefore({ tokens }: Words, known: readonly (ReadonlySet<Role> | null)[], from: number): Cue {
  let index = from - 1;
  while (index >= 0 && articles.has(tokens[index]?.text ?? '')) index -= 1;
  const token = tokens[index];
  if (token === undefined) return null;
  const cue = cueOfWord[token.text];
  if (cue !== undefined) return cue;
  const roles = known[index];
  return roles?.has('meet') === true || roles?.has('wrote') === true || roles?.has('reach') === true
    ? 'verb'
    : null;
}

/** To the end of the sentence, unless a person or a time was said after it, which are taken out before. */
function topicOf(words: Words): string | null {
  const { tokens } = words;
  const at = tokens.findIndex(({ text }, index) => {
    if (cueOfWord[text] !== 'about') return false;
    // "On whom", "about anything" name no subject.
    const next = tokens[index + 1];
    return (
      next !== undefined &&
      !['me', 'it', 'that', 'anything', 'מה', 'זה'].includes(next.text) &&
      next.kind !== 'number'
    );
  });
  if (at === -1) return null;
  let from = at + 1;
  if (['to', 'ל', 'עם'].includes(tokens[from]?.text ?? '')) from += 1;
  let to = from;
  while (to < tokens.length && to - from < mostRun) {
    const isPlace = ['in', 'on', 'at'].includes(tokens[to]?.text ?? '') && tokens[to + 1]?.text === 'my';
    if (to > from && isPlace) break;
    const isNext = to === from || isBeside(words, to);
    if (
      !isNext ||
      (to > from &&
        [
          'from',
          'with',
          'that',
          'and',
          'yet',
          'already',
          'arrive',
          'come',
          'came',
          'מ',
          'כבר',
          'הגיע',
        ].includes(tokens[to]?.text ?? ''))
    )
      break;
    to += 1;
  }
  const first = tokens[from];
  const glued = first?.stems.find(({ prefix }) => prefix === 'ל');
  const isLegitimatelyGlued =
    /^(?:בנוגע|בקשר|[שה]?קשור.{0,2})$/.test(tokens[at]?.text ?? '') && glued !== undefined;
  const topic = wordsOf(words, from, to, isLegitimatelyGlued ? glued.at : undefined).replace(
    /^(?:the|my|a|an) /i,
    '',
  );
  return topic === '' || !isSomebody(topic) ? null : topic;
}

function citiesIn(words: Words): readonly string[] {
  const { tokens } = words;
  const found: string[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const match = cityAt(words, index);
    if (match === null) continue;
    found.push(match.name);
    index += match.length - 1;
  }
  return found;
}

function cityAt(words: Words, index: number): { name: string; length: number } | null {
  const { tokens } = words;
  for (const length of [3, 2, 1]) {
    if (index + length > tokens.length) continue;
    const starts = [
      undefined,
      ...(tokens[index]?.stems ?? [])
        .filter(({ prefix }) => /^(?:כש)?[ובלמ]{1,2}$/.test(prefix))
        .map(({ at }) => at),
    ];
    for (const at of starts) {
      const name = wordsOf(words, index, index + length, at);
      // Short words are seldom cities: "nice", "la".
      const isWord =
        /^(?:nice|la|uk|reading|split|most|bath|time|date|noon|lima bean)$/i.test(name) &&
        name === name.toLowerCase();
      if (!isWord && zoneOfCity(name) !== null) return { name, length };
    }
  }
  return null;
}
