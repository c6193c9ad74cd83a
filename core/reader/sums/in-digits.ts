/** Numbers in words as digits: "two hundred and fifty" is 250, "seven and a half" 7.5, "מיליון וחצי" 1500000. */
import { numberAt } from '../../language/numbers.ts';
import { noPrefix } from '../../language/phrasebook.ts';
import { read } from '../../language/sentence.ts';
import type { Token } from '../../language/tokens.ts';

const many: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  dozen: 12,
  מאות: 100,
  אלף: 1_000,
  אלפים: 1_000,
  מיליון: 1_000_000,
  תריסר: 12,
};
const whole: Readonly<Record<string, number>> = { ...many, מאה: 100, מאתיים: 200, אלפיים: 2_000 };
/** "A million and a half" is half a million more; of the others that is not sure. */
const halved: ReadonlySet<string> = new Set(['million', 'dozen', 'אלף', 'אלפים', 'מיליון', 'תריסר']);

const quarters: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
};
const pairs: Readonly<Record<string, string>> = {
  שעתיים: '2 שעות',
  יומיים: '2 ימים',
  שבועיים: '2 שבועות',
  שנתיים: '2 שנים',
  חודשיים: '2 חודשים',
};

export function inDigits(text: string): string {
  const plain = text
    // "Split 320 four ways" has two numbers.
    .replace(/(\d) (?=(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})[ -]ways?\b)/i, '$1 by ')
    .replaceAll(/[½¼¾⅓⅔]/g, (sign) => ` ${quarters[sign] ?? ''}`)
    .replaceAll(/(?<![א-ת]|יום )(?:שני|שתי)(?= [א-ת])/g, '2')
    .replaceAll(/(?:שעתיים|יומיים|שבועיים|שנתיים|חודשיים)(?![א-ת])/g, (pair) => pairs[pair] ?? pair);
  const { source, tokens } = read(plain, () => []);
  let said = '';
  let end = 0;
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    if (token === undefined) break;
    // After a number these are years, and not two.
    const areYears = token.text === 'שנים' && /\d$/.test(said);
    const found = areYears ? null : bigNumberAt(tokens, index);
    if (found === null) {
      said += source.text.slice(end, token.end);
      index += 1;
    } else {
      said += `${source.text.slice(end, token.start)}${found.glued} ${found.value}`.replace(
        /(\S) (\d)/,
        '$1 $2',
      );
      index = found.next;
    }
    end = tokens[index - 1]?.end ?? end;
  }
  return (said + source.text.slice(end))
    .replaceAll(/(\d),(?=\d{3})/g, '$1')
    .replaceAll(/(?<![א-ת])([לבמהו])-?(?=\d)/g, '$1 ')
    .replaceAll(/(?<![\d.])(\d{1,6}) (?:point|נקודה) (\d{1,4})(?![\d.])/g, '$1.$2')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .trim();
}

type Part = { readonly value: number; readonly next: number; readonly glued: string };

function bigNumberAt(tokens: readonly Token[], at: number): Part | null {
  let total = 0;
  let next = at;
  let glued = '';
  for (;;) {
    const isFirst = next === at;
    const part = partAt(tokens, next, isFirst);
    // "90 27" and "320 four ways" are two numbers.
    const isDigits = !isFirst && tokens[next - 1]?.kind === 'number';
    if (part === null || isDigits) break;
    if (isFirst) glued = part.glued;
    // "nine hundred thirty two thousand": what came before it is of thousands too.
    const rest = total % 1_000;
    const isOfThousands = !isFirst && part.value % 1_000 === 0 && part.value < 100_000 && rest >= 100;
    if (isOfThousands && rest % 100 === 0) {
      total = total - rest + rest * 1_000 + part.value;
      next = part.next;
      continue;
    }
    // "two hundred and fifty", and not "fifty and two hundred".
    if (!isFirst && (part.value >= total || (total % 10 !== 0 && part.value < 1_000))) break;
    total += part.value;
    next = part.next;
    if (tokens[next]?.text === 'and' && partAt(tokens, next + 1, false) !== null && total % 100 === 0)
      next += 1;
  }
  if (next === at) return null;
  const fraction = fractionAt(tokens, next);
  const last = tokens[next - 1]?.stems.find(({ stem }) => whole[stem] !== undefined)?.stem;
  if (fraction !== null && (last === undefined || halved.has(last)))
    return { value: total + fraction.value * (whole[last ?? ''] ?? 1), next: fraction.next, glued };
  const isWord = tokens[at]?.kind === 'word';
  return !isWord && next === at + 1 ? null : { value: total, next, glued };
}

const parts: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, חצי: 0.5, רבע: 0.25 };

/** "And a half", "וחצי", after a number. */
function fractionAt(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const text = (offset: number) => tokens[at + offset]?.text ?? '';
  const glued = text(0).startsWith('ו') ? parts[text(0).slice(1)] : undefined;
  if (glued !== undefined) return { value: glued, next: at + 1 };
  if (text(0) !== 'and') return null;
  if (/^(?:3|three)$/.test(text(1)) && text(2) === 'quarters') return { value: 0.75, next: at + 3 };
  const value = text(1) === 'a' ? parts[text(2)] : undefined;
  return value === undefined ? null : { value, next: at + 3 };
}

function partAt(tokens: readonly Token[], at: number, isFirst: boolean): Part | null {
  const token = tokens[at];
  if (token === undefined) return null;
  for (const { prefix, stem, isGuess } of token.stems) {
    const value = isGuess === true ? undefined : whole[stem];
    if (value !== undefined && (isFirst || prefix === '' || prefix === 'ו'))
      return multiplied(tokens, { value, next: at + 1, glued: isFirst ? prefix : '' });
  }
  const decimal = token.stems[0];
  if (isFirst && decimal !== undefined && /^\d{1,9}\.\d{1,6}$/.test(decimal.stem))
    return multiplied(tokens, { value: Number(decimal.stem), next: at + 1, glued: decimal.prefix });
  const few = numberAt(tokens, at, isFirst ? (prefix) => prefix === '' || 'לבמו'.includes(prefix) : joined);
  return few === null
    ? null
    : multiplied(tokens, { value: few.value, next: few.next, glued: isFirst ? few.prefix : '' });
}

/** "Three thousand", "two dozen" */
function multiplied(tokens: readonly Token[], { value, next, glued }: Part): Part {
  let total = value;
  let end = next;
  for (let by = many[tokens[end]?.text ?? '']; by !== undefined; by = many[tokens[end]?.text ?? '']) {
    total *= by;
    end += 1;
  }
  return { value: Math.round(total * 1e6) / 1e6, next: end, glued };
}

function joined(prefix: string): boolean {
  return noPrefix(prefix) || prefix === 'ו';
}
