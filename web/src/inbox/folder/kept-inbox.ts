import type { Folder } from './folders.ts';
import type { InboxState } from './inbox-state.ts';

/** The list of a folder when it was left. */
export type KeptInbox = Pick<InboxState, 'messages' | 'mailTotal' | 'nextPageToken' | 'historyId'>;

let kept: { uid: string; folder: Folder; loaded: KeptInbox } | null = null;

/** Kept in this page's memory only: a returning person sees the list at once, and news a moment later. */
export function keepInbox(uid: string, folder: Folder, loaded: KeptInbox): void {
  const { mailTotal, nextPageToken, historyId } = loaded;
  // Messages found by a search are not kept.
  const messages = loaded.messages.filter(({ isFound }) => isFound !== true);
  kept = { uid, folder, loaded: { messages, mailTotal, nextPageToken, historyId } };
}

/** Null unless this folder was this person's last one. */
export function keptInbox(uid: string, folder: Folder): KeptInbox | null {
  return kept?.uid === uid && kept.folder === folder ? kept.loaded : null;
}
