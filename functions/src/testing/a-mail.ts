import type { Mail } from '../ports/mail.ts';

/** A mail for tests: one that came in, unless the test says otherwise. */
export const aMail = (given: Partial<Mail> = {}): Mail => ({
  id: 'm1',
  threadId: '18c0000000000001',
  from: { name: 'Dana', address: 'dana@example.com' },
  to: ['noa@example.com'],
  replyTo: [],
  cc: [],
  subject: 'Lunch',
  text: 'See you',
  html: null,
  isCut: false,
  sentAt: 0,
  labels: ['INBOX', 'UNREAD'],
  tags: [],
  pictures: [],
  hasInvitation: false,
  isAutomatic: false,
  unsubscribe: null,
  failedChecks: [],
  isConfirmed: true,
  attachments: [],
  ...given,
});
