import type { MailboxMark, MailboxMarks } from '../ports/mail.ts';

export function memoryMailboxMarks(): MailboxMarks {
  const marks = new Map<string, MailboxMark & { movedAt: number }>();
  return {
    find: (account) => Promise.resolve(marks.get(account) ?? null),
    watched(account, mark, now) {
      marks.set(account, { ...mark, movedAt: now });
      return Promise.resolve();
    },
    moved(account, historyId, now) {
      const known = marks.get(account);
      if (known !== undefined && BigInt(known.historyId) < BigInt(historyId))
        marks.set(account, { ...known, historyId, movedAt: now });
      return Promise.resolve();
    },
  };
}
