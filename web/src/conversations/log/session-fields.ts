import { type MessagePreview, previewOf } from '@crocodile-hub/core/domain/message';
import { nextSessionStatus, type SessionEvent } from '@crocodile-hub/core/domain/session';
import type { FirestoreSdk } from '../../kit/wire/firebase/load-firestore.ts';

type Sdk = Pick<FirestoreSdk, 'serverTimestamp' | 'Timestamp'>;

/** What a session tells of its log, after what happened. The log's end is given, oldest first. */
export function sessionFields(sdk: Sdk, log: readonly MessagePreview[], event: SessionEvent) {
  const messages = previewOf(log).map((entry) => ({
    ...entry,
    // A list cannot hold a server timestamp, so the preview has this device's time.
    timestamp: sdk.Timestamp.fromMillis(entry.timestamp),
  }));
  return { messages, status: nextSessionStatus(event), updatedAt: sdk.serverTimestamp() };
}
