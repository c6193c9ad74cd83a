import type { NotificationDocument } from '@crocodile-hub/core/contract/documents';
import type { Entry, LedgerStore, TaskUpdate } from '../ports/ledger-store.ts';

/** The ledger's twin in memory: the same promises, nothing kept. */
export function memoryLedger(): LedgerStore & {
  entry(uid: string, key: string): Entry | undefined;
  task(uid: string, taskId: string): TaskUpdate | undefined;
  notifications: Map<string, NotificationDocument>;
} {
  const entries = new Map<string, Entry>();
  const tasks = new Map<string, TaskUpdate>();
  const sends = new Map<string, number>();
  const notifications = new Map<string, NotificationDocument>();
  return {
    async transact(uid, key, step, { countsSendsOf } = {}) {
      // As a database does, others get a turn before the transaction begins; the transaction itself is one piece.
      await Promise.resolve();
      const name = `${uid}/${key}`;
      const day = `${uid}/${countsSendsOf ?? ''}`;
      const sentToday = sends.get(day) ?? 0;
      const known = entries.get(name);
      const change = step(known === undefined ? null : structuredClone(known), sentToday);
      const entry = change.entry ?? known;
      if (change.entry !== undefined) entries.set(name, structuredClone(change.entry));
      if (change.notification !== undefined) notifications.set(key, change.notification);
      if (change.countSend === true) sends.set(day, sentToday + 1);
      if (change.task !== undefined && entry?.taskId != null) {
        const task = `${uid}/${entry.taskId}`;
        tasks.set(task, { ...tasks.get(task), ...change.task });
      }
      return change.result;
    },
    attend(now, limit) {
      const due = [...entries].filter(([, { attendAt }]) => attendAt !== null && attendAt <= now);
      const found = due.slice(0, limit).map(([name]) => {
        const [uid = '', key = ''] = name.split('/');
        return { uid, key };
      });
      return Promise.resolve(found);
    },
    entry: (uid, key) => entries.get(`${uid}/${key}`),
    task: (uid, taskId) => tasks.get(`${uid}/${taskId}`),
    notifications,
  };
}
