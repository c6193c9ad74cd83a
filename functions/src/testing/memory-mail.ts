import type { MailBox, OutgoingMail } from '../ports/mail.ts';

/** A mail service that counts what left under each Message-ID. */
export function memoryMail(): MailBox & { sent: OutgoingMail[]; timesSent(messageId: string): number } {
  const sent: OutgoingMail[] = [];
  const idOf = (messageId: string) => ({ id: `mail-${messageId}`, threadId: `thread-${messageId}` });
  return {
    sent,
    timesSent: (messageId) => sent.filter((mail) => mail.messageId === messageId).length,
    inTurn: (_person, work) => work(),
    send(_person, mail) {
      sent.push(mail);
      return Promise.resolve(idOf(mail.messageId));
    },
    findSent(_person, messageId) {
      return Promise.resolve(sent.some((mail) => mail.messageId === messageId) ? idOf(messageId) : null);
    },
    peopleOf: () => Promise.resolve([]),
  };
}
