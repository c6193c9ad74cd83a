import type { Query, QuerySnapshot, Timestamp } from 'firebase-admin/firestore';
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
import type { Workspace } from '../../ports/workspace.ts';
import type { OpenDatabase } from './database.ts';

export function firestoreWorkspace(open: OpenDatabase): Workspace {
  async function newest<T>(
    path: string,
    order: string,
    limit: number,
    schema: z.ZodMiniType<T>,
    where?: readonly [field: string, is: string],
  ) {
    const { db } = await open();
    const all = db.collection(path);
    const some = where === undefined ? all : all.where(where[0], '==', where[1]);
    return readable(await some.orderBy(order, 'desc').limit(limit).get(), schema);
  }

  async function count(path: string, status?: string): Promise<number> {
    const { db } = await open();
    const all = db.collection(path);
    const query = status === undefined ? all : all.where('status', '==', status);
    return (await query.count().get()).data().count;
  }

  return {
    async recentTasks(uid, limit, over) {
      const path = paths.smartTasks(uid);
      if (over === undefined) return await newest(path, 'timestamp', limit, smartTaskDocument);
      const { db, at } = await open();
      const then = between(db.collection(path), 'timestamp', at(over.from), at(over.to));
      return readable(await then.orderBy('timestamp', 'desc').limit(limit).get(), smartTaskDocument);
    },
    notedTasks: (uid, limit) =>
      newest(paths.smartTasks(uid), 'timestamp', limit, smartTaskDocument, ['actionType', 'create_task']),
    async openReminders(uid, limit) {
      const { db } = await open();
      const pending = db.collection(paths.reminders(uid)).where('status', '==', 'pending');
      return readable(await pending.orderBy('dueAt').limit(limit).get(), reminderDocument);
    },
    rungReminders: (uid, limit) =>
      newest(paths.reminders(uid), 'dueAt', limit, reminderDocument, ['status', 'sent']),

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
      const { quietHours, timeZone } = userDocument.safeParse(user.data() ?? {}).data?.settings ?? {};
      return quietHours === undefined ? null : { ...quietHours, timeZone };
    },

    async integration(uid, id) {
      const doc = await (await open()).db.doc(`${paths.integrations(uid)}/${id}`).get();
      return integrationDocument.safeParse(doc.data()).data ?? null;
    },
  };
}

function between(all: Query, field: string, from: Timestamp, to: Timestamp): Query {
  return all.where(field, '>=', from).where(field, '<', to);
}

function readable<T>({ docs }: QuerySnapshot, schema: z.ZodMiniType<T>) {
  return docs.flatMap((doc) => {
    const parsed = schema.safeParse(doc.data());
    return parsed.success ? [{ ...parsed.data, id: doc.id }] : [];
  });
}
