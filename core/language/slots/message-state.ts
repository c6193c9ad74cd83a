/** What a mail or message is read from, and what has been read of it so far. */
import type { Head } from '../intent/head.ts';
import type { Contact, SlotName } from '../reading.ts';
import type { Expression, Times } from '../time/expression.ts';
import type { PhraseMatch } from '../phrasebook.ts';
import type { Draft } from './draft.ts';
import { markers, type Marker } from './message-words.ts';

export type MessageParts = {
  readonly people: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly subject: string | null;
  readonly body: string | null;
  /** Time expressions that stand outside subject and body. */
  readonly sendTimes: readonly Expression[];
};

export type MessageInput = {
  readonly draft: Draft;
  readonly head: Head;
  readonly times: Times;
  readonly contacts: readonly Contact[];
  readonly country: string | undefined;
  readonly slots: { readonly people: SlotName; readonly body: SlotName };
};

export type State = {
  readonly people: string[];
  readonly cc: string[];
  readonly bcc: string[];
  subject: string | null;
  body: string | null;
  readonly sendTimes: Expression[];
};

export type MarkerMatch = PhraseMatch<Marker>;

export function markerAt({ draft, head }: MessageInput, index: number): MarkerMatch | null {
  const found = markers.at(draft.sentence.tokens, index);
  if (found === null) return null;
  const isOwnVerb = index < (head.verb?.to ?? 0);
  return isOwnVerb ? null : found;
}
