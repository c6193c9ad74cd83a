import type { Folder } from './folders.ts';
import type { InboxState } from './inbox-state.ts';

/** What a folder showed when it was left. */
export type KeptInbox = Pick<InboxState, 'messages' | 'mailTotal' | 'nextPageToken' | 'historyId'>;

let kept: { uid: string; folder: Folder; loaded: KeptInbox } | null = null;

/** In the memory of this page only: whoever comes back sees the list at once, and what is new a moment later. */
export function keepInbox(uid: string, folder: Folder, loaded: KeptInbox): void {
  const { mailTotal, nextPageToken, historyId } = loaded;
  // What a search had brought goes with the search.
  const messages = loaded.messages.filter(({ isFound }) => isFound !== true);
  kept = { uid, folder, loaded: { messages, mailTotal, nextPageToken, historyId } };
}

/** Null where this person has not seen the folder last. */
export function keptInbox(uid: string, folder: Folder): KeptInbox | null {
  return kept?.uid === uid && kept.folder === folder ? kept.loaded : null;
}
