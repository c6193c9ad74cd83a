import { messageDocument } from '@crocodile-hub/core/contract/documents';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import type { Message } from './message.ts';

type Found = Pick<QueryDocumentSnapshot, 'id' | 'data'> & Partial<Pick<QueryDocumentSnapshot, 'metadata'>>;

/**
 * A stored message, or undefined when it does not parse. Until the server has it, its time is this device's estimate.
 */
export function readMessage(found: Found): Message | undefined {
  const parsed = messageDocument.safeParse(found.data({ serverTimestamps: 'estimate' }));
  if (!parsed.success) return undefined;
  return { ...parsed.data, id: found.id, isUnsent: found.metadata?.hasPendingWrites ?? false };
}
