/**
 * Second stage: words, numbers, addresses and marks, with their places. A Hebrew word carries every way its first
 * letters may be glued prepositions; nothing is decided here ("לירון" is a name or "to Iron"), the later stages
 * know which reading they can use.
 */
import { addressEnds, phoneEnd, type AddressKind } from './addresses.ts';
import { prefixSplits } from './prefixes.ts';
import type { Respell } from './spelling.ts';

/** One way to read a token: what is glued in front, what remains, and where the remainder begins. */
export type Stem = {
  readonly prefix: string;
  readonly stem: string;
  readonly at: number;
  /** Not what is written, but what a slip may have made of it. */
  readonly isGuess?: true;
  /** The first name of somebody whom the person knows. */
  readonly isName?: true;
};

export type TokenKind = 'word' | 'number' | 'mark' | 'emoji' | AddressKind | 'phone';

export type Token = {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** White space stands before it. */
  readonly spaced: boolean;
  /** The unsplit reading first. */
  readonly stems: readonly Stem[];
};

/** A word ends where the script changes: "בzoom" is two. Quotes stand inside words in Hebrew (מוצ"ש). */
const hebrewWord = /[א-ת]+(?:['"][א-ת]+)*/y;
const otherWord = /(?:(?![א-ת])[\p{L}\p{M}])+(?:'(?:(?![א-ת])[\p{L}\p{M}])+)*/uy;
const number = /\d+(?:[.:/]\d+)*/y;
/** Letters and digits without a break, which begin with letters or change more than once: "w7a28", "ly315", "in5min". */
const mixed = /\b\d*[a-z]+\d[a-z\d]*/y;
/** What is written to a number: a preposition before it, its unit, its half of the day, its ending. */
const glued = /^(?:at|by|in|on|to|[ap]?m|st|[nr]d|th|[dhk]|hrs?|mins?|)$/;
const emoji = /\p{Extended_Pictographic}(?:\u200d?\p{Extended_Pictographic}|\p{Emoji_Modifier})*/uy;
const hebrewLetter = /[א-ת]/;
/** "5 p. m.", as speech recognisers write it. */
const dottedMeridiem = /([ap])\. ?m\b\.?/y;
/** A name that everybody writes as they hear it. */
const whatsapp = /^(?:wh?[ao]?t?s+[au]pp?|wapp)$/;
const hebrewWhatsapp = /ו(?:ו|א|וא)(?:ט?ס|ט?צ)א?[פףב]{1,2}$/;
const glueLetters = /^[ושהכלבמ]{1,3}$/;
/** With its prefix: "לפרופ'". */
const longestAbbreviation = 5;

/** `respell` adds the words that a misspelt one may stand for, unless it is a word however it is split. */
export function tokenise(text: string, respell: Respell): readonly Token[] {
  const addresses = addressEnds(text);
  const tokens: Token[] = [];
  let spaced = false;
  let at = 0;
  while (at < text.length) {
    if (text[at] === ' ') {
      spaced = true;
      at += 1;
      continue;
    }
    const meridiem = endOf(dottedMeridiem, text, at);
    if (meridiem !== null) {
      tokens.push(meridiemToken(text, at, meridiem, spaced));
      at = meridiem;
      spaced = false;
      continue;
    }
    const raw = addresses.get(at) ?? rawTokenAt(text, at, respell);
    pushToken(tokens, text, respell, { ...raw, start: at, spaced });
    at = raw.end;
    spaced = false;
  }
  return tokens;
}

function meridiemToken(text: string, start: number, end: number, spaced: boolean): Token {
  const word = `${text.charAt(start)}m`;
  return { kind: 'word', text: word, start, end, spaced, stems: [{ prefix: '', stem: word, at: start }] };
}

type Raw = { readonly kind: TokenKind; readonly end: number };

function rawTokenAt(text: string, at: number, respell: Respell): Raw {
  const phone = phoneEnd(text, at);
  if (phone !== null) return { kind: 'phone', end: phone };
  const code = endOf(mixed, text, at);
  // A flight, a part, an order: its digits are no hour, and its letters no month. "friday5pm" is only badly spaced.
  const isKnown = (word: string) => glued.test(word) || (word.length > 2 && respell(word) === null);
  if (code !== null && !text.slice(at, code).split(/\d+/).every(isKnown)) return { kind: 'word', end: code };
  const digits = endOf(number, text, at);
  if (digits !== null) return { kind: 'number', end: digits };
  const hebrew = endOf(hebrewWord, text, at);
  if (hebrew !== null) return { kind: 'word', end: withGeresh(text, at, hebrew) };
  const letters = endOf(otherWord, text, at);
  if (letters !== null) return { kind: 'word', end: letters };
  const pictures = endOf(emoji, text, at);
  if (pictures !== null) return { kind: 'emoji', end: pictures };
  const codePoint = text.codePointAt(at) ?? 0;
  return { kind: 'mark', end: at + (codePoint > 0xffff ? 2 : 1) };
}

/** The geresh of an abbreviation ("דק'") belongs to it; after a long word it is a closing quote. */
function withGeresh(text: string, start: number, end: number): number {
  const isQuoted = text[start - 1] === "'";
  return !isQuoted && end - start <= longestAbbreviation && text[end] === "'" ? end + 1 : end;
}

function pushToken(
  tokens: Token[],
  text: string,
  respell: Respell,
  raw: Raw & { start: number; spaced: boolean },
): void {
  const own = text.slice(raw.start, raw.end).replace(whatsapp, 'whatsapp').replace(hebrewWhatsapp, 'ווטסאפ');
  const glue = gluedBefore(tokens, { ...raw, own });
  if (glue === null) {
    const stems = stemsOf(own, raw, respell);
    tokens.push({ kind: raw.kind, text: own, start: raw.start, end: raw.end, spaced: raw.spaced, stems });
    return;
  }
  tokens.length = glue.index;
  tokens.push({
    kind: raw.kind,
    text: own,
    start: glue.token.start,
    end: raw.end,
    spaced: glue.token.spaced,
    stems: [{ prefix: glue.token.text, stem: own, at: raw.start }],
  });
}

function stemsOf(own: string, { kind, start }: Raw & { start: number }, respell: Respell): readonly Stem[] {
  if (kind !== 'word') return [{ prefix: '', stem: own, at: start }];
  const splits = hebrewLetter.test(own.charAt(0)) ? prefixSplits(own) : [{ prefix: '', stem: own }];
  const written = splits.map((split) => ({ ...split, at: start + split.prefix.length }));
  const guesses = written.map(({ prefix, stem, at }) => ({ prefix, at, words: respell(stem) }));
  if (guesses.some(({ words }) => words === null)) return written;
  const meant = guesses.flatMap(({ prefix, at, words }) =>
    (words ?? []).map((word) => ({ prefix, stem: word, at, isGuess: true as const })),
  );
  return [...written, ...meant];
}

/**
 * Prepositions before digits and Latin words: "ב8", "ב-8", "ל-dana@example.com"; and apart, as dictation writes
 * them: "ב 8", "ל דנה". After "יום" the letter is the day's own name, unless it is written to a number or the day is
 * every day: "ביום ב 8:30" is Monday, "כל יום ב-8" and "כל יום ב 8" are not.
 */
function gluedBefore(
  tokens: readonly Token[],
  raw: Raw & { own: string; spaced: boolean },
): { token: Token; index: number } | null {
  if (raw.kind === 'mark' || raw.kind === 'emoji') return null;
  const last = tokens.at(-1);
  const hyphenated = last?.text === '-' && !last.spaced && !raw.spaced;
  const index = tokens.length - (hyphenated ? 2 : 1);
  const token = tokens[index];
  if (token?.kind !== 'word' || !glueLetters.test(token.text)) return null;
  if (raw.spaced && token.text.length > 1) return null;
  return namesDay(tokens, index) && !isHourOf(tokens, index, raw) ? null : { token, index };
}

function namesDay(tokens: readonly Token[], letter: number): boolean {
  const day = tokens[letter - 1];
  return day?.stems.some(({ prefix, stem }) => prefix !== 'ה' && /^(?:יום|ימי)$/.test(stem)) === true;
}

function isHourOf(
  tokens: readonly Token[],
  letter: number,
  raw: Raw & { own: string; spaced: boolean },
): boolean {
  if (raw.kind === 'number' && !raw.spaced) return true;
  const isEveryDay = everyWord.test(tokens[letter - 2]?.text ?? '');
  return isEveryDay && (raw.kind === 'number' || hourWord.test(raw.own));
}

const everyWord = /^[וב]?(?:כל|מדי|מידי)$/;
const hourWord = /^(?:אחת|שתיים|שתים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר)$/;

function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}
