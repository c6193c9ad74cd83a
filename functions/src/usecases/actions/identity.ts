import { sha256Hex } from '@crocodile-hub/core/domain/sha256';
import type { Run } from './action.ts';

type Intent = Pick<Run, 'person' | 'key'>;

/**
 * The name that an intent has outside, derived from whose it is and its key: a worker that resumes another's work
 * finds by it what was already made. Hexadecimal digits are valid in a Message-ID and in a calendar event's id alike.
 */
export function outsideId({ person, key }: Intent): string {
  return sha256Hex(`${person.uid}\n${key}`).slice(0, 40);
}

export function messageIdOf(intent: Intent, domain: string): string {
  return `<${outsideId(intent)}@${domain}>`;
}
