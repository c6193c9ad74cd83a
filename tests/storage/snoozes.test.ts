import { expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { Snooze } from '../../functions/src/ports/workspace.ts';
import { realAdapters } from './real-adapters.ts';

const given = realAdapters();
const at = Date.UTC(2026, 10, 20, 9, 0);

const aSnooze = (id: string, more: Partial<Snooze> = {}): Snooze => ({
  id,
  platform: 'gmail',
  messageId: `${id}-mail`,
  threadId: id,
  sender: 'Dana',
  subject: 'Lunch',
  preview: 'See you',
  newestAt: at - 1_000,
  snoozedAt: at,
  until: at + 3_600_000,
  ...more,
});

const known = (uid: string, ids: readonly string[]) =>
  given().ports.snoozes.transact(uid, ids, (all) => ({ result: [...all.values()] }));

it('what is put off is stored and found by its moment, and ends in the same step as others begin', async () => {
  const { snoozes } = given().ports;
  const muted = aSnooze('b', { until: null, muted: true, snoozedAt: at + 1 });
  const awaited = aSnooze('c', { awaits: true });
  const put = [aSnooze('a'), muted, awaited];
  await snoozes.transact('anna', ['a', 'b', 'c'], () => ({ put, result: undefined }));
  expect(await known('anna', ['c', 'b', 'a', 'none'])).toEqual([awaited, muted, aSnooze('a')]);
  expect(await snoozes.putOffAt('anna', at)).toEqual([aSnooze('a'), awaited]);
  expect(await snoozes.putOffAt('bella', at)).toEqual([]);
  await snoozes.transact('anna', ['a', 'd'], () => ({ put: [aSnooze('d')], end: ['a'], result: undefined }));
  expect(await known('anna', ['a', 'd'])).toEqual([aSnooze('d')]);
  const { docs } = await given().db.collection(paths.snoozes('anna')).get();
  expect(docs.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
});
