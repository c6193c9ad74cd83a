import { isOfNewcomer, type Split } from '../folder/split.ts';
import { isDraft, type Message } from '../message.ts';

type Screening = {
  /** Addresses in lower case. */
  admitted: ReadonlySet<string>;
  /** Newcomers stay out of the list. */
  isHolding: boolean;
  split: Split;
  search: string;
};

/**
 * The messages as they are listed: those of a sender who was let in, or written to since, are marked no more, and those
 * that are held back are left out, but from a search. Rules inbox.newcomers.1 and inbox.newcomers.2.
 */
export function screened(
  messages: readonly Message[],
  { admitted, isHolding, split, search }: Screening,
): { listed: readonly Message[]; held: number } {
  if (!messages.some(isOfNewcomer)) return { listed: messages, held: 0 };
  const written = messages.filter((one) => !one.isIncoming && !isDraft(one)).map(({ partner }) => partner);
  const known = new Set([...admitted, ...written.map((address) => address.toLowerCase())]);
  const marked = messages.map((one) =>
    one.isOfNewcomer === true && known.has(one.senderEmail.toLowerCase())
      ? { ...one, isOfNewcomer: false }
      : one,
  );
  const isWhole = split === 'newcomers' || split === 'lists' || search.trim() !== '';
  if (!isHolding || isWhole) return { listed: marked, held: 0 };
  const listed = marked.filter((one) => !isOfNewcomer(one));
  const senders = new Set(marked.filter(isOfNewcomer).map(({ senderEmail }) => senderEmail.toLowerCase()));
  return { listed, held: senders.size };
}
