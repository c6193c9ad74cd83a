import type { NotificationDocument } from '@crocodile-hub/core/contract/documents';
import type { Entry, LedgerStore, RuleMark, TaskUpdate } from '../ports/ledger.ts';
import { memoryPages } from './memory-pages.ts';

/** The ledger in memory, with the same promises as the stored one. */
export function memoryLedger(): LedgerStore & {
  entry(uid: string, key: string): Entry | undefined;
  task(uid: string, taskId: string): TaskUpdate | undefined;
  notifications: Map<string, NotificationDocument>;
  /** From now on this entry cannot be read. */
  breakDown(uid: string, key: string): void;
} {
  const entries = new Map<string, Entry>();
  const tasks = new Map<string, TaskUpdate>();
  const sends = new Map<string, number>();
  const firstSends = new Map<string, number>();
  const notifications = new Map<string, NotificationDocument>();
  const broken = new Set<string>();
  const marks = new Map<string, RuleMark>();
  return {
    async transact(uid, key, step, { counts = null, rule } = {}) {
      // As a database does, others get a turn before the transaction begins; the transaction itself is one piece.
      await Promise.resolve();
      const name = `${uid}/${key}`;
      if (broken.has(name)) throw new Error('what is stored is no entry');
      const day = `${uid}/${counts?.day ?? ''}`;
      const ofAll = `${counts?.ofAll ?? ''}-${counts?.day ?? ''}`;
      const today = sends.get(day) ?? 0;
      const byAll = counts?.ofAll == null ? 0 : (sends.get(ofAll) ?? 0);
      const sent = { today, byAll, since: firstSends.get(uid) ?? null };
      const known = entries.get(name);
      const ofRule = `${uid}/${known?.ruleId ?? rule}`;
      const change = step(
        known === undefined ? null : structuredClone(known),
        sent,
        marks.get(ofRule) ?? null,
      );
      const entry = change.entry ?? known;
      if (change.entry !== undefined) entries.set(name, structuredClone(change.entry));
      if (change.notification !== undefined) notifications.set(key, change.notification);
      if (change.mark !== undefined) marks.set(ofRule, structuredClone(change.mark));
      if (change.countSend === true && counts !== null) {
        sends.set(day, today + counts.people).set(ofAll, byAll + counts.paid);
        if (sent.since === null) firstSends.set(uid, counts.at);
      }
      if (change.task !== undefined && entry?.taskId != null) {
        const task = `${uid}/${entry.taskId}`;
        tasks.set(task, { ...tasks.get(task), ...change.task });
      }
      return change.result;
    },
    waiting: (uid) =>
      Promise.resolve(
        [...entries].flatMap(([name, { status }]) =>
          name.startsWith(`${uid}/`) && ['accepted', 'held', 'scheduled'].includes(status)
            ? [name.slice(uid.length + 1)]
            : [],
        ),
      ),
    due: (now) => memoryPages(entries, now),
    async setBack(uid, key, step) {
      await Promise.resolve();
      const name = `${uid}/${key}`;
      const entry = entries.get(name);
      if (entry === undefined) return null;
      const failures = entry.failures + 1;
      const ofRule = `${uid}/${entry.ruleId}`;
      const isBroken = broken.has(name);
      const mark = isBroken ? null : (marks.get(ofRule) ?? null);
      const setback = step({ failures, entry: isBroken ? null : entry, mark });
      const { attendAt, fields, task, notification } = setback;
      if (setback.mark !== undefined) marks.set(ofRule, structuredClone(setback.mark));
      entries.set(name, { ...entry, ...fields, attendAt, failures });
      if (notification !== undefined) notifications.set(notification.id, notification.document);
      if (task !== undefined && entry.taskId !== null) {
        tasks.set(`${uid}/${entry.taskId}`, { ...tasks.get(`${uid}/${entry.taskId}`), ...task });
      }
      return { ...setback, failures };
    },
    breakDown: (uid, key) => void broken.add(`${uid}/${key}`),
    entry: (uid, key) => entries.get(`${uid}/${key}`),
    task: (uid, taskId) => tasks.get(`${uid}/${taskId}`),
    notifications,
  };
}
