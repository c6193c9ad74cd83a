import { english } from './en.ts';

export type ReasonId = keyof typeof english;

/**
 * Why something failed, without words: an id, and after `?` its values as a query (`tooManyAtFirst?count=20`). It is
 * stored and sent like this, and put into words where it is shown, in the person's language.
 */
export type Reason = ReasonId | `${ReasonId}?${string}`;

export function reason(id: ReasonId, values: Readonly<Record<string, string | number>>): Reason {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) query.set(name, String(value));
  return `${id}?${query.toString()}`;
}

/** The id and the values; null if the text is not a reason. */
export function readReason(text: string): { id: ReasonId; values: Record<string, string> } | null {
  const [id = '', query = ''] = text.split(/\?(.*)/s);
  return isReasonId(id) ? { id, values: Object.fromEntries(new URLSearchParams(query)) } : null;
}

/** Reads a stored or sent text as a reason. */
export function asReason(text: string | undefined): Reason {
  // Its id was looked up; the compiler does not see that in the text.
  return text !== undefined && readReason(text) !== null ? (text as Reason) : 'unknown';
}

function isReasonId(id: string): id is ReasonId {
  return Object.hasOwn(english, id);
}
