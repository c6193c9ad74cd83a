import { describe, expect, it } from 'vitest';
import { Failure } from '../../ports/failure.ts';
import { anEngine, anna } from '../../testing/engine.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { execute } from '../ledger/execute.ts';
import { runJob } from '../ledger/run-job.ts';
import { takeBack } from '../ledger/take-back.ts';

const key = 'sort-1';

/** Two mails in a mailbox whose provider answers too late; `finish` is when it has done what it was asked. */
function aLateMailbox() {
  const labels = new Map(['a', 'b'].map((id) => [id, new Set(['INBOX', 'UNREAD'])]));
  let isLate = true;
  const waiting: (() => void)[] = [];
  const inbox = silentInbox({
    labelId: (_person, name) => Promise.resolve(`tag-${name}`),
    relabel(_person, ids, { add = [], remove = [] }) {
      const change = () => {
        for (const id of ids) {
          for (const label of add) labels.get(id)?.add(label);
          for (const label of remove) labels.get(id)?.delete(label);
        }
      };
      if (isLate) {
        waiting.push(change);
        return Promise.reject(new Failure('unavailable', 'googleSilent', { mayStillHappen: true }));
      }
      change();
      return Promise.resolve(ids.filter((id) => !labels.has(id)));
    },
    labelsOf: (_person, ids) =>
      Promise.resolve(
        new Map(ids.flatMap((id) => (labels.has(id) ? [[id, [...(labels.get(id) ?? [])]]] : []))),
      ),
  });
  const engine = anEngine({ inbox });
  const lookAgain = async () => {
    engine.clock.advance(61_000);
    await runJob(engine, { uid: anna.uid, key });
    return engine.ledger.entry(anna.uid, key);
  };
  const finish = () => {
    isLate = false;
    for (const change of waiting) change();
  };
  const sort = (payload: object) =>
    execute(engine, anna, {
      actionType: 'sort_mail',
      payload: { messageIds: 'a b', mails: 'Dana: Lunch\nDana: Dinner', ...payload },
      userId: anna.uid,
      idempotencyKey: key,
    });
  return {
    engine,
    sort,
    finish,
    remove: (id: string) => labels.delete(id),
    all: () => [...labels].map(([id, has]) => `${id} ${[...has].toSorted().join(' ')}`),
    lookAgain,
  };
}

describe('mails that are sorted by a mailbox that answers too late', () => {
  it.each([
    ['archive', ['a UNREAD', 'b UNREAD']],
    ['read', ['a INBOX', 'b INBOX']],
    ['star', ['a INBOX STARRED UNREAD', 'b INBOX STARRED UNREAD']],
    ['trash', ['a TRASH UNREAD', 'b TRASH UNREAD']],
  ])('are found to be sorted once they are, and Undo puts them back: %s', async (does, after) => {
    const { sort, finish, lookAgain, engine, all } = aLateMailbox();
    await expect(sort({ does })).rejects.toMatchObject({ reason: 'inDoubt' });
    finish();
    expect(await lookAgain()).toMatchObject({ status: 'done' });
    expect(all()).toEqual(after);
    await takeBack(engine, anna, key);
    expect(all()).toEqual(['a INBOX UNREAD', 'b INBOX UNREAD']);
  });

  it('are told as not sorted where nothing happened', async () => {
    const { sort, lookAgain, all } = aLateMailbox();
    await expect(sort({ does: 'archive' })).rejects.toMatchObject({ reason: 'inDoubt' });
    expect(await lookAgain()).toMatchObject({ status: 'failed', failure: { reason: 'notSent' } });
    expect(all()).toEqual(['a INBOX UNREAD', 'b INBOX UNREAD']);
  });

  it('are counted without those that are gone, and where all are gone nothing was done', async () => {
    const one = aLateMailbox();
    await expect(one.sort({ does: 'archive' })).rejects.toMatchObject({ reason: 'inDoubt' });
    one.finish();
    one.remove('a');
    expect(await one.lookAgain()).toMatchObject({ status: 'done', result: { message: '1 mail archived' } });
    const none = aLateMailbox();
    await expect(none.sort({ does: 'archive' })).rejects.toMatchObject({ reason: 'inDoubt' });
    none.remove('a');
    none.remove('b');
    expect(await none.lookAgain()).toMatchObject({ status: 'failed' });
  });
});
