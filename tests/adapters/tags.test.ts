import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { gmailReader } from '../../functions/src/adapters/google/gmail-reader.ts';
import { absent } from '../../functions/src/ports/accounts.ts';
import { quietLog } from '../../functions/src/testing/quiet.ts';
import { sortMails } from '../../functions/src/usecases/inbox/sort-mail.ts';
import { startForTest } from '../../local/providers/testing/start.ts';

// What a tag does to a mail at Gmail's stand-in, which refuses the names that Gmail keeps for itself.

const anna = absent('anna');
const email = 'anna@gmail.test';
const opened = z.object({ access_token: z.string() });
const labelled = z.object({ labels: z.array(z.object({ name: z.string(), type: z.string() })) });

/** A mailbox with one mail in its inbox. */
async function aMailbox() {
  const { url } = await startForTest();
  const post = async (path: string, body: object): Promise<unknown> =>
    await (await fetch(url + path, { method: 'POST', body: JSON.stringify(body) })).json();
  const { access_token: token } = opened.parse(await post('/_accounts', { provider: 'google', email }));
  await post('/_inbound', { provider: 'google', to: email, from: 'dana@example.com', text: 'Words' });
  const reader = () =>
    gmailReader({
      rootUrl: `${url}/`,
      timeoutMs: 5_000,
      circuit: (call) => call(),
      now: Date.now,
      tokens: {
        token: () => Promise.resolve(token),
        renew: () => Promise.resolve(token),
        recordAnswer: () => Promise.resolve(),
      },
    });
  const inbox = reader();
  const listed = async () => {
    // One that has no names of labels in mind.
    const { mails } = await reader().list(anna, {
      labelIds: ['INBOX'],
      q: null,
      maxResults: 5,
      pageToken: null,
      letters: 0,
    });
    return mails.map(({ id, labels, tags }) => ({ id, labels: labels.toSorted(), tags }));
  };
  const [mail] = await listed();
  if (mail === undefined) throw new Error('no mail arrived');
  const refuseOnce = () =>
    post('/_faults', { provider: 'google', method: 'post', path: '/labels', kind: 'status', status: 400 });
  const sort = (action: 'addLabel' | 'removeLabel' | 'star' | 'unstar', labelId?: string) =>
    sortMails({ inbox, log: quietLog }, anna, { messageIds: [mail.id], action, labelId }, null);
  const ownLabels = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/gmail/v1/users/me/labels`, { headers });
    const { labels } = labelled.parse(await response.json());
    return labels.filter(({ type }) => type === 'user').map(({ name }) => name);
  };
  const known = (tag: string) => inbox.knownLabelId(anna, tag);
  return { mail, listed, sort, known, ownLabels, refuseOnce };
}

const googles = ['Spam', 'trash', 'INBOX', 'important', 'Starred', 'unread', 'sent', 'Draft', 'chat'];

describe('a tag', () => {
  it.each([...googles, 'category_promotions'])(
    'called %s is a tag and nothing else, and Undo takes it off again',
    async (tag) => {
      const { mail, listed, sort } = await aMailbox();
      await sort('addLabel', tag);
      const [tagged] = await listed();
      expect(tagged?.tags).toEqual([tag]);
      expect(tagged?.labels.filter((label) => !label.startsWith('Label_'))).toEqual(mail.labels);
      await sort('removeLabel', tag);
      expect(await listed()).toEqual([mail]);
    },
  );

  it('stands in Gmail under its name, once, and beside a name that Gmail keeps for itself', async () => {
    const { sort, ownLabels } = await aMailbox();
    for (const tag of ['Work', 'work', 'Spam', 'SPAM']) await sort('addLabel', tag);
    expect((await ownLabels()).toSorted()).toEqual(['Work', '_Spam']);
  });

  it('stands beside any other name that Gmail refuses, and is found there again', async () => {
    const { mail, listed, sort, ownLabels, refuseOnce } = await aMailbox();
    await refuseOnce();
    await sort('addLabel', 'Odd');
    expect(await ownLabels()).toEqual(['_Odd']);
    await refuseOnce();
    await sort('removeLabel', 'Odd');
    expect([await ownLabels(), await listed()]).toEqual([['_Odd'], [mail]]);
  });

  it('is looked for without being made, and is not another one beside its name', async () => {
    const { listed, sort, known, ownLabels } = await aMailbox();
    for (const tag of ['Work', 'Spam', 'INBOX']) expect(await known(tag)).toBeNull();
    expect(await ownLabels()).toEqual([]);
    for (const tag of ['_Work', 'Spam']) await sort('addLabel', tag);
    const own = (await listed())[0]?.labels ?? [];
    expect([await known('Work'), await known('INBOX')]).toEqual([null, null]);
    const found = [await known('_work'), await known('spam')];
    expect(new Set(found).size).toBe(2);
    expect(own).toEqual(expect.arrayContaining(found));
  });

  it('is shown as it is called where a person begins it with the same letter', async () => {
    const { listed, sort } = await aMailbox();
    await sort('addLabel', '_Work');
    expect((await listed())[0]?.tags).toEqual(['_Work']);
  });
});

it('a star is given and taken by its own verbs', async () => {
  const { mail, listed, sort } = await aMailbox();
  await sort('star');
  expect((await listed())[0]?.labels).toEqual([...mail.labels, 'STARRED'].toSorted());
  await sort('unstar');
  expect(await listed()).toEqual([mail]);
});
