/** What stands before a command: greetings, politeness, times; and what makes it none: questions, refusals, vetoes. */
import { anyPrefix, marked, noPrefix, type PrefixTest } from '../phrasebook.ts';
import type { Times } from '../time/expression.ts';
import type { Token } from '../tokens.ts';
import { greetings } from './greetings.ts';
import {
  englishOpeners,
  englishQuestions,
  englishRefusals,
  englishUndoing,
  englishVetoes,
} from './words-en.ts';
import {
  hebrewOpeners,
  hebrewPastAlike,
  hebrewQuestions,
  hebrewRefusals,
  hebrewUndoing,
  hebrewVetoes,
} from './words-he.ts';

const openers = marked(greetings, englishOpeners, hebrewOpeners);
const vetoes = marked(englishVetoes, hebrewVetoes);
const refusals = marked(englishRefusals, hebrewRefusals);
const questions = marked(englishQuestions, hebrewQuestions);

export const openerWords: ReadonlySet<string> = new Set(
  [openers, vetoes, refusals, questions].flatMap(({ words }) => [...words]),
);

/** Glued in front of a verb: "and send", "that you send". */
export const verbPrefixes: PrefixTest = (prefix) => prefix === '' || prefix === 'ו' || prefix === 'ש';

/** Where the command proper begins. `isHead` stops at a head, since "a", "new" and "take" also open nouns. */
export function skipOpeners(
  tokens: readonly Token[],
  from: number,
  times: Times,
  isHead: (index: number) => boolean,
): number {
  let index = from;
  for (;;) {
    const token = tokens[index];
    if (token === undefined || isHead(index)) return index;
    const opener = openers.at(tokens, index);
    const time = times.startingAt(index);
    const next = Math.max(opener?.next ?? 0, time?.isPast === false ? time.to : 0);
    if (next > index) index = next;
    else if (token.kind === 'mark' || token.kind === 'emoji') index += 1;
    else return index;
  }
}

/** "Could you …?": the mark closes the question to us, and is no part of what is asked for. */
export function closesPoliteQuestion(tokens: readonly Token[]): boolean {
  return tokens.at(-1)?.text === '?' && tokens.slice(0, 4).some(({ text }) => politeQuestions.has(text));
}

const politeQuestions = new Set('can could would will mind אפשר תוכל תוכלי יכול יכולה מצב'.split(' '));

export function refuses(tokens: readonly Token[], index: number): boolean {
  return refusals.at(tokens, index, verbPrefixes) !== null;
}

const undoing = marked(englishUndoing, hebrewUndoing);

/** Something else is wanted, that is not done here: "cancel the meeting". */
export function isRefusal(tokens: readonly Token[]): boolean {
  return undoing.at(tokens, 0, verbPrefixes) !== null;
}

export function asks(tokens: readonly Token[], index: number): boolean {
  return questions.at(tokens, index, verbPrefixes) !== null;
}

/** "לשלוח לו מייל או להתקשר?", "כדאי לשלוח מייל?": a person thinking aloud. */
export function deliberates(tokens: readonly Token[]): boolean {
  return tokens.at(-1)?.text === '?' && /^(?:ל[א-ת]{3,}|כדאי|עדיף)$/.test(tokens[0]?.text ?? '');
}

/** "I wanted to schedule a meeting but forgot": tells what did not happen. */
export function regrets(tokens: readonly Token[], from: number): boolean {
  return tokens.some((_, index) => index > from && regretful.at(tokens, index, noPrefix) !== null);
}

const regretful = marked([
  "but [i] forgot|didn't|didnt|couldn't|couldnt|changed|decided|never|then / but i don't|dont",
  'אבל שכחתי|לא|התחרטתי|ויתרתי|בסוף|הוא|היא',
]);

/** Whether the word before a verb makes it somebody else's, or a report. */
export function isVetoed(tokens: readonly Token[], index: number): boolean {
  if (vetoes.at(tokens, index - 1, anyPrefix) !== null) return true;
  return (
    tokens[index]?.stems.some(
      ({ prefix, stem }) =>
        (prefix === 'ש' && !/^(?:ימי?|ים|מור|מרי)$/.test(stem)) || hebrewPastAlike.has(stem),
    ) === true
  );
}
