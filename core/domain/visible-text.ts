/**
 * Cleans texts that somebody else chose, such as a name in a header: no hidden letters, no reversed lines, no extra
 * lines.
 */

/**
 * Characters that turn a whole line around: embeddings, overrides and isolates. The plain marks LRM and RLM only place
 * a dot.
 */
const turns = String.raw`\u202a-\u202e\u2066-\u2069`;
/**
 * Letters without width: in a name they only make two names look like one. Joiners are kept: emoji and Persian need
 * them.
 */
const withoutWidth = String.raw`\u034f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}`;
const breaks = String.raw`\p{Cc}\p{Zl}\p{Zp}`;
const turning = new RegExp(`[${turns}]`, 'gu');
const unseen = new RegExp(`[${withoutWidth}]`, 'gu');
const breaking = new RegExp(`[${breaks}]+`, 'gu');
const seen = new RegExp(String.raw`[^\s\u200c\u200d${turns}${withoutWidth}${breaks}]`, 'u');

/** A text of several lines without characters that turn its direction. */
export function withoutTurns(text: string): string {
  return text.replace(turning, '');
}

/** A subject or title for mails and cards: on one line, without characters that turn its direction. */
export function onOneLine(text: string): string {
  return withoutTurns(text).replace(breaking, ' ').trim();
}

/** Whether there is anything to see in a text. It looks no further than the first such letter. */
export function hasVisible(text: string): boolean {
  return seen.test(text);
}

/** A name from outside, also without invisible letters. */
export function visibleName(name: string): string {
  return onOneLine(name).replace(unseen, '').replace(/\s+/g, ' ').trim();
}
