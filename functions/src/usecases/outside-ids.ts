import { sha256Hex } from '@crocodile-hub/core/domain/sha256';
import type { Person } from '../ports/accounts.ts';

/** `key` is the ledger's. */
type LedgerKey = { person: Person; key: string };

/**
 * The intent's id outside, derived from its person and its key: a worker that resumes it finds what was already made.
 * Hexadecimal digits are valid both in a Message-ID and in the id of a calendar event.
 */
export function outsideId({ person, key }: LedgerKey): string {
  return sha256Hex(`${person.uid}\n${key}`).slice(0, 40);
}

export function messageIdOf(intent: LedgerKey, domain: string): string {
  return `<${outsideId(intent)}@${domain}>`;
}
