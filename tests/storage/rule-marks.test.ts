import { expect, it } from 'vitest';
import type { RuleMark, Step } from '../../functions/src/ports/ledger.ts';
import { settledEntry } from '../../functions/src/testing/settled-entry.ts';
import { realAdapters } from './real-adapters.ts';

const given = realAdapters();
const now = Date.UTC(2026, 10, 20, 9, 0);
const mark: RuleMark = { acted: ['m1', 'm2'], day: '2026-11-20', count: 2, at: now };
const entry = { ...settledEntry(now), ruleId: 'r1', ruleMails: 2, taskId: null };

const begin = (uid: string) =>
  given().ports.ledger.transact(uid, 'k', (): Step<void> => ({ entry, mark, result: undefined }), {
    rule: 'r1',
  });
const markOf = (uid: string) =>
  given().ports.ledger.transact(
    uid,
    'another',
    (_entry, _sent, known): Step<RuleMark | null> => ({ result: known }),
    { rule: 'r1' },
  );
const less: RuleMark = { ...mark, acted: ['m2'], count: 1 };

it('an entry of a rule brings its mark along, though nobody asked about the rule', async () => {
  await begin('anna');
  const step = (_entry: unknown, _sent: unknown, known: RuleMark | null): Step<RuleMark | null> => ({
    mark: less,
    result: known,
  });
  expect(await given().ports.ledger.transact('anna', 'k', step)).toEqual(mark);
  expect(await markOf('anna')).toEqual(less);
});

it('an entry of a rule that is set aside can give its mails back', async () => {
  await begin('bella');
  await given().ports.ledger.setBack('bella', 'k', (trouble) => {
    expect(trouble.mark).toEqual(mark);
    return { attendAt: null, mark: less };
  });
  expect(await markOf('bella')).toEqual(less);
});

it('an entry of no rule has no mark', async () => {
  const { ruleId: _, ruleMails: __, ...ofNobody } = entry;
  await begin('carla');
  const { ledger } = given().ports;
  await ledger.transact('carla', 'mine', (): Step<void> => ({ entry: ofNobody, result: undefined }));
  const step = (_entry: unknown, _sent: unknown, known: RuleMark | null): Step<RuleMark | null> => ({
    result: known,
  });
  expect(await ledger.transact('carla', 'mine', step)).toBeNull();
});
