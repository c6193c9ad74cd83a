import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aNewsletter } from '../support/a-newsletter.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { callRoute } from '../support/route-call.ts';
import { sent } from '../support/sent.ts';

let person: TestPerson;

beforeAll(async () => {
  person = await aPerson({ google: true });
});

/** A newsletter, the inbox's view of it, and the calls to its address. */
async function newsletter({ address = anAddress(), over = {} }: { address?: string; over?: object } = {}) {
  const id = await aNewsletter(person.email, address, { ...over });
  return {
    id,
    shown: async () => (await callRoute(person.token, 'inboxMessage', { params: { id } })).reply?.message,
    leave: () => callRoute(person.token, 'unsubscribe', { params: { id } }),
    left: async () => (await sent()).filter(({ kind, to }) => kind === 'unsubscribe' && to === address),
  };
}

const anAddress = () => `https://list.example/unsubscribe?u=${randomUUID()}`;
const list = (address: string) => ({ 'List-Unsubscribe': `<${address}>` });

describe('a newsletter', () => {
  it('is left in one call, at the address that it names and the browser never sees', async () => {
    const address = anAddress();
    const { shown, leave, left } = await newsletter({ address });
    const message = await shown();
    expect(message?.canUnsubscribe).toBe(true);
    expect(JSON.stringify(message)).not.toContain(address);
    expect((await leave()).reply).toEqual({ success: true });
    expect(await left()).toMatchObject([{ provider: 'web', text: 'List-Unsubscribe=One-Click' }]);
  });

  it('is left once by a yes on its card, which cannot be undone', async () => {
    const { id, left } = await newsletter();
    const key = randomUUID();
    const payload = { messageId: id, list: 'News' };
    const body = { userId: person.uid, actionType: 'unsubscribe', payload, idempotencyKey: key };
    const execute = () => callRoute(person.token, 'execute', { body });
    for (const { reply } of [await execute(), await execute()])
      expect(reply).toMatchObject({ status: 'done', message: 'Unsubscribed from “News”' });
    const { reply } = await callRoute(person.token, 'undo', { body: { key } });
    expect(reply?.status).toBe('already-delivered');
    expect(await left()).toHaveLength(1);
  });

  it.each([
    ['asks for more than one click', (address: string) => ({ headers: list(address) })],
    ['is not signed by its sender', () => ({ dkim: 'fail' })],
    [
      'says itself that it is signed',
      (address: string) => ({
        dkim: 'none',
        headers: {
          ...list(address),
          'Authentication-Results': 'mx.google.com; dkim=pass header.i=@news.example',
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    ],
  ])('that %s is not left, and nobody is asked', async (_, overOf) => {
    const address = anAddress();
    const { shown, leave, left } = await newsletter({ address, over: overOf(address) });
    expect((await shown())?.canUnsubscribe).toBe(false);
    const { status, error } = await leave();
    expect([status, error?.code]).toEqual([400, 'invalid']);
    expect(await left()).toEqual([]);
  });

  it.each([
    ['https://127.0.0.1/unsubscribe', 400, 'invalid'],
    ['https://169.254.169.254/unsubscribe', 400, 'invalid'],
    ['https://localhost/unsubscribe', 400, 'invalid'],
    ['https://list.example/redirect', 400, 'invalid'],
    ['https://list.example/refuse', 503, 'unavailable'],
    ['https://list.invalid/unsubscribe', 503, 'unavailable'],
  ])('whose address is %s is not left', async (address, status, code) => {
    const { leave, left } = await newsletter({ address });
    const answer = await leave();
    expect([answer.status, answer.error?.code]).toEqual([status, code]);
    expect(await left()).toEqual([]);
  });
});
