import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { paths } from '@crocodile-hub/core/contract/paths';
import { storedTime } from '@crocodile-hub/core/contract/time';
import { endField } from '@crocodile-hub/core/domain/retention';
import type { Archive, Archived, ArchivedKind } from '../../ports/workspace.ts';
import { messagesOf, type OpenDatabase } from './database.ts';
import { pagesOf } from './due-documents.ts';

/** Internal fields: when to look at a document again, or to forget it. */
const ours: readonly string[] = [endField, 'forgetAt', 'attendAt', 'claim', 'failures'];

export function firestoreArchive(open: OpenDatabase): Archive {
  return {
    async profile(uid) {
      const { db } = await open();
      const data = (await db.doc(paths.user(uid)).get()).data();
      return data === undefined ? null : fieldsOf(data);
    },

    async *pages(uid, kind) {
      const { db } = await open();
      const { FieldPath } = await import('firebase-admin/firestore');
      const name = FieldPath.documentId();
      const all =
        kind === 'messages' ? messagesOf(db, uid, name) : db.collection(paths[kind](uid)).orderBy(name);
      for await (const docs of pagesOf(all)) yield docs.map((doc) => archived(doc, kind));
    },
  };
}

function archived(doc: QueryDocumentSnapshot, kind: ArchivedKind): Archived {
  const session = kind === 'messages' ? { sessionId: doc.ref.parent.parent?.id } : {};
  return { ...fieldsOf(doc.data()), ...session, id: doc.id };
}

function fieldsOf(data: object): Record<string, unknown> {
  const kept = Object.entries(data).filter(([name]) => !ours.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, plain(value)]));
}

function plain(value: unknown): unknown {
  const time = storedTime.safeParse(value);
  if (time.success) return new Date(time.data).toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
}
