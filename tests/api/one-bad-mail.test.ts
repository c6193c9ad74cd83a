import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type TestPerson } from '../support/people.ts';
import { startProduct, type RunningProduct } from '../support/product.ts';
import { arrives, type Fault, withTrouble } from '../support/providers.ts';
import { callRoute, type RouteInput } from '../support/route-call.ts';

// If Gmail cannot return one of five mails, every list still shows the others.

const names = ['one', 'two', 'three', 'four', 'five'];
const others = ['four', 'five', 'one', 'two'].toSorted();

let product: RunningProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

// Each has a mailbox of its own, and mostly waits for the pauses between two tries.
describe.concurrent.each<[title: string, fault: Pick<Fault, 'kind' | 'status'>, isThere: boolean]>([
  ['is gone', { kind: 'status', status: 404 }, false],
  ['is refused', { kind: 'status', status: 403 }, true],
  ['breaks', { kind: 'status', status: 500 }, true],
  ['is nonsense', { kind: 'nonsense' }, true],
])('of five mails one that %s', (_title, fault, isThere) => {
  it('hides none of the others', async () => {
    const { person, bad, historyId } = await aMailbox();
    const unreadable = isThere ? [bad] : [];
    const ask = <N extends Parameters<typeof callRoute>[1]>(name: N, input: RouteInput = {}) =>
      callRoute<N>(person.token, name, { ...input, origin: product.origin });
    const trouble = { provider: 'google', path: `messages/${bad}`, mentions: bad, ...fault } as const;

    const { wasMet } = await withTrouble(trouble, async () => {
      const hub = await ask('email');
      expect(hub.reply?.map(({ subject }) => subject).toSorted()).toEqual(others);

      const listed = await ask('inboxMessages', { query: { labelIds: 'INBOX' } });
      expect(listed.reply).toMatchObject({ unreadable, totalMessages: names.length });
      expect(listed.reply?.messages.map(({ subject }) => subject).toSorted()).toEqual(others);

      const found = await ask('inboxSearch', { body: { q: 'friends.example' } });
      expect(found.reply?.unreadable).toEqual(unreadable);
      expect(found.reply?.messages.map(({ subject }) => subject).toSorted()).toEqual(others);

      const news = await ask('inboxNews', { query: { labelId: 'INBOX', historyId } });
      expect(news.reply).toMatchObject({ isStale: false, unreadable });
      expect(news.reply?.mails.map(({ subject }) => subject).toSorted()).toEqual(others.filter(isNews));

      const all = await ask('unifiedMessages');
      expect(all.reply).toMatchObject({ unreadable, missing: [] });
      expect(all.reply?.messages.map(({ from }) => from).toSorted()).toEqual(others.map(addressOf));

      const known = await ask('contacts');
      const addresses = known.reply?.contacts.flatMap(({ email }) => email ?? []) ?? [];
      expect(addresses.toSorted()).toEqual(others.map(addressOf));

      const said = await ask('chat', {
        body: { message: 'what unread mails do I have?', userId: person.uid },
      });
      for (const name of others) expect(said.reply?.message).toContain(name);
    });
    expect(wasMet).toBe(true);

    // One bad mail must not affect the person's next calls.
    const again = await ask('inboxMessages', { query: { labelIds: 'INBOX' } });
    expect(again.reply).toMatchObject({ unreadable: [], totalMessages: names.length });
    expect(again.reply?.messages).toHaveLength(names.length);
  });
});

/** A mailbox with five mails; `historyId` is its state after the first. */
async function aMailbox(): Promise<{ person: TestPerson; bad: string; historyId: string }> {
  const person = await aPerson({ google: true });
  const [first = '', ...rest] = names;
  await arrive(person, first);
  const input = { origin: product.origin, query: { labelIds: 'INBOX' } };
  const { reply } = await callRoute(person.token, 'inboxMessages', input);
  for (const name of rest) await arrive(person, name);
  const listed = await callRoute(person.token, 'inboxMessages', input);
  const bad = listed.reply?.messages.find(({ subject }) => subject === 'three')?.id;
  if (bad === undefined || reply?.historyId == null) throw new Error('the mails did not arrive');
  return { person, bad, historyId: reply.historyId };
}

const arrive = ({ email }: TestPerson, name: string) =>
  arrives({
    provider: 'google',
    to: email,
    from: `Friend ${name} <${addressOf(name)}>`,
    subject: name,
    text: 'Words.',
  });

const addressOf = (name: string) => `${name}@friends.example`;
const isNews = (name: string) => name !== names[0];
