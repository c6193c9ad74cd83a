/** "Dana and Yael, email both: …", "yael@corp.com - תכתבי לה ש…": who is meant stands before the command. */
import { kin } from '../entities/kin.ts';
import { names } from '../intent/arguments.ts';
import { openingHead } from '../intent/heads.ts';
import { findTimes } from '../time/find.ts';
import type { Token } from '../tokens.ts';

const longestNames = 8;

/** The people and the command, or null where it begins otherwise. */
export function namedFirst(
  tokens: readonly Token[],
): { readonly people: readonly Token[]; readonly tokens: readonly Token[] } | null {
  const mark = tokens.findIndex(({ kind, text }) => kind === 'mark' && ',:-'.includes(text));
  if (mark < 1 || mark > longestNames) return null;
  const people = tokens.slice(0, mark);
  const rest = tokens.slice(mark + 1);
  const isNamed = people.some((token) => names(token) || token.stems.some(({ stem }) => kin.has(stem)));
  if (!isNamed || people.length > 2 + 2 * people.filter((token) => names(token)).length) return null;
  const head = openingHead(rest, findTimes(rest));
  if (head?.action !== 'send_email' && head?.action !== 'send_whatsapp') return null;
  const after = Math.max(head.verb?.to ?? 0, head.noun?.to ?? 0);
  const points = rest.slice(0, after + 2).some(({ text }) => pronouns.has(text));
  return points ? { people, tokens: rest } : null;
}

const pronouns = new Set('him her them both לו לה להם להן אליו אליה אליהם לשניהם לשתיהן'.split(' '));
