import { expect, it } from 'vitest';
import { z } from 'zod';
import { gmailReader } from '../../functions/src/adapters/google/gmail-reader.ts';
import { absent } from '../../functions/src/ports/accounts.ts';
import { startForTest } from '../../local/providers/testing/start.ts';

// Gmail says of a batch that it is done, whatever ids it names.

const opened = z.object({ access_token: z.string() });
const read = { remove: ['UNREAD'] };

async function twoMailboxes() {
  const { url } = await startForTest();
  const post = async (path: string, body: object): Promise<unknown> =>
    await (await fetch(url + path, { method: 'POST', body: JSON.stringify(body) })).json();
  const mailboxOf = async (name: string, mails: number) => {
    const email = `${name}@gmail.test`;
    const { access_token: token } = opened.parse(await post('/_accounts', { provider: 'google', email }));
    for (let index = 0; index < mails; index += 1)
      await post('/_inbound', { provider: 'google', to: email, from: 'dana@example.com', text: 'Words' });
    const reader = gmailReader({
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
    const person = absent(name);
    const listed = async () => {
      const query = { labelIds: ['INBOX'], q: null, maxResults: 50, pageToken: null, letters: 100 };
      return (await reader.list(person, query)).mails;
    };
    return { reader, person, listed, ids: (await listed()).map(({ id }) => id) };
  };
  return { anna: await mailboxOf('anna', 30), boaz: await mailboxOf('boaz', 1), post };
}

it('what is done to mails tells which of them are not in the mailbox, and changes those that are', async () => {
  const { anna, boaz } = await twoMailboxes();
  const strange = [...boaz.ids, '18c00000deadbeef'];
  expect(await anna.reader.relabel(anna.person, [...anna.ids, ...strange], read)).toEqual(strange);
  expect((await anna.listed()).filter(({ labels }) => labels.includes('UNREAD'))).toEqual([]);
  expect((await boaz.listed())[0]?.labels).toContain('UNREAD');
  for (const id of strange) expect(await anna.reader.relabel(anna.person, [id], read)).toEqual([id]);
  expect(await anna.reader.relabel(anna.person, anna.ids.slice(0, 1), read)).toEqual([]);
});

it('what cannot be looked up is taken to be there', async () => {
  const { anna, post } = await twoMailboxes();
  const ids = anna.ids.slice(0, 3);
  const fault = { provider: 'google', kind: 'status', status: 403, times: 1_000, method: 'get' };
  await post('/_faults', { ...fault, path: '/messages/' });
  expect(await anna.reader.relabel(anna.person, ids, read)).toEqual([]);
});

it('the labels are told of those mails that are in the mailbox, and of none while one cannot be looked up', async () => {
  const { anna, boaz, post } = await twoMailboxes();
  const [first = '', second = ''] = anna.ids;
  await anna.reader.relabel(anna.person, [first], { add: ['STARRED'], remove: ['UNREAD'] });
  const labels = await anna.reader.labelsOf(anna.person, [first, second, ...boaz.ids]);
  expect([...labels.keys()]).toEqual([first, second]);
  expect([labels.get(first)?.includes('STARRED'), labels.get(first)?.includes('UNREAD')]).toEqual([
    true,
    false,
  ]);
  expect(labels.get(second)).toEqual(expect.arrayContaining(['INBOX', 'UNREAD']));
  const fault = { provider: 'google', kind: 'status', status: 500, times: 1_000, method: 'get' };
  await post('/_faults', { ...fault, path: `/messages/${second}` });
  await expect(anna.reader.labelsOf(anna.person, [first, second])).rejects.toMatchObject({
    kind: 'unavailable',
  });
});
