import type { Message } from '../message.ts';

/** A message for tests: a mail that came in, unless the test says otherwise. */
export function aMessage(over: Partial<Message> = {}): Message {
  const at = over.at ?? Date.UTC(2026, 10, 22, 7, 28);
  return {
    id: 'm1',
    threadId: 'thread-0001',
    platform: 'gmail',
    sender: 'Dana Cohen',
    senderEmail: 'dana@example.com',
    recipients: ['noa@example.com'],
    replyTo: [],
    cc: [],
    subject: 'The quote',
    messageText: 'Here it is',
    html: null,
    timestamp: new Date(at).toISOString(),
    status: 'New',
    isUnread: true,
    isIncoming: true,
    direction: 'inbound',
    labels: ['INBOX', 'UNREAD'],
    tags: [],
    pictures: [],
    hasInvitation: false,
    canUnsubscribe: false,
    attachments: [],
    partner: 'dana@example.com',
    ...over,
    at,
  };
}
