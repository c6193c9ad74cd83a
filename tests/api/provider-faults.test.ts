import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes, type RouteName } from '@crocodile-hub/core/contract/routes';
import { paths } from '@crocodile-hub/core/contract/paths';
import { withFirestore } from '../support/firestore.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { startProduct, type RunningProduct } from '../support/product.ts';
import {
  keptAnswers,
  providerCalls,
  troubles,
  type ProviderCall,
  type Trouble,
} from '../support/provider-calls.ts';
import { providersAskedBy, withTrouble, type Fault } from '../support/providers.ts';
import { callRoute, type RouteAnswer } from '../support/route-call.ts';
import { routeSamples, withUser } from '../support/route-samples.ts';
import { patience } from '../support/patience.ts';
import { sent } from '../support/sent.ts';
import { stackUrls } from '../support/stack-urls.ts';

// Every route that reaches a provider meets every trouble that a provider may have. Each call has a trouble of its
// own, so that several rows of calls go on side by side. Each row has an instance of the product, whose circuits the
// other rows do not open.

type Meeting = { name: RouteName; call: ProviderCall; title: string };
type Met = { answer: RouteAnswer<RouteName>; wasMet: boolean; mentions: string };

/** Most routes reach Google, and most of a row's time is waited for one that is silent. */
const rowsFor: Partial<Record<Fault['provider'], number>> = { google: 16, meta: 4 };
/** Patience is not what is tested; a first call of a busy machine takes more than a second to leave. */
const impatient = { PROVIDER_TIMEOUT_MS: '3000' };

const meetings: Meeting[] = routeNames().flatMap((name) =>
  providerCalls[name].map((call) => ({
    name,
    call,
    title: `${name}${call.asks === undefined ? '' : `, asked for ${call.asks},`}`,
  })),
);
const troubleNames = Object.keys(troubles).filter((name): name is Trouble => Object.hasOwn(troubles, name));

const met = new Map<string, Met>();
const persons = new Map<string, TestPerson>();
const products: RunningProduct[] = [];
let inTheMiddle: TestPerson;

beforeAll(async () => {
  inTheMiddle = await aPerson({ google: true, channels: true });
});

describe('a provider in trouble', () => {
  beforeAll(async () => {
    await Promise.all(rows().map(goThrough));
  }, 300_000);
  afterAll(() => Promise.all(products.map((product) => product.close())));

  describe.each(meetings)('$title', ({ title, call }) => {
    it.each(troubleNames)('tells of a provider that %s', (trouble) => {
      const { answer, wasMet } = outcome(title, trouble);
      expect(wasMet, 'the call reached the provider').toBe(true);
      const code = answer.error?.code ?? null;
      expect(toldBy(call, trouble)).toContainEqual([answer.status, code]);
      expect(answer.error?.requiresAuth).toBe(code === 'reauth' ? true : undefined);
      expect(answer.error?.error ?? '').not.toMatch(
        /Backend|OAuth|fbtrace|\(#|<html|ECONN|fetch failed|undefined/,
      );
      if (call.asks === 'a meeting') expect(answer.error?.error ?? '').not.toContain('Gmail');
      if (code !== 'rate-limited') return;
      // Google's client for speech keeps the header to itself.
      const seconds = call.provider === 'speech' ? 30 : 7;
      expect([answer.headers.get('Retry-After'), answer.error?.retryAfterSeconds]).toEqual([
        `${seconds}`,
        seconds,
      ]);
    });

    it('leaves nothing half-written', async () => {
      const person = persons.get(title);
      if (person === undefined) throw new Error(`nobody called ${title}`);
      // An uncertain one may just now be looked up, in a claim that ends with its answer.
      let written = await writtenFor(person);
      const claims = async () => {
        written = await writtenFor(person);
        return written.entries.filter(({ status, claim }) => status === 'claimed' || claim !== null);
      };
      await expect.poll(claims, patience).toEqual([]);
      const { entries, reminders } = written;
      for (const { status, failure } of entries) {
        expect(['done', 'failed', 'uncertain']).toContain(status);
        if (status === 'failed') expect(failure?.kind).not.toBe('unknown');
      }
      const made = entries.filter(({ status, actionType }) => status === 'done' && actionType === 'reminder');
      expect(reminders).toHaveLength(made.length);
    });
  });

  it('sends nothing where it says that nothing was sent', async () => {
    const left = (await sent()).map(({ to }) => to.replace(/\D/g, ''));
    const refused = [...met].filter(
      ([name, { answer }]) => name.includes('Send/') && !name.includes('silent') && answer.status >= 400,
    );
    expect(refused.length).toBeGreaterThan(20);
    expect(refused.filter(([, { mentions }]) => left.includes(mentions))).toEqual([]);
  });

  it('is foreseen: nothing is logged as an error but a grant that could not be withdrawn', () => {
    const events = products.flatMap(({ events }) => events);
    expect(events.length).toBeGreaterThan(300);
    const unforeseen = events.filter(
      ({ level, event }) => level === 'error' && event !== 'grant.revoke-failed',
    );
    expect(unforeseen).toEqual([]);
  });
});

describe('the table of provider calls', () => {
  it('names every provider that a route reaches', async () => {
    for (const name of lastOfAll(['googleDisconnect', 'disconnectService'])) {
      // The sweeper asks providers too, at times for a while: what one call does not show was not the call.
      const shown = async () => [name, ...(await unnamedProvidersOf(name))];
      await expect.poll(shown, patience).toEqual([name]);
    }
  });
});

function routeNames(): RouteName[] {
  return Object.keys(routes).filter((name): name is RouteName => Object.hasOwn(routes, name));
}

/** Which providers a plain call of this route reaches, beyond those that the table names. */
async function unnamedProvidersOf(name: RouteName): Promise<Fault['provider'][]> {
  await forgetWhatIsKept(inTheMiddle);
  const asked = await providersAskedBy(() =>
    callRoute(inTheMiddle.token, name, withUser(routeSamples[name], inTheMiddle.uid)).catch(noJson),
  );
  const named = [...providerCalls[name].map(({ provider }) => provider), ...(keptAnswers[name] ?? [])];
  return asked.filter((provider) => !named.includes(provider));
}

/** The meetings in rows that may go on side by side. */
function rows(): Meeting[][] {
  const byProvider = Map.groupBy(meetings, ({ call }) => call.provider);
  return [...byProvider].flatMap(([provider, all]) => {
    const count = rowsFor[provider] ?? 1;
    return Array.from({ length: count }, (_, row) => all.filter((_one, index) => index % count === row));
  });
}

async function goThrough(row: readonly Meeting[]): Promise<void> {
  const product = await startProduct(impatient);
  products.push(product);
  for (const meeting of row) {
    const person = await personFor(meeting);
    persons.set(meeting.title, person);
    for (const trouble of troubleNames) {
      await forgetWhatIsKept(person);
      const { input, mentions } = await meeting.call.ready(person);
      const fault = { provider: meeting.call.provider, ...troubles[trouble].fault, mentions };
      const run = () => callRoute(person.token, meeting.name, { ...input, origin: product.origin });
      met.set(`${meeting.title}/${trouble}`, { ...(await withTrouble(fault, run)), mentions });
    }
  }
}

/** Channels fan out to all who connected them, so one person meets all their troubles. */
async function personFor({ call }: Meeting): Promise<TestPerson> {
  if (call.provider === 'meta') return inTheMiddle;
  return await aPerson({ google: false });
}

function outcome(title: string, trouble: Trouble): Met {
  const found = met.get(`${title}/${trouble}`);
  if (found === undefined) throw new Error(`${title} was not called`);
  return found;
}

function toldBy({ shows, told }: ProviderCall, trouble: Trouble) {
  return shows === 'less' ? [[200, null]] : (told?.[trouble] ?? [troubles[trouble].told]);
}

async function writtenFor({ uid }: TestPerson) {
  return await withFirestore(stackUrls(), async (db) => {
    const [entries, reminders] = await Promise.all([
      db.collection(paths.outbox(uid)).get(),
      db.collection(paths.reminders(uid)).get(),
    ]);
    return { entries: entries.docs.map((doc) => doc.data()), reminders: reminders.docs };
  });
}

/** What is kept for a while would hide that a provider is asked. */
async function forgetWhatIsKept({ uid }: TestPerson): Promise<void> {
  await withFirestore(stackUrls(), async (db) => {
    await db.recursiveDelete(db.collection(paths.cache(uid)));
  });
}

function lastOfAll(last: readonly RouteName[]): RouteName[] {
  return [...routeNames().filter((name) => !last.includes(name)), ...last];
}

/** Files and texts are no JSON; whether they came is of no interest here. */
function noJson(error: unknown): void {
  if (!(error instanceof SyntaxError)) throw error;
}
