import { Failure } from '../ports/failure.ts';
import type { DraftMail, MailDrafts } from '../ports/mail.ts';

/** Drafts in memory. Each call takes a turn, so that calls of two tabs can come between each other. */
export function memoryDrafts(): MailDrafts & { kept: Map<string, DraftMail> } {
  const kept = new Map<string, DraftMail>();
  let count = 0;
  const aTurn = () => Promise.resolve();
  return {
    kept,
    async create(_person, draft) {
      await aTurn();
      count += 1;
      kept.set(`r${count}`, draft);
      return `r${count}`;
    },
    async update(_person, id, draft) {
      await aTurn();
      const standing = kept.get(id);
      if (standing !== undefined) kept.set(id, { ...draft, messageId: standing.messageId });
      return standing !== undefined;
    },
    async remove(_person, id) {
      await aTurn();
      kept.delete(id);
    },
    async find(_person, messageId) {
      await aTurn();
      return [...kept].flatMap(([id, draft]) => (draft.messageId === messageId ? [id] : []));
    },
    async get(_person, id) {
      await aTurn();
      const draft = kept.get(id);
      if (draft === undefined) throw new Failure('not-found', 'unknown');
      return { ...draft, id, text: draft.body, html: null, files: [] };
    },
  };
}
