import type { Query, QuerySnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import {
  integrationDocument,
  reminderDocument,
  sessionDocument,
  smartTaskDocument,
  userDocument,
} from '@crocodile-hub/core/contract/documents';
import { mostRules } from '@crocodile-hub/core/contract/bounds';
import { inboxRuleDocument } from '@crocodile-hub/core/contract/inbox-rules';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Workspace } from '../../ports/workspace.ts';
import type { Database, OpenDatabase } from './database.ts';

/** Which documents of a collection. */
type Among = (all: Query, at: Database['at']) => Query;

const having =
  (field: string, value: string): Among =>
  (all) =>
    all.where(field, '==', value);

const within =
  (field: string, over: { from: Instant; to: Instant } | undefined): Among =>
  (all, at) =>
    over === undefined ? all : all.where(field, '>=', at(over.from)).where(field, '<', at(over.to));

export function firestoreWorkspace(open: OpenDatabase): Workspace {
  async function newest<T>(
    path: string,
    order: string,
    limit: number,
    schema: z.ZodMiniType<T>,
    among: Among = (all) => all,
  ) {
    const { db, at } = await open();
    const some = among(db.collection(path), at).orderBy(order, 'desc').limit(limit);
    return readable(await some.get(), schema);
  }

  const newestTasks = (uid: string, limit: number, among: Among) =>
    newest(paths.smartTasks(uid), 'timestamp', limit, smartTaskDocument, among);

  async function count(path: string, status?: string): Promise<number> {
    const { db } = await open();
    const all = db.collection(path);
    const query = status === undefined ? all : all.where('status', '==', status);
    return (await query.count().get()).data().count;
  }

  return {
    recentTasks: (uid, limit, over) => newestTasks(uid, limit, within('timestamp', over)),
    notedTasks: (uid, limit) => newestTasks(uid, limit, having('actionType', 'create_task')),
    async openReminders(uid, limit) {
      const { db } = await open();
      const pending = db.collection(paths.reminders(uid)).where('status', '==', 'pending');
      return readable(await pending.orderBy('dueAt').limit(limit).get(), reminderDocument);
    },
    rungReminders: (uid, limit) =>
      newest(paths.reminders(uid), 'dueAt', limit, reminderDocument, having('status', 'sent')),

    recentSessions: (uid, limit) => newest(paths.sessions(uid), 'updatedAt', limit, sessionDocument),

    async countTasks(uid) {
      const path = paths.smartTasks(uid);
      const [total, completed, pending] = await Promise.all([
        count(path),
        count(path, 'Done'),
        count(path, 'Pending'),
      ]);
      return { total, completed, pending };
    },

    async countSessions(uid) {
      const path = paths.sessions(uid);
      const [total, active] = await Promise.all([count(path), count(path, 'Running')]);
      return { total, active };
    },

    inboxRules: async (uid) =>
      (await newest(paths.inboxRules(uid), 'createdAt', mostRules, inboxRuleDocument)).toReversed(),

    async usesModels(uid) {
      const { db } = await open();
      const user = await db.doc(paths.user(uid)).get();
      return user.get('settings.modelsOff') !== true;
    },

    async quietHours(uid) {
      const { db } = await open();
      const user = await db.doc(paths.user(uid)).get();
      const { data } = userDocument.safeParse(user.data() ?? {});
      const { quietHours, timeZone } = data?.settings ?? {};
      return quietHours === undefined ? null : { ...quietHours, timeZone };
    },

    async integration(uid, id) {
      const { db } = await open();
      const doc = await db.doc(`${paths.integrations(uid)}/${id}`).get();
      return integrationDocument.safeParse(doc.data()).data ?? null;
    },
  };
}

function readable<T>({ docs }: QuerySnapshot, schema: z.ZodMiniType<T>) {
  return docs.flatMap((doc) => {
    const parsed = schema.safeParse(doc.data());
    return parsed.success ? [{ ...parsed.data, id: doc.id }] : [];
  });
}
