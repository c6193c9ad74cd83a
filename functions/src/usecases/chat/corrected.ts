import type { ChatRequest } from './reply.ts';

/** A card that waits for a yes, as the browser shows it. */
export type Card = NonNullable<ChatRequest['waiting']>[number];

export type Corrected =
  /** The card as it is to be, and what changed, in Markdown: `from` is null where there was nothing. */
  | { is: 'changed'; card: Card; to: string; from: string | null; whom?: Whom }
  | { is: 'same'; what: string }
  | { is: 'past'; when: string };

/** A name as it was said, and the address that it was found to mean. */
export type Whom = { written: string; address: string };
