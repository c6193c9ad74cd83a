import { describe, expect, it, onTestFinished, type TestContext } from 'vitest';
import type { RouteName } from '@crocodile-hub/core/contract/routes';
import { functionsEnvironment } from '../../local/stack/environment.ts';
import { startProviders } from '../../local/providers/server.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { startProduct } from '../support/product.ts';
import { withToken } from '../support/provider-calls.ts';
import { pendingFaults, providersAskedBy, withTrouble } from '../support/providers.ts';
import { callRoute, type RouteInput } from '../support/route-call.ts';
import { stackUrls } from '../support/stack-urls.ts';

// One person does all that they can to make a provider look broken. Another one is served by the same instance.

const often = Array.from({ length: 40 }, (_, index) => index);

/** Stand-ins that nobody but one test asks: the stack's own jobs, such as the nightly one, ask the stack's. */
async function ownStandIns({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const { url, close } = await startProviders({ port: 0, seed: false });
  onTestFinished(close);
  const urls = stackUrls();
  return { standIns: url, env: functionsEnvironment({ ...urls, providers: url }, urls.app) };
}

/** An instance of the product, who hammers at it, and somebody else. */
async function aScene({ onTestFinished }: Pick<TestContext, 'onTestFinished'>, env = {}) {
  const product = await startProduct(env);
  onTestFinished(() => product.close());
  const [hammering, other] = await Promise.all([aPerson({ google: false }), aPerson({ google: true })]);
  const ask = async ({ token }: TestPerson, name: RouteName, input: RouteInput = {}) => {
    const { status, error, headers } = await callRoute(token, name, { ...input, origin: product.origin });
    return { status, code: error?.code ?? null, waits: headers.get('Retry-After') };
  };
  const hammer = async (name: RouteName, inputs: readonly RouteInput[]) => {
    const answers = [];
    for (const input of inputs) answers.push(await ask(hammering, name, input));
    return answers;
  };
  return { hammer, askAsOther: (name: RouteName, input?: RouteInput) => ask(other, name, input) };
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
    const { standIns, env } = await ownStandIns({ onTestFinished });
    const { hammer, askAsOther } = await aScene({ onTestFinished }, env);
    const providers = await providersAskedBy(async () => {
      const answers = await hammer(
        name,
        often.map(() => input),
      );
      expect(answers).toEqual(often.map(() => refused));
    }, standIns);
    expect(providers).toEqual([]);
    const { headers } = await withToken(standIns);
    const seen = await providersAskedBy(
      async () => expect(await askAsOther('inboxMessages', { headers })).toEqual(served),
      standIns,
    );
    expect(seen).toEqual(['google']);
  });
});

// Each has an instance and an account of its own, and mostly waits.
describe.concurrent('whoever has an account that is broken', () => {
  it.for(['status 500', 'drop', 'nonsense', 'status 401', 'status 403', 'status 404', 'status 429'])(
    'by %s, keeps nobody from theirs',
    async (trouble, context) => {
      const [kind = '', status] = trouble.split(' ');
      const { hammer, askAsOther } = await aScene(context);
      const { headers, mentions } = await withToken();
      const fault = {
        provider: 'google' as const,
        kind: kind as 'status' | 'drop' | 'nonsense',
        ...(status === undefined ? {} : { status: Number(status), retryAfter: 30 }),
        mentions,
      };
      const { answer, wasMet } = await withTrouble(fault, () =>
        hammer(
          'inboxMessages',
          often.map(() => ({ headers })),
        ),
      );
      expect(wasMet).toBe(true);
      expect(answer.filter((one) => one.status < 400)).toEqual([]);
      expect(await askAsOther('inboxMessages')).toEqual(served);
    },
  );

  it('is told to wait after a while, and Google is not asked any more', async (context) => {
    const { hammer, askAsOther } = await aScene(context);
    const { headers, mentions } = await withToken();
    const fault = { provider: 'google' as const, kind: 'status' as const, status: 500, mentions };
    const left = async () => (await pendingFaults()).find((one) => one.mentions === mentions)?.times;
    await withTrouble(fault, async () => {
      await hammer(
        'inboxMessages',
        often.slice(0, 8).map(() => ({ headers })),
      );
      const before = await left();
      const answers = await hammer('inboxMessages', [{ headers }]);
      expect(answers).toEqual([{ status: 503, code: 'unavailable', waits: '5' }]);
      expect(await left()).toBe(before);
      expect(await askAsOther('inboxMessages')).toEqual(served);
    });
  });
});

describe('whoever asks a provider very often', () => {
  it('is told to wait, and leaves the others their part', async (context) => {
    const { hammer, askAsOther } = await aScene(context);
    const cities = often.map((index) => ({ query: { city: `Haifa ${index}` } }));
    const answers = await hammer('weather', cities);
    expect(answers.at(-1)).toMatchObject({ status: 429, code: 'rate-limited', waits: expect.any(String) });
    expect(await askAsOther('weather', { query: { city: 'Haifa' } })).toEqual(served);
  });
});
