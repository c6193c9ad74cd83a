import { describe, expect, it } from 'vitest';
import { Failure } from '../../ports/failure.ts';
import type { MailReader } from '../../ports/mail.ts';
import { anEngine, anna } from '../../testing/engine.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { execute } from '../ledger/execute.ts';
import { runJob } from '../ledger/run-job.ts';
import { takeBack } from '../ledger/take-back.ts';

const key = 'sort-1';

const places = ['INBOX', 'SPAM', 'TRASH'];

/** A mailbox that takes a mail out of one place where it comes to another, and knows some tags. */
function aMailbox(mails: Record<string, string>, known: readonly string[] = []) {
  const labels = new Map(Object.entries(mails).map(([id, has]) => [id, new Set(has.split(' '))]));
  const tags = new Set(known);
  const inbox = silentInbox({
    labelId(_person, name) {
      tags.add(name);
      return Promise.resolve(`tag-${name}`);
    },
    knownLabelId: (_person, name) => Promise.resolve(tags.has(name) ? `tag-${name}` : null),
    relabel(_person, ids, { add = [], remove = [] }) {
      if (add.length + remove.length === 0 || add.filter((label) => places.includes(label)).length > 1) {
        return Promise.reject(new Failure('invalid', 'invalidRequest'));
      }
      const left = add.some((label) => places.includes(label)) ? places : [];
      for (const id of ids) {
        for (const label of [...left, ...remove]) labels.get(id)?.delete(label);
        for (const label of add) labels.get(id)?.add(label);
      }
      return Promise.resolve(ids.filter((id) => !labels.has(id)));
    },
    labelsOf: (_person, ids) =>
      Promise.resolve(
        new Map(ids.flatMap((id) => (labels.has(id) ? [[id, [...(labels.get(id) ?? [])]]] : []))),
      ),
  });
  const all = () => [...labels].map(([id, has]) => `${id} ${[...has].toSorted().join(' ')}`);
  return {
    inbox,
    all,
    tags: () => [...tags],
    remove: (id: string) => labels.delete(id),
    forget: (tag: string) => tags.delete(tag),
  };
}

function sorting(inbox: MailReader) {
  const engine = anEngine({ inbox });
  const sort = (payload: object) =>
    execute(engine, anna, {
      actionType: 'sort_mail',
      payload: { messageIds: 'a b', mails: 'Dana: Lunch\nDana: Dinner', ...payload },
      userId: anna.uid,
      idempotencyKey: key,
    });
  return { engine, sort, undo: () => takeBack(engine, anna, key) };
}

/** A mailbox whose provider answers too late; `finish` is when it has done what it was asked. */
function aLateMailbox(has = 'INBOX UNREAD', known: readonly string[] = []) {
  const mailbox = aMailbox({ a: has, b: has }, known);
  let isLate = true;
  const waiting: (() => Promise<unknown>)[] = [];
  const inbox: MailReader = {
    ...mailbox.inbox,
    relabel(...asked) {
      if (!isLate) return mailbox.inbox.relabel(...asked);
      waiting.push(() => mailbox.inbox.relabel(...asked));
      return Promise.reject(new Failure('unavailable', 'googleSilent', { mayStillHappen: true }));
    },
  };
  const { engine, sort, undo } = sorting(inbox);
  const lookAgain = async () => {
    engine.clock.advance(61_000);
    await runJob(engine, { uid: anna.uid, key });
    return engine.ledger.entry(anna.uid, key);
  };
  const finish = async () => {
    isLate = false;
    for (const change of waiting) await change();
  };
  return { ...mailbox, sort, undo, finish, lookAgain };
}

describe('mails that are sorted by a mailbox that answers too late', () => {
  it.each([
    ['archive', 'INBOX UNREAD', 'UNREAD'],
    ['read', 'INBOX UNREAD', 'INBOX'],
    ['star', 'INBOX UNREAD', 'INBOX STARRED UNREAD'],
    ['trash', 'INBOX UNREAD', 'TRASH UNREAD'],
    ['tag', 'INBOX UNREAD', 'INBOX UNREAD tag-Money'],
    ['untag', 'INBOX tag-Money', 'INBOX'],
    ['unstar', 'INBOX STARRED', 'INBOX'],
    ['spam', 'INBOX UNREAD', 'SPAM UNREAD'],
    ['unspam', 'SPAM UNREAD', 'INBOX UNREAD'],
    ['untrash', 'STARRED TRASH', 'INBOX STARRED'],
    ['unarchive', 'UNREAD', 'INBOX UNREAD'],
  ])('are found to be sorted once they are, and Undo puts them back: %s', async (does, had, has) => {
    const { sort, undo, finish, lookAgain, all } = aLateMailbox(had, ['Money']);
    await expect(sort({ does, tag: 'Money' })).rejects.toMatchObject({ reason: 'inDoubt' });
    await finish();
    expect(await lookAgain()).toMatchObject({ status: 'done' });
    expect(all()).toEqual([`a ${has}`, `b ${has}`]);
    await undo();
    expect(all()).toEqual([`a ${had}`, `b ${had}`]);
  });

  it('are told as not sorted where nothing happened', async () => {
    const { sort, lookAgain, all } = aLateMailbox();
    await expect(sort({ does: 'archive' })).rejects.toMatchObject({ reason: 'inDoubt' });
    expect(await lookAgain()).toMatchObject({ status: 'failed', failure: { reason: 'notSent' } });
    expect(all()).toEqual(['a INBOX UNREAD', 'b INBOX UNREAD']);
  });

  it('are told as not tagged where their tag is gone, which is not made to find out', async () => {
    const { sort, lookAgain, tags, forget } = aLateMailbox();
    await expect(sort({ does: 'tag', tag: 'Money' })).rejects.toMatchObject({ reason: 'inDoubt' });
    forget('Money');
    expect(await lookAgain()).toMatchObject({ status: 'failed', failure: { reason: 'notSent' } });
    expect(tags()).toEqual([]);
  });

  it('are counted without those that are gone, and where all are gone nothing was done', async () => {
    const one = aLateMailbox();
    await expect(one.sort({ does: 'archive' })).rejects.toMatchObject({ reason: 'inDoubt' });
    await one.finish();
    one.remove('a');
    expect(await one.lookAgain()).toMatchObject({ status: 'done', result: { message: '1 mail archived' } });
    const none = aLateMailbox();
    await expect(none.sort({ does: 'archive' })).rejects.toMatchObject({ reason: 'inDoubt' });
    none.remove('a');
    none.remove('b');
    expect(await none.lookAgain()).toMatchObject({ status: 'failed' });
  });
});

describe('mails that a person sorts', () => {
  it.each([
    ['archive', ['a UNREAD', 'b STARRED UNREAD', 'c tag-Money', 'd SPAM', 'e TRASH tag-Money']],
    ['read', ['a INBOX', 'b STARRED', 'c INBOX tag-Money', 'd SPAM', 'e TRASH tag-Money']],
    [
      'unread',
      [
        'a INBOX UNREAD',
        'b STARRED UNREAD',
        'c INBOX UNREAD tag-Money',
        'd SPAM UNREAD',
        'e TRASH UNREAD tag-Money',
      ],
    ],
    [
      'star',
      [
        'a INBOX STARRED UNREAD',
        'b STARRED UNREAD',
        'c INBOX STARRED tag-Money',
        'd SPAM STARRED',
        'e STARRED TRASH tag-Money',
      ],
    ],
    ['unstar', ['a INBOX UNREAD', 'b UNREAD', 'c INBOX tag-Money', 'd SPAM', 'e TRASH tag-Money']],
    [
      'trash',
      ['a TRASH UNREAD', 'b STARRED TRASH UNREAD', 'c TRASH tag-Money', 'd TRASH', 'e TRASH tag-Money'],
    ],
    ['spam', ['a SPAM UNREAD', 'b SPAM STARRED UNREAD', 'c SPAM tag-Money', 'd SPAM', 'e SPAM tag-Money']],
    [
      'unspam',
      ['a INBOX UNREAD', 'b INBOX STARRED UNREAD', 'c INBOX tag-Money', 'd INBOX', 'e INBOX tag-Money'],
    ],
    [
      'untrash',
      ['a INBOX UNREAD', 'b INBOX STARRED UNREAD', 'c INBOX tag-Money', 'd INBOX', 'e INBOX tag-Money'],
    ],
    [
      'unarchive',
      ['a INBOX UNREAD', 'b INBOX STARRED UNREAD', 'c INBOX tag-Money', 'd INBOX', 'e INBOX tag-Money'],
    ],
    [
      'tag',
      [
        'a INBOX UNREAD tag-Money',
        'b STARRED UNREAD tag-Money',
        'c INBOX tag-Money',
        'd SPAM tag-Money',
        'e TRASH tag-Money',
      ],
    ],
    ['untag', ['a INBOX UNREAD', 'b STARRED UNREAD', 'c INBOX', 'd SPAM', 'e TRASH']],
  ])(
    'are as they are asked to be, and Undo gives each exactly the labels that it had: %s',
    async (does, after) => {
      const had = {
        a: 'INBOX UNREAD',
        b: 'STARRED UNREAD',
        c: 'INBOX tag-Money',
        d: 'SPAM',
        e: 'TRASH tag-Money',
      };
      const { inbox, all } = aMailbox(had, ['Money']);
      const { sort, undo } = sorting(inbox);
      const before = all();
      await sort({ does, tag: 'Money', messageIds: 'a b c d e' });
      expect(all()).toEqual(after);
      await undo();
      expect(all()).toEqual(before);
    },
  );

  it('get a tag that is new, which is made, and Undo takes it off', async () => {
    const { inbox, all, tags } = aMailbox({ a: 'INBOX', b: 'INBOX' });
    const { sort, undo } = sorting(inbox);
    expect(await sort({ does: 'tag', tag: 'Money' })).toMatchObject({ message: '2 mails tagged' });
    expect([all(), tags()]).toEqual([['a INBOX tag-Money', 'b INBOX tag-Money'], ['Money']]);
    await undo();
    expect(all()).toEqual(['a INBOX', 'b INBOX']);
  });

  it('are as wanted without a tag that there is not, which is not made', async () => {
    const { inbox, all, tags } = aMailbox({ a: 'INBOX' });
    const { sort, undo } = sorting(inbox);
    expect(await sort({ does: 'untag', tag: 'Money' })).toMatchObject({
      status: 'done',
      message: '1 mail left without the tag',
    });
    await undo();
    expect([all(), tags()]).toEqual([['a INBOX'], []]);
  });

  it('are not in the mailbox any more, also where there would be nothing to change', async () => {
    const { sort } = sorting(aMailbox({}).inbox);
    await expect(sort({ does: 'untag', tag: 'Money' })).rejects.toMatchObject({ reason: 'mailGone' });
  });

  it('stay as they are where it cannot be read what they are', async () => {
    const { inbox, all } = aMailbox({ a: 'INBOX', b: 'INBOX' });
    const { sort } = sorting({
      ...inbox,
      labelsOf: () => Promise.reject(new Failure('unavailable', 'googleSilent')),
    });
    await expect(sort({ does: 'trash' })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(all()).toEqual(['a INBOX', 'b INBOX']);
  });
});
