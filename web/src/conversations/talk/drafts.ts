import * as z from 'zod/mini';
import { personal } from '../../account/person-storage.ts';

/** Unsent text by session. Above the limit the oldest are dropped. */
const drafts = personal('drafts', z.array(z.object({ sessionId: z.string(), text: z.string() })));
const mostDrafts = 50;

export function draftOf(sessionId: string): string {
  return drafts.read()?.find((draft) => draft.sessionId === sessionId)?.text ?? '';
}

export function keepDraft(sessionId: string, text: string): void {
  const others = (drafts.read() ?? []).filter((draft) => draft.sessionId !== sessionId);
  drafts.write(text === '' ? others : [{ sessionId, text }, ...others].slice(0, mostDrafts));
}
