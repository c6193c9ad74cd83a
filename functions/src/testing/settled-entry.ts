import type { OutboxDocument } from '@crocodile-hub/core/contract/documents';

/** A mail that left at `at`, milliseconds since 1970, as the ledger keeps it. */
export const settledEntry = (at: number): OutboxDocument => ({
  actionType: 'send_email',
  payload: { to: ['dana@example.com'], body: 'hi' },
  payloadHash: 'a'.repeat(64),
  status: 'done',
  createdAt: at,
  updatedAt: at,
  runAt: null,
  undoUntil: null,
  taskId: null,
  sessionId: null,
  timeZone: null,
  locale: null,
  attendAt: null,
  claim: null,
  result: { message: 'Email sent to dana@example.com', emailId: 'm1' },
  failure: null,
  inverse: null,
  failures: 0,
});
