/** Telephone numbers said digit by digit: "oh five two seven …", "אפס חמש שתיים …". */
import type { Token } from './tokens.ts';
import { numberAt } from './numbers.ts';

const fewest = 9;

export function withSpokenNumbers(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  let index = 0;
  while (index < tokens.length) {
    const spoken = spokenAt(tokens, index);
    const token = spoken?.token ?? tokens[index];
    if (token !== undefined) joined.push(token);
    index = spoken?.next ?? index + 1;
  }
  return joined;
}

function spokenAt(tokens: readonly Token[], start: number): { token: Token; next: number } | null {
  const first = tokens[start];
  if (first?.kind !== 'word') return null;
  let digits = '';
  let next = start;
  let prefix = '';
  let at = first.start;
  for (;;) {
    const isDouble = /^(?:double|פעמיים)$/.test(tokens[next]?.text ?? '') ? 1 : 0;
    const number = numberAt(
      tokens,
      next + isDouble,
      (glued) => glued === '' || (digits === '' && glued === 'ל'),
    );
    if (number === null || number.value > 9 || number.next > next + isDouble + 1) break;
    if (digits === '') ({ prefix, at } = number);
    digits += String(number.value).repeat(isDouble + 1);
    next = number.next;
  }
  const last = tokens[next - 1];
  if (digits.length < fewest || last === undefined) return null;
  const token: Token = {
    ...first,
    kind: 'phone',
    text: digits,
    end: last.end,
    stems: [{ prefix, stem: digits, at }],
  };
  return { token, next };
}
