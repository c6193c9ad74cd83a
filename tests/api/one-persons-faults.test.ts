import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RouteName } from '@crocodile-hub/core/contract/routes';
import { aPerson, type TestPerson } from '../support/people.ts';
import { startProduct, type RunningProduct } from '../support/product.ts';
import { pendingFaults, providersAskedBy, withTrouble } from '../support/providers.ts';
import { callRoute, type RouteInput } from '../support/route-call.ts';
import { stackUrls } from '../support/stack-urls.ts';

// One person does all that they can to make a provider look broken. Another one is served by the same instance.

const often = Array.from({ length: 40 }, (_, index) => index);

let product: RunningProduct;
let other: TestPerson;
let hammering: TestPerson;

beforeEach(async () => {
  product = await startProduct();
  [hammering, other] = await Promise.all([aPerson({ google: false }), aPerson({ google: true })]);
});
afterEach(() => product.close());

async function ask({ token }: TestPerson, name: RouteName, input: RouteInput = {}) {
  const { status, error, headers } = await callRoute(token, name, { ...input, origin: product.origin });
  return { status, code: error?.code ?? null, waits: headers.get('Retry-After') };
}

async function asked(person: TestPerson, name: RouteName, inputs: readonly RouteInput[]) {
  const answers = [];
  for (const input of inputs) answers.push(await ask(person, name, input));
  return answers;
}

const opened = z.object({ access_token: z.string() });

/** An account of Google for calls that bring their own token. */
async function anAccount(): Promise<{ headers: Record<string, string>; mentions: string }> {
  const body = JSON.stringify({ provider: 'google', email: `g-${randomUUID()}@example.com` });
  const response = await fetch(`${stackUrls().providers}/_accounts`, { method: 'POST', body });
  const { access_token: mentions } = opened.parse(await response.json());
  return { headers: { 'X-Provider-Token': mentions }, mentions };
}

const served = { status: 200, code: null, waits: null };
const refused = { status: 400, code: 'invalid', waits: null };

describe('whoever asks for what cannot be', () => {
  it.each<[name: RouteName, input: RouteInput]>([
    ['inboxMessages', { query: { labelIds: '..' } }],
    ['inboxMessages', { query: { labelIds: 'INBOX,.' } }],
    ['inboxMessages', { query: { labelIds: 'INBOX/../../me' } }],
    ['inboxMessages', { query: { pageToken: '../..' } }],
    ['unifiedMessages', { query: { pageToken: 'a b' } }],
    ['inboxThread', { params: { threadId: '..%2F..%2Fprofile' } }],
    ['attachment', { params: { messageId: '__x__', attachmentId: 'abc' } }],
    ['bulkAction', { body: { messageIds: ['..'], action: 'archive' } }],
    ['connectService', { body: { service: 'whatsapp', accessToken: 'a\nb', phoneNumberId: '12345' } }],
  ])('of %s, as %j, is told so, and no provider is asked', async (name, input) => {
    const providers = await providersAskedBy(async () => {
      const answers = await asked(
        hammering,
        name,
        often.map(() => input),
      );
      expect(answers).toEqual(often.map(() => refused));
    });
    expect(providers).toEqual([]);
    expect(await ask(other, 'inboxMessages')).toEqual(served);
  });
});

describe('whoever has an account that is broken', () => {
  it.each(['status 500', 'drop', 'nonsense', 'status 401', 'status 403', 'status 404', 'status 429'])(
    'by %s, keeps nobody from theirs',
    async (trouble) => {
      const [kind = '', status] = trouble.split(' ');
      const { headers, mentions } = await anAccount();
      const fault = {
        provider: 'google' as const,
        kind: kind as 'status' | 'drop' | 'nonsense',
        ...(status === undefined ? {} : { status: Number(status), retryAfter: 30 }),
        mentions,
      };
      const { answer, wasMet } = await withTrouble(fault, () =>
        asked(
          hammering,
          'inboxMessages',
          often.map(() => ({ headers })),
        ),
      );
      expect(wasMet).toBe(true);
      expect(answer.filter((one) => one.status < 400)).toEqual([]);
      expect(await ask(other, 'inboxMessages')).toEqual(served);
    },
  );

  it('is told to wait after a while, and Google is not asked any more', async () => {
    const { headers, mentions } = await anAccount();
    const fault = { provider: 'google' as const, kind: 'status' as const, status: 500, mentions };
    const left = async () => (await pendingFaults()).find((one) => one.mentions === mentions)?.times;
    await withTrouble(fault, async () => {
      await asked(
        hammering,
        'inboxMessages',
        often.slice(0, 8).map(() => ({ headers })),
      );
      const before = await left();
      const answer = await ask(hammering, 'inboxMessages', { headers });
      expect(answer).toEqual({ status: 503, code: 'unavailable', waits: '5' });
      expect(await left()).toBe(before);
      expect(await ask(other, 'inboxMessages')).toEqual(served);
    });
  });
});

describe('whoever asks a provider very often', () => {
  it('is told to wait, and leaves the others their part', async () => {
    const cities = often.map((index) => ({ query: { city: `Haifa ${index}` } }));
    const answers = await asked(hammering, 'weather', cities);
    expect(answers.at(-1)).toMatchObject({ status: 429, code: 'rate-limited', waits: expect.any(String) });
    expect(await ask(other, 'weather', { query: { city: 'Haifa' } })).toEqual(served);
  });
});
