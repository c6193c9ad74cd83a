/** The lines of a mail or a message that say the words of a question, quoted as somebody else's. */
import { isMentioned } from '@crocodile-hub/core/domain/recipients';
import { isNamedOtherwise } from '@crocodile-hub/core/reader/topics/same-things';
import {
  isListed,
  isOfTotal,
  isOfValue,
  valuesIn,
  type Sought,
} from '@crocodile-hub/core/reader/topics/sought';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import type { Asking } from './asking.ts';
import type { Item } from './items.ts';

const mostListedLines = 4;
const longestLine = 200;
/** A second line says nearly as much as the first. */
const nearly = 0.5;
/** What a word counts that stands there under another name. */
export const otherName = 0.75;

/** Who wrote it, when, under which title, and the lines that answer. */
export function quotedFrom(item: Item, sought: Sought, { words, time }: Asking): string {
  const who = item.who === '' ? words.unknownSender : shownOutside(item.who, 60);
  const quoted = linesThatSay(item, sought).map((line) => words.quoted(shownOutside(line, longestLine)));
  const parts = [...(item.title === '' ? [] : [shownOutside(item.title)]), quoted.join(' ')];
  return `- **${who}**, ${time.moment(item.at)}: ${parts.filter((part) => part !== '').join(' — ')}`;
}

/** The lines that hold the words, and first the one with the value that is asked for. */
function linesThatSay({ title, excerpt }: Item, { words, ofValue, wants }: Sought): readonly string[] {
  const lines = linesOf(excerpt);
  const scored = lines
    .map((line, at) => ({ line, at, score: scoreOf(line) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
  const [best] = scored;
  const listed = lines.filter(isListed);
  if (best === undefined) return (listed.length > 1 ? listed : lines).slice(0, 2);
  if (wants.includes('list') && listed.length > 1)
    return [...listed.slice(0, mostListedLines), ...(isListed(best.line) ? [] : [best.line])].slice(
      0,
      mostListedLines,
    );
  // A code that stands in the title stands in no line, and any other line would only look like an answer.
  if (
    wants.includes('code') &&
    valuesIn(title, ['code']).length > 0 &&
    !lines.some((line) => valuesIn(line, ['code']).length > 0)
  )
    return [];
  const told = valuesIn(best.line, wants.filter(isExact));
  const open = wants.filter((one) => isExact(one) && !told.includes(one));
  const second = scored.find(
    ({ line, score }) =>
      line !== best.line && (score >= best.score * nearly || valuesIn(line, open).length > 0),
  );
  return second === undefined ? [best.line] : [best.line, second.line];

  function scoreOf(line: string): number {
    const said = words.filter((word) => isSaid(word, line)).length;
    const otherwise = words.filter((word) => isNamedOtherwise(word, line)).length;
    const ofIts = ofValue.filter((word) => isOfValue(word, line)).length;
    const exact = valuesIn(
      line,
      wants.filter((one) => one !== 'who'),
    ).length;
    const loose = valuesIn(line, wants).length - exact;
    const total = exact > 0 && wants.includes('amount') && isOfTotal(line) ? 1 : 0;
    return said + otherName * otherwise + ofIts / 2 + 1.5 * exact + total + loose / 2;
  }
}

const greets =
  /^(?:hi|hello|hey|dear|good (?:morning|evening)|morning|שלום|היי|בוקר טוב|יקר)(?![\p{L}])[^\d.?]{0,30}$/iu;

/** Those that say something: no greeting and no name below; an amount alone belongs to the words before it. */
function linesOf(text: string): readonly string[] {
  const lines = text
    .split('\n')
    .flatMap((line) => (line.length > longestLine ? line.split(/(?<=[.!?])\s+/) : [line]))
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const joined = lines.reduce<string[]>((all, line) => {
    const before = all.at(-1);
    const isAlone =
      before !== undefined && /^\P{L}{0,30}\d\P{L}{0,30}$/u.test(line) && !/\d\s*\P{L}?$/u.test(before);
    return isAlone ? [...all.slice(0, -1), `${before} ${line}`] : [...all, line];
  }, []);
  const saying = joined.filter(
    (line) => !greets.test(line) && (/\d/.test(line) || line.split(/\s+/).length > 2),
  );
  return saying.length > 0 ? saying : joined;
}

/** A number may stand there with its thousands apart. */
export function isSaid(word: string, text: string): boolean {
  const said = /^\d{4,9}$/.test(word) ? text.replaceAll(/(?<=\d),(?=\d{3})/g, '') : text;
  return formsOf(word).some((form) => isMentioned(form, said));
}

const glued = /^[ובהלמשכ](?=[א-ת]{2}|[a-z0-9])/;

/** "והארנונה": the second letter is taken away as well. */
const gluedTwice = /^ו[הבלמש](?=[א-ת]{3})/;

/** A Hebrew word as it is, and without the letters that may be glued before it. */
export function formsOf(word: string): readonly string[] {
  if (gluedTwice.test(word)) return [word, word.slice(1), word.slice(2)];
  return glued.test(word) ? [word, word.slice(1)] : [word];
}

/** A number, an hour or the like, which a line has or has not. */
export function isExact(value: Sought['wants'][number]): boolean {
  return value !== 'who' && value !== 'list';
}
