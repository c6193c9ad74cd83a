import type { OutboxDocument } from '@crocodile-hub/core/contract/documents';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { endsOf, withoutWords } from '@crocodile-hub/core/domain/ledger-words';
import type { GrantOf, Upkeep, WordyEntry } from '../ports/workspace.ts';

type Message = { session: string; id: string; writtenAt: Instant };

/** The nightly job's twin in memory. Sessions and logs go by `uid/sessionId`, entries by `uid/key`. */
export function memoryUpkeep() {
  const ended = new Map<string, Instant[]>();
  const entries = new Map<string, { entry: OutboxDocument; forgetAt: Instant | null }>();
  const days = new Map<string, number>();
  const sessions = new Set<string>();
  let messages: Message[] = [];
  let place: string | null = null;
  const parts = (name: string) => {
    const [uid = '', id = ''] = name.split('/');
    return { uid, id };
  };

  const grants: GrantOf[] = [];

  const upkeep: Upkeep = {
    grants(after, limit) {
      const nameOf = ({ uid, service }: GrantOf) => `${uid}/${service}`;
      const sorted = grants.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
      const ahead = sorted.filter((grant) => after === null || nameOf(grant) > after);
      const seen = ahead.slice(0, limit);
      const last = seen.at(-1);
      const isMore = ahead.length > limit && last !== undefined;
      return Promise.resolve({ grants: seen, next: isMore ? nameOf(last) : null });
    },
    deleteEnded(collection, now, limit) {
      const kept = ended.get(collection) ?? [];
      const due = kept.filter((end) => end <= now).toSorted((a, b) => a - b);
      const gone = new Set(due.slice(0, limit));
      ended.set(
        collection,
        kept.filter((end) => !gone.has(end)),
      );
      return Promise.resolve({ found: gone.size, deleted: gone.size });
    },
    wordyEntries(now, limit, after) {
      const due = [...entries].flatMap(([path, { forgetAt }]) =>
        forgetAt === null || forgetAt > now ? [] : [{ at: forgetAt, path }],
      );
      const compare = (a: WordyEntry['place'], b: WordyEntry['place']) =>
        a.at - b.at || (a.path < b.path ? -1 : Number(a.path > b.path));
      const ahead = due.filter((one) => after === null || compare(one, after) > 0).toSorted(compare);
      const found = ahead.slice(0, limit).map((at) => {
        const { uid, id: key } = parts(at.path);
        return { uid, key, place: at };
      });
      return Promise.resolve(found);
    },
    forgetWords(uid, key, now) {
      const known = entries.get(`${uid}/${key}`);
      const ends = known === undefined ? null : endsOf(known.entry, days.get(uid));
      if (known === undefined || ends === null) return Promise.resolve('kept');
      const isOver = ends.words <= now;
      entries.set(`${uid}/${key}`, {
        entry: isOver ? withoutWords(known.entry) : known.entry,
        forgetAt: isOver ? null : ends.words,
      });
      return Promise.resolve(isOver ? 'forgotten' : 'kept');
    },
    orphanedLogs(after, limit) {
      const logs = [...new Set(messages.map(({ session }) => session))].toSorted();
      const ahead = logs.filter((log) => after === null || log > after);
      const seen = ahead.slice(0, limit);
      const orphans = seen
        .filter((log) => !sessions.has(log))
        .map((log) => ({ uid: parts(log).uid, sessionId: parts(log).id }));
      return Promise.resolve({ orphans, next: ahead.length < limit ? null : (seen.at(-1) ?? null) });
    },
    deleteMessages({ uid, sessionId }, before, limit) {
      const old = messages.filter(
        ({ session, writtenAt }) => session === `${uid}/${sessionId}` && writtenAt < before,
      );
      const gone = new Set(old.slice(0, limit));
      messages = messages.filter((message) => !gone.has(message));
      return Promise.resolve(gone.size);
    },
    place: () => Promise.resolve(place),
    keepPlace(next) {
      place = next;
      return Promise.resolve();
    },
  };
  return {
    upkeep,
    grants,
    /** When the documents of each collection end. */
    ended,
    entries,
    /** For how many days each person keeps words. */
    days,
    sessions,
    messages: () => messages,
    write: (...more: Message[]) => void messages.push(...more),
  };
}
