import { describe, expect, it } from 'vitest';
import { Failure } from '../../ports/failure.ts';
import type { Mail, MailReader } from '../../ports/mail.ts';
import { aMail } from '../../testing/a-mail.ts';
import { anEngine, anna } from '../../testing/engine.ts';
import { noContacts } from '../../testing/no-contacts.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { clockOf } from '../time/person-clock.ts';
import { execute } from '../ledger/execute.ts';
import { takeBack } from '../ledger/take-back.ts';
import { askedChange } from './asked-change.ts';

const from = (name: string) => ({ name, address: `${name.toLowerCase()}@example.com` });

/** A mailbox whose labels can be changed, and that tells what it was asked. */
function mailbox(mails: readonly Mail[]) {
  const labels = new Map(mails.map(({ id, labels }) => [id, new Set(labels)]));
  const searches: string[] = [];
  const inbox = silentInbox({
    list: (_person, { q }) => {
      searches.push(q ?? '');
      return Promise.resolve({
        mails: [...mails],
        unreadable: [],
        nextPageToken: null,
        total: mails.length,
        historyId: null,
      });
    },
    relabel: (_person, ids, { add = [], remove = [] }) => {
      for (const id of ids) {
        for (const label of add) labels.get(id)?.add(label);
        for (const label of remove) labels.get(id)?.delete(label);
      }
      return Promise.resolve(ids.filter((id) => !labels.has(id)));
    },
    labelsOf: (_person, ids) =>
      Promise.resolve(
        new Map([...labels].flatMap(([id, has]) => (ids.includes(id) ? [[id, [...has]]] : []))),
      ),
  });
  return { inbox, searches, labelsOf: (id: string) => [...(labels.get(id) ?? [])].toSorted() };
}

function asked(inbox: MailReader, words: string) {
  const engine = anEngine({ inbox });
  const ports = {
    ...noContacts(),
    ...engine,
    inbox,
    workspace: {
      openReminders: () => Promise.resolve([]),
      rungReminders: () => Promise.resolve([]),
      recentTasks: () => Promise.resolve([]),
      notedTasks: () => Promise.resolve([]),
    },
  };
  const clock = clockOf({ timeZone: 'Asia/Jerusalem' }, engine.clock.now());
  return { engine, change: askedChange(ports, anna, words, clock) };
}

const newsletter = aMail({
  id: 'news',
  from: from('News'),
  subject: 'Weekly',
  unsubscribe: 'https://x.example',
});
const ofDana = aMail({ id: 'dana', from: from('Dana'), subject: 'Lunch', sentAt: 1 });
const olderOfDana = aMail({ id: 'older', from: from('Dana'), subject: 'Breakfast' });

describe('mails that are to be sorted', () => {
  it('are shown with their senders before anything happens', async () => {
    const { inbox, searches } = mailbox([ofDana, olderOfDana]);
    const { change } = asked(inbox, 'archive the mails from Dana');
    expect(await change).toMatchObject({
      is: 'proposal',
      actionType: 'sort_mail',
      payload: { does: 'archive', messageIds: 'dana older', mails: 'Dana: Lunch\nDana: Breakfast' },
      summary: 'Archive 2 mails',
    });
    expect(searches).toEqual([expect.stringContaining('from:(Dana)')]);
    expect(searches[0]).toContain('in:inbox');
  });

  it('are the newest alone where one is asked for', async () => {
    const { inbox } = mailbox([olderOfDana, ofDana]);
    const { change } = asked(inbox, 'archive the last mail from Dana');
    expect(await change).toMatchObject({ payload: { messageIds: 'dana' } });
  });

  it('are those that a list sent where newsletters are asked for', async () => {
    const { inbox } = mailbox([newsletter, ofDana]);
    const { change } = asked(inbox, 'archive all newsletters');
    expect(await change).toMatchObject({ payload: { messageIds: 'news' } });
  });

  it.each([
    ['archive all newsletters', 'Unknown: Weekly'],
    ['תעביר לארכיון את כל הניוזלטרים', 'לא ידוע: Weekly'],
  ])('name a sender who is not known in the language of the sentence: %s', async (words, mails) => {
    const { inbox } = mailbox([{ ...newsletter, from: null }]);
    expect(await asked(inbox, words).change).toMatchObject({ payload: { mails } });
  });

  it('are none where none fits, or the mailbox cannot be read, and that is said', async () => {
    const none = asked(mailbox([]).inbox, 'archive the mails from Dana');
    expect(await none.change).toMatchObject({ is: 'said' });
    const off = asked(
      silentInbox({ list: () => Promise.reject(new Failure('reauth', 'googleNeeded')) }),
      'archive the mails from Dana',
    );
    expect(await off.change).toMatchObject({ is: 'said' });
  });

  it.each([
    ['archive the mails from Dana', ['UNREAD']],
    ['mark the mails from Dana as read', ['INBOX']],
  ])('are as they were after Undo: %s', async (words, after) => {
    const { inbox, labelsOf } = mailbox([ofDana]);
    const { engine, change } = asked(inbox, words);
    const proposal = await change;
    if (proposal?.is !== 'proposal') throw new Error('no proposal');
    const { actionType, payload, payloadHash } = proposal;
    const command = { actionType, payload, payloadHash, userId: anna.uid, idempotencyKey: 'sort-1' };
    await execute(engine, anna, command);
    expect(labelsOf('dana')).toEqual(after);
    await takeBack(engine, anna, 'sort-1');
    expect(labelsOf('dana')).toEqual(['INBOX', 'UNREAD']);
  });

  it('that have gone meanwhile are not counted, and where all have, nothing was done', async () => {
    const { inbox } = mailbox([ofDana]);
    const { engine } = asked(inbox, 'archive the mails from Dana');
    const sort = (idempotencyKey: string, messageIds: string) => {
      const payload = { does: 'archive', messageIds, mails: 'Dana: Lunch' };
      return execute(engine, anna, { actionType: 'sort_mail', payload, userId: anna.uid, idempotencyKey });
    };
    expect(await sort('sort-1', 'dana older')).toMatchObject({
      status: 'done',
      message: '1 mail archived',
    });
    await expect(sort('sort-2', 'older')).rejects.toMatchObject({ kind: 'not-found', reason: 'mailGone' });
  });
});
