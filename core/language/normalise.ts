/**
 * First stage: one spelling for what people and keyboards write in many ways. Every folded character remembers
 * where it came from, so that later stages can quote the text as it was written.
 */

export type Source = {
  readonly original: string;
  /** Lower case, plain quotes and hyphens, no vowel points, no invisible characters. */
  readonly text: string;
  /** `origin[i]` is the offset in `original` of `text[i]`; one more entry marks the end. */
  readonly origin: readonly number[];
};

const sameMeaning = new Map(
  ['"“”„«»״', "'‘’‚׳`´", '-־‐‑–—−', '.…', ',，', ':：', '?？', '!！'].flatMap((alike) =>
    Array.from(alike, (mark) => [mark, alike.charAt(0)] as const),
  ),
);

/** Bidi controls, zero-width characters, variation selectors, soft hyphens. */
// oxlint-disable-next-line no-misleading-character-class -- a set of single code points, none of them combined
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]/;
/** Hebrew points and accents; the maqaf and the sof pasuq among them are marks of their own. */
const pointed = { first: 0x591, last: 0x5c7, kept: new Set([0x5be, 0x5c0, 0x5c3, 0x5c6]) } as const;
const blank = /[\s\p{Cc}]/u;
const fullWidthZero = 0xff10;

export function normalise(original: string): Source {
  let text = '';
  const origin: number[] = [];
  for (let i = 0; i < original.length; i += 1) {
    const folded = fold(original.charAt(i));
    if (folded === '') continue;
    text += folded;
    origin.push(i);
  }
  origin.push(original.length);
  return { original, text, origin };
}

/** The words between two folded offsets as the person wrote them, without what cannot be seen. */
export function quote(source: Source, start: number, end: number): string {
  const from = source.origin[start] ?? source.original.length;
  // Up to the next character, so that the selectors which colour an emoji come along.
  const to = end > start ? (source.origin[end] ?? from) : from;
  return visible(source.original.slice(from, to)).trim();
}

function visible(text: string): string {
  let shown = '';
  let pendingSpace = false;
  for (const character of text) {
    if (blank.test(character)) {
      pendingSpace = shown !== '';
    } else if (!bidiControl.test(character)) {
      shown += pendingSpace ? ` ${character}` : character;
      pendingSpace = false;
    }
  }
  return shown;
}

/** Joiners and selectors stay in what is quoted: emoji are made of them. */
const bidiControl = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

function fold(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x80) {
    if (code <= 0x20 || code === 0x7f) return ' ';
    return code >= 0x41 && code <= 0x5a ? character.toLowerCase() : character;
  }
  if (code >= 0x5d0 && code <= 0x5ea) return character;
  if (invisible.test(character) || isPoint(code)) return '';
  if (blank.test(character)) return ' ';
  const same = sameMeaning.get(character);
  if (same !== undefined) return same;
  if (code >= fullWidthZero && code <= fullWidthZero + 9) return String(code - fullWidthZero);
  const lower = character.toLowerCase();
  return lower.length === 1 ? lower : character;
}

function isPoint(code: number): boolean {
  return code >= pointed.first && code <= pointed.last && !pointed.kept.has(code);
}
