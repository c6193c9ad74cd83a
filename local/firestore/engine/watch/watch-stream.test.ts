import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StatusError } from '../../model/status.ts';
import { aDatabase, aQuery, commit, deleteWrite, setWrite, where } from '../../testing/test-database.ts';
import { aTarget, WatchingClient } from '../../testing/watching-client.ts';
import type { Database } from '../database.ts';
import type { WatchEvent } from './watch-event.ts';
import type { TargetGuard } from './watch-stream.ts';

const allowAll: TargetGuard = () => ({ refusal: null, dependencies: [] });
const denied = new StatusError('PERMISSION_DENIED', 'no');

describe('a listening stream', () => {
  let database: Database;
  let client: WatchingClient;
  let events: WatchEvent[];

  const watch = (guard: TargetGuard = allowAll) =>
    database.watch(guard, (event) => {
      events.push(event);
      client.receive(event);
    });
  const kinds = () => events.map(({ kind }) => kind);
  const query = (collection: string, rest?: Parameters<typeof aQuery>[1]) =>
    ({ kind: 'query', plan: database.plan(aQuery(collection, rest)) }) as const;

  beforeEach(async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    database = aDatabase({ clock: { now: () => Date.now() } });
    client = new WatchingClient();
    events = [];
    await commit(database, setWrite('rooms/a', { n: 1 }), setWrite('rooms/b', { n: 2 }));
  });

  afterEach(() => {
    database.close();
    vi.useRealTimers();
  });

  it('answers a target with its documents, CURRENT and a snapshot', () => {
    watch().add(aTarget(2, query('rooms')));
    expect(kinds()).toEqual([
      'targetAdded',
      'documentChanged',
      'documentChanged',
      'targetCurrent',
      'snapshot',
    ]);
  });

  it('says that a single document is missing before it is current', () => {
    watch().add(aTarget(2, { kind: 'documents', paths: [['rooms', 'none']] }));
    expect(kinds()).toEqual(['targetAdded', 'documentDeleted', 'targetCurrent', 'snapshot']);
  });

  it('tells several targets of one commit in one snapshot, each document once', async () => {
    const stream = watch();
    stream.add(aTarget(2, query('rooms')));
    stream.add(aTarget(4, query('rooms', { where: where('n', 'GREATER_THAN', 1) })));
    events.length = 0;
    await commit(database, setWrite('rooms/a', { n: 5 }), setWrite('rooms/b', { n: 0 }));
    expect(events).toMatchObject([
      { kind: 'documentChanged', targetIds: [2, 4], removedTargetIds: [] },
      { kind: 'documentChanged', targetIds: [2], removedTargetIds: [4] },
      { kind: 'snapshot' },
    ]);
  });

  it('lets the next document enter when one leaves a limit', async () => {
    watch().add(aTarget(2, query('rooms', { orderBy: ['n'], limit: 1 })));
    expect(client.ids(2)).toEqual(['a']);
    events.length = 0;
    await commit(database, setWrite('rooms/c', { n: 0 }));
    expect(kinds()).toEqual(['documentRemoved', 'documentChanged', 'snapshot']);
    expect(client.ids(2)).toEqual(['c']);
    await commit(database, deleteWrite('rooms/c'));
    expect(client.ids(2)).toEqual(['a']);
  });

  it('resumes with what changed since, and a count to check it by', async () => {
    const first = watch();
    first.add(aTarget(2, query('rooms')));
    const since = { kind: 'time', time: client.lastSnapshot } as const;
    first.close();
    await commit(database, deleteWrite('rooms/a'), setWrite('rooms/c', { n: 3 }));
    events.length = 0;
    watch().add(aTarget(2, query('rooms'), { since }));
    expect(kinds()).toEqual([
      'targetAdded',
      'documentDeleted',
      'documentChanged',
      'existenceFilter',
      'targetCurrent',
      'snapshot',
    ]);
    expect(client.ids(2)).toEqual(['b', 'c']);
  });

  it('starts over when the client comes from a time that is gone', () => {
    watch().add(aTarget(2, query('rooms'), { since: { kind: 'lost' } }));
    expect(kinds().slice(0, 2)).toEqual(['targetAdded', 'targetReset']);
    expect(client.ids(2)).toEqual(['a', 'b']);
  });

  it('ends a target that is asked for once', () => {
    watch().add(aTarget(2, query('rooms'), { once: true }));
    expect(kinds().at(-1)).toBe('targetRemoved');
    expect(database.listenerCount).toBe(0);
  });

  it('refuses one target and leaves the others alone', () => {
    const stream = watch((spec) => ({
      refusal: spec.kind === 'documents' ? denied : null,
      dependencies: [],
    }));
    stream.add(aTarget(2, query('rooms')));
    events.length = 0;
    stream.add(aTarget(4, { kind: 'documents', paths: [['rooms', 'a']] }));
    expect(events).toEqual([{ kind: 'targetRemoved', targetId: 4, cause: denied }]);
    expect(database.listenerCount).toBe(1);
  });

  it('asks again when a document changes that the permission hung on', async () => {
    let isOpen = true;
    const guard: TargetGuard = () => ({ refusal: isOpen ? null : denied, dependencies: [['doors', 'main']] });
    watch(guard).add(aTarget(2, query('rooms')));
    isOpen = false;
    await commit(database, setWrite('rooms/c', {}));
    expect(database.listenerCount).toBe(1);
    events.length = 0;
    await commit(database, setWrite('doors/main', { open: false }));
    expect(events).toEqual([{ kind: 'targetRemoved', targetId: 2, cause: denied }]);
    expect(database.listenerCount).toBe(0);
  });

  it('lets those whom a commit does not concern know its time soon', async () => {
    watch().add(aTarget(2, query('rooms')));
    events.length = 0;
    const { commitTime } = await commit(database, setWrite('halls/x', {}));
    expect(events).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(kinds()).toEqual(['snapshot']);
    expect(client.lastSnapshot).toBeGreaterThanOrEqual(commitTime.seconds * 1_000_000);
  });

  it('gives a sign of life every half minute', async () => {
    watch().add(aTarget(2, query('rooms')));
    events.length = 0;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(kinds()).toEqual(['snapshot']);
  });

  it('forgets ten thousand targets when it closes', () => {
    const stream = watch();
    const spec = query('rooms');
    for (let id = 1; id <= 10_000; id++) stream.add(aTarget(id, spec));
    expect(database.listenerCount).toBe(10_000);
    stream.close();
    expect(database.listenerCount).toBe(0);
  });

  it('hears of a cleared database', () => {
    watch().add(aTarget(2, query('rooms')));
    database.clear();
    expect(client.ids(2)).toEqual([]);
  });
});
