import { describe, expect, it } from 'vitest';
import { microsOf } from '../model/timestamp.ts';
import { aClock, aDatabase, aQuery, commit, deleteWrite, setWrite } from '../testing/test-database.ts';
import { fieldsOf } from '../transfer/plain-values.ts';

describe('reads in the past', () => {
  it('see documents and queries as they were', async () => {
    const clock = aClock();
    const database = aDatabase({ clock });
    const first = await commit(database, setWrite('rooms/a', { n: 1 }), setWrite('rooms/b', { n: 1 }));
    clock.advance(1000);
    await commit(
      database,
      setWrite('rooms/a', { n: 2 }),
      deleteWrite('rooms/b'),
      setWrite('rooms/c', { n: 2 }),
    );

    const at = { kind: 'time', time: microsOf(first.commitTime) } as const;
    const ids = (when: Parameters<typeof database.entries>[1]) =>
      database.entries(database.plan(aQuery('rooms')), when).map(({ document }) => document.path.at(-1));
    expect(database.get(['rooms', 'a'], at)?.fields).toEqual(fieldsOf({ n: 1 }));
    expect(ids(at)).toEqual(['a', 'b']);
    expect(ids({ kind: 'now' })).toEqual(['a', 'c']);
  });

  it('reach back an hour and no further', async () => {
    const clock = aClock();
    const database = aDatabase({ clock });
    const { commitTime } = await commit(database, setWrite('rooms/a', { n: 1 }));
    clock.advance(30 * 60_000);
    await commit(database, setWrite('rooms/a', { n: 2 }));
    expect(database.readTime({ kind: 'time', time: microsOf(commitTime) })).toBe(microsOf(commitTime));

    clock.advance(61 * 60_000);
    await commit(database, setWrite('rooms/b', {}));
    expect(() => database.readTime({ kind: 'time', time: microsOf(commitTime) })).toThrow('too old');
  });

  it('reach back less far where the past is large', async () => {
    const database = aDatabase();
    const { commitTime } = await commit(database, setWrite('rooms/a', {}));
    for (let n = 0; n < 40; n++)
      await commit(database, setWrite('rooms/a', { n, text: 'x'.repeat(1_000_000) }));
    expect(() => database.readTime({ kind: 'time', time: microsOf(commitTime) })).toThrow('too old');
  });

  it('cannot look ahead', () => {
    const clock = aClock();
    const database = aDatabase({ clock });
    const time = (clock.now() + 1) * 1000;
    expect(() => database.readTime({ kind: 'time', time })).toThrow('future');
  });

  it('cost no memory for what was deleted long ago', async () => {
    const clock = aClock();
    const database = aDatabase({ clock });
    await commit(database, setWrite('rooms/a/seats/1', {}));
    await commit(database, deleteWrite('rooms/a/seats/1'));
    expect(database.collectionIds([], { kind: 'now' })).toEqual([]);
    clock.advance(2 * 3_600_000);
    await commit(database, setWrite('halls/x', {}));
    expect(database.collectionIds([], { kind: 'now' })).toEqual(['halls']);
  });
});
