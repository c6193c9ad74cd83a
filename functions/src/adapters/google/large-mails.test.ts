import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { absent } from '../../ports/accounts.ts';
import { circuit } from '../shared/circuit.ts';
import { gmailBox } from './gmail.ts';

const box = () =>
  gmailBox({
    tokens: {
      token: () => Promise.resolve('ya29.test'),
      renew: () => Promise.resolve('ya29.renewed'),
      recordAnswer: () => Promise.resolve(),
    },
    rootUrl: 'http://127.0.0.1:1/',
    timeoutMs: 1,
    circuit: circuit('googleSilent'),
    now: Date.now,
  });

it('two large mails are in memory at once, one of a person, and one that fails makes room as well', async () => {
  const mail = box();
  const begun: string[] = [];
  const ends: Record<string, PromiseWithResolvers<void>> = {};
  const leaves = (uid: string, name: string) =>
    mail
      .inTurn(absent(uid), () => {
        begun.push(name);
        const end = Promise.withResolvers<void>();
        ends[name] = end;
        return end.promise;
      })
      .catch(() => undefined);
  const all = [
    leaves('anna', 'first of Anna'),
    leaves('anna', 'second of Anna'),
    leaves('ben', 'of Ben'),
    leaves('dana', 'of Dana'),
  ];
  await setImmediate();
  expect(begun).toEqual(['first of Anna', 'of Ben']);
  ends['of Ben']?.reject(new Error('Gmail is silent'));
  await setImmediate();
  expect(begun).toEqual(['first of Anna', 'of Ben', 'of Dana']);
  ends['first of Anna']?.resolve();
  await setImmediate();
  expect(begun).toEqual(['first of Anna', 'of Ben', 'of Dana', 'second of Anna']);
  for (const end of Object.values(ends)) end.resolve();
  await Promise.all(all);
});
