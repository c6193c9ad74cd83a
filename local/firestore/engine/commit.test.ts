import { describe, expect, it } from 'vitest';
import { aClock, aDatabase, commit, deleteWrite, setWrite } from '../testing/test-database.ts';
import { fieldsOf, valueOf } from '../transfer/plain-values.ts';
import type { Write } from './write/write.ts';

describe('a commit', () => {
  it('creates, merges by mask, deletes masked fields and removes documents', async () => {
    const database = aDatabase();
    await commit(database, setWrite('rooms/a', { size: 3, door: { open: true, colour: 'red' } }));
    await commit(database, setWrite('rooms/a', { door: { open: false } }, { mask: ['door.open', 'size'] }));
    expect(database.get(['rooms', 'a'])?.fields).toEqual(fieldsOf({ door: { open: false, colour: 'red' } }));

    await commit(database, deleteWrite('rooms/a'));
    expect(database.get(['rooms', 'a'])).toBeNull();
  });

  it('applies all of its writes or none', async () => {
    const database = aDatabase();
    const failing = commit(database, setWrite('rooms/a', {}), setWrite('rooms/b', {}, { exists: true }));
    await expect(failing).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(database.get(['rooms', 'a'])).toBeNull();
  });

  it('gets strictly increasing times while the clock stands still or goes back', async () => {
    const clock = aClock();
    const database = aDatabase({ clock });
    const times = [];
    for (const step of [0, 0, -5000, 0]) {
      clock.advance(step);
      const { commitTime } = await commit(database, setWrite('rooms/a', { step }));
      times.push(commitTime.seconds * 1e9 + commitTime.nanos);
    }
    expect(times).toEqual([...new Set(times)].toSorted((left, right) => left - right));
  });

  it('keeps the update time when nothing changes', async () => {
    const clock = aClock();
    const database = aDatabase({ clock });
    const { commitTime } = await commit(database, setWrite('rooms/a', { size: 3 }));
    clock.advance(1000);
    const { results } = await commit(database, setWrite('rooms/a', { size: 3 }));
    expect(results[0]?.updateTime).toEqual(commitTime);
    expect(database.get(['rooms', 'a'])?.updateTime).toEqual(commitTime);
  });

  it('sees the earlier writes of the same commit', async () => {
    const database = aDatabase();
    const add = setWrite(
      'rooms/a',
      {},
      { mask: [], transforms: [{ field: ['n'], kind: 'increment', operand: valueOf(1) }] },
    );
    const { results } = await commit(database, setWrite('rooms/a', { n: 1 }), add, add);
    expect(results.map(({ transformResults }) => transformResults)).toEqual([[], [valueOf(2)], [valueOf(3)]]);
  });

  it('loses nothing when many arrive in the same moment', async () => {
    const database = aDatabase();
    const step = setWrite(
      'rooms/a',
      {},
      { mask: [], transforms: [{ field: ['n'], kind: 'increment', operand: valueOf(1) }] },
    );
    await Promise.all(Array.from({ length: 10 }, async () => commit(database, step)));
    expect(database.get(['rooms', 'a'])?.fields).toEqual(fieldsOf({ n: 10 }));
  });

  it('begins a new life for a document that it deletes and sets', async () => {
    const clock = aClock();
    const database = aDatabase({ clock });
    await commit(database, setWrite('rooms/a', { n: 1 }));
    clock.advance(1000);
    const { commitTime } = await commit(database, deleteWrite('rooms/a'), setWrite('rooms/a', { n: 2 }));
    expect(database.get(['rooms', 'a'])?.createTime).toEqual(commitTime);
  });
});

describe('preconditions', () => {
  it.each<[string, Write, string]>([
    ['update of nothing', setWrite('rooms/none', {}, { exists: true }), 'NOT_FOUND'],
    ['create over something', setWrite('rooms/a', {}, { exists: false }), 'ALREADY_EXISTS'],
    [
      'a stale update time',
      {
        ...deleteWrite('rooms/a'),
        precondition: { kind: 'updateTime', updateTime: { seconds: 1, nanos: 0 } },
      },
      'FAILED_PRECONDITION',
    ],
    [
      'verifying what is gone',
      { kind: 'verify', path: ['rooms', 'none'], precondition: { kind: 'exists', exists: true } },
      'FAILED_PRECONDITION',
    ],
  ])('refuse %s', async (_what, write, code) => {
    const database = aDatabase();
    await commit(database, setWrite('rooms/a', {}));
    await expect(commit(database, write)).rejects.toMatchObject({ code });
  });

  it('call it a mistake to update what the same commit deleted', async () => {
    const database = aDatabase();
    await commit(database, setWrite('rooms/a', {}));
    const writes = [deleteWrite('rooms/a'), setWrite('rooms/a', { n: 1 }, { exists: true })];
    await expect(commit(database, ...writes)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });

  it('are not told to whom the guard refuses', async () => {
    const database = aDatabase();
    const guard = () => {
      throw new Error('not allowed');
    };
    const refused = database.commit([setWrite('rooms/none', {}, { exists: true })], {
      guard,
      transaction: null,
    });
    await expect(refused).rejects.toThrow('not allowed');
  });
});

it('refuses a document over 1 MiB with its name and size', async () => {
  const halves = { a: 'x'.repeat(600_000), b: 'x'.repeat(600_000) };
  await expect(commit(aDatabase(), setWrite('rooms/a', halves))).rejects.toThrow(
    /Document 'projects\/demo\/databases\/\(default\)\/documents\/rooms\/a' cannot be written because its size \(1,200,0\d\d bytes\)/,
  );
});
