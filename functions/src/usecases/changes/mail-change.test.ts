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

describe('of the mails that fit', () => {
  const day = 86_400_000;
  const now = anEngine().clock.now();
  const ofAge = (id: string, name: string, days: number, more: Partial<Mail> = {}) =>
    aMail({ id, from: from(name), subject: id, sentAt: now - days * day, ...more });
  const ofDanaAlone = [
    ofAge('today', 'Dana', 0),
    ofAge('fortnight', 'Dana', 14),
    ofAge('spring', 'Dana', 90),
  ];
  const unsubscribe = 'https://x.example';
  const lists = ['Library', 'Weekly', 'Maya'].map((name, index) =>
    ofAge(`list-${name}`, name, index * 40 + 1, { unsubscribe }),
  );

  async function sortedBy(mails: readonly Mail[], words: string) {
    const { inbox, searches } = mailbox(mails);
    return { searches, change: await asked(inbox, words).change };
  }

  it.each([
    ['archive everything from Dana older than a week', 'archive', 'fortnight spring'],
    ['delete all mails from Dana more than two months old', 'trash', 'spring'],
    ['star the mails from Dana that are older than ten days', 'star', 'fortnight spring'],
    ['תעביר לארכיון את כל המיילים מדנה ישנים משבוע', 'archive', 'fortnight spring'],
    ['תמחקי את כל המיילים מדנה שישנים מחודשיים', 'trash', 'spring'],
  ])('those alone are sorted that are old enough: %s', async (words, wanted, messageIds) => {
    const { change, searches } = await sortedBy(ofDanaAlone, words);
    expect(change).toMatchObject({ actionType: 'sort_mail', payload: { does: wanted, messageIds } });
    expect(searches[0]).toMatch(/after:0 before:\d+/);
  });

  it.each([
    ['archive everything from Dana older than a year', 'Dana', '(until '],
    ['trash all newsletters older than a year', 'no mail', '(until '],
    ['תעביר לארכיון את כל המיילים מדנה ישנים משנה', 'דנה', '(עד '],
  ])('none is sorted where none is old enough, and the time is told: %s', async (words, whose, time) => {
    const { change } = await sortedBy([...ofDanaAlone, ...lists], words);
    expect(change).toMatchObject({ is: 'said' });
    // No other reader takes it up.
    expect(change).not.toHaveProperty('isNone');
    expect(change).toMatchObject({ text: expect.stringContaining(whose) as string });
    expect(change).toMatchObject({ text: expect.stringContaining(time) as string });
  });

  it.each([
    ['trash newsletters except those from Maya', 'list-Library list-Weekly'],
    ['trash all newsletters except the ones from the Library', 'list-Weekly list-Maya'],
    ['תמחקי את כל הניוזלטרים חוץ מאלה של Weekly', 'list-Library list-Maya'],
    ['תזרקי את הניוזלטרים מלבד מאיה', 'list-Library list-Weekly'],
    ['trash newsletters older than a month except those from Maya', 'list-Weekly'],
  ])('those of somebody are left: %s', async (words, messageIds) => {
    expect((await sortedBy(lists, words)).change).toMatchObject({ payload: { does: 'trash', messageIds } });
  });

  it.each([
    ['archive the mails from Dana except the latest one', 'fortnight spring'],
    ['archive all mails from Dana except for the last mail', 'fortnight spring'],
    ['archive all mails from Dana apart from the newest', 'fortnight spring'],
    ['תעביר לארכיון את כל המיילים מדנה חוץ מהאחרון', 'fortnight spring'],
    ['תעבירי לארכיון את כל המיילים מדנה חוץ מהמייל האחרון', 'fortnight spring'],
    ['archive everything from Dana older than a week except the latest one', 'spring'],
  ])('the newest is left: %s', async (words, messageIds) => {
    const { change } = await sortedBy(ofDanaAlone.toReversed(), words);
    expect(change).toMatchObject({ payload: { does: 'archive', messageIds } });
  });

  it('none is sorted where the newest, which is left, is the only one', async () => {
    const { change } = await sortedBy([ofAge('today', 'Dana', 0)], 'תמחק את כל המיילים מדנה חוץ מהאחרון');
    expect(change).toMatchObject({ is: 'said' });
    expect(change).not.toHaveProperty('isNone');
  });

  it.each([
    'archive all mails from Dana except the important ones',
    'archive all mails from Dana except the last two',
    'archive all mails from Dana except those from this week',
    'תמחק את כל המיילים מדנה חוץ מאלה שחשובים',
    'delete all newsletters except those of the plumber',
  ])('none is sorted where nobody of that name is known to be left out: %s', async (words) => {
    const { change } = await sortedBy([...ofDanaAlone, ...lists], words);
    expect(change ?? { is: 'said' }).toMatchObject({ is: 'said' });
  });

  it.each([
    ['trash all newsletters except those from Maya and Library', 'list-Weekly'],
    ["delete all newsletters except Maya's", 'list-Library list-Weekly'],
    ['תמחקי את כל הניוזלטרים חוץ ממאיה ו-Weekly', 'list-Library'],
  ])('those of each are left: %s', async (words, messageIds) => {
    expect((await sortedBy(lists, words)).change).toMatchObject({ payload: { does: 'trash', messageIds } });
  });

  it.each([
    ['delete the oldest mail from Dana', 'trash', 'spring'],
    ['archive the last mail from Dana older than a week', 'archive', 'fortnight'],
  ])('one alone is sorted: %s', async (words, wanted, messageIds) => {
    const { change } = await sortedBy(ofDanaAlone, words);
    expect(change).toMatchObject({ payload: { does: wanted, messageIds } });
  });

  it('all that are unread are marked as read', async () => {
    const { change, searches } = await sortedBy(ofDanaAlone, 'mark everything as read');
    expect(change).toMatchObject({ payload: { does: 'read', messageIds: 'today fortnight spring' } });
    expect(searches[0]).toContain('is:unread');
  });

  it.each(['archive everything from Dana', 'תעביר לארכיון את כל המיילים מדנה'])(
    'all are sorted where nothing leaves one out: %s',
    async (words) => {
      const { change } = await sortedBy(ofDanaAlone, words);
      expect(change).toMatchObject({ payload: { messageIds: 'today fortnight spring' } });
    },
  );
});
