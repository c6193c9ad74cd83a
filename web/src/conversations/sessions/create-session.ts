import { bounds } from '@crocodile-hub/core/contract/bounds';
import type { SessionDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { cut } from '@crocodile-hub/core/domain/cut';
import { replyIdOf } from '@crocodile-hub/core/domain/reply-id';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';

/** Stored as data, so the same in every language. Rule data.titles.1. */
export const defaultTitle = 'New Session';
export const searchTitle = 'Search Session';

type NewSession = {
  /** Made before the first try, so that a retry creates no second session. */
  id?: string;
  title?: string;
  icon?: '💬' | '🎤';
  projectId?: string | null;
  status?: SessionDocument['status'];
  /** The hub's sessions begin with what the person wrote there. */
  firstMessage?: string;
};

/**
 * Creates a session, with its first message if there is one, in one batch. The id is usable at once, since the session
 * is already on this device. `saved` settles when the server has it, offline only after the connection is back.
 */
export async function createSession(
  uid: string,
  given: NewSession = {},
): Promise<{ id: string; saved: Promise<void> }> {
  const { db, collection, doc, serverTimestamp, Timestamp, writeBatch } = await loadFirestore();
  const sessions = collection(db, paths.sessions(uid));
  const session = given.id === undefined ? doc(sessions) : doc(sessions, given.id);
  const { title = defaultTitle, icon = '💬', projectId = null, status = 'Waiting', firstMessage } = given;
  const batch = writeBatch(db);
  const messages = collection(db, paths.messages(uid, session.id));
  const message = given.id === undefined ? doc(messages) : doc(messages, given.id);
  refused.delete(session.id);
  const said = { type: 'user', status: 'Pending', timestamp: Timestamp.now() } as const;
  // Named, so that the question stays open when another follows before its answer.
  const replyId = replyIdOf({ id: message.id });
  batch.set(session, {
    title: cut(title, bounds.title),
    icon,
    status,
    projectId,
    favorite: false,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    messages:
      firstMessage === undefined
        ? []
        : [{ ...said, id: message.id, content: cut(firstMessage, bounds.preview) }],
    messageCount: firstMessage === undefined ? 0 : 1,
  });
  if (firstMessage !== undefined)
    batch.set(message, { ...said, replyId, content: cut(firstMessage, bounds.message) });
  const saved = batch.commit().catch((error: unknown) => {
    refused.add(session.id);
    throw error;
  });
  return { id: session.id, saved };
}

/** The session of an attempt to say something: a new one, unless an earlier load of the page has made it. */
export async function sessionOfAttempt(
  uid: string,
  { id, isRestored }: { id: string; isRestored: boolean },
  { title, icon, words }: { title: string; icon: '💬' | '🎤'; words: string },
): Promise<{ id: string; saved: Promise<void> }> {
  const isThere = isRestored && (await hasSession(uid, id).catch(() => false));
  if (isThere) return { id, saved: Promise.resolve() };
  return createSession(uid, { id, title, icon, status: 'Pending', firstMessage: words });
}

/** Whether a session with this id exists: an earlier page may have created it and closed before it knew. */
async function hasSession(uid: string, id: string): Promise<boolean> {
  const { db, doc, getDoc } = await loadFirestore();
  return (await getDoc(doc(db, paths.sessions(uid), id))).exists();
}

const refused = new Set<string>();

/**
 * Whether the database refused this new session. The creator has reported that already, so its absence is not reported
 * again.
 */
export const wasRefused = (id: string) => refused.has(id);
