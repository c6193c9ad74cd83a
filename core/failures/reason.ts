import { english } from './en.ts';

export type ReasonId = keyof typeof english;

/**
 * Why something failed, without words: an id, and after `?` its values as a query (`tooManyAtFirst?count=20`). It is
 * stored and sent like this; whoever shows it says it in the language of the person.
 */
export type Reason = ReasonId | `${ReasonId}?${string}`;

export function reason(id: ReasonId, values: Readonly<Record<string, string | number>>): Reason {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) query.set(name, String(value));
  return `${id}?${query.toString()}`;
}

/** The id and the values; null for what is no reason of ours. */
export function readReason(text: string): { id: ReasonId; values: Record<string, string> } | null {
  const [id = '', query = ''] = text.split(/\?(.*)/s);
  return isReasonId(id) ? { id, values: Object.fromEntries(new URLSearchParams(query)) } : null;
}

/** What was stored or sent, as a reason. */
export function asReason(text: string | undefined): Reason {
  // Its id was looked up; the compiler does not see that in the text.
  return text !== undefined && readReason(text) !== null ? (text as Reason) : 'unknown';
}

function isReasonId(id: string): id is ReasonId {
  return Object.hasOwn(english, id);
}
