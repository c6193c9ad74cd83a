import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import type { Answer, Invitation } from '@crocodile-hub/core/contract/invitation';

export type RsvpPayload = ActionPayloads['rsvp_event'];

/** The answer to an invitation exactly as it is shown; null when the invitation names no organizer. */
export function rsvpOf(messageId: string, invitation: Invitation, answer: Answer): RsvpPayload | null {
  const { uid, title, when, recurrence, organizer, answer: before } = invitation;
  if (organizer === null) return null;
  return {
    messageId,
    uid,
    title,
    startTime: when.is === 'days' ? when.first : when.start,
    ...(recurrence === null ? {} : { recurrence }),
    organizer: organizer.address,
    before,
    answer,
  };
}
