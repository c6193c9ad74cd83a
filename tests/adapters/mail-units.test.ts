import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { googleOAuth, googleScopes } from '../../functions/src/adapters/google/oauth.ts';
import { gmailReader } from '../../functions/src/adapters/google/gmail-reader.ts';
import { gmailWatch } from '../../functions/src/adapters/google/gmail-watch.ts';
import { circuit } from '../../functions/src/adapters/shared/circuit.ts';
import { noMailWatch } from '../../functions/src/adapters/unconfigured.ts';
import type { MailWatch } from '../../functions/src/ports/mail.ts';
import { Failure } from '../../functions/src/ports/failure.ts';
import { anEngine } from '../../functions/src/testing/engine.ts';
import { memoryCache } from '../../functions/src/testing/memory-cache.ts';
import { memoryChannels } from '../../functions/src/testing/memory-channels.ts';
import { memoryGrants } from '../../functions/src/testing/memory-grants.ts';
import { memoryMailboxMarks } from '../../functions/src/testing/memory-mailbox-marks.ts';
import { quietLog } from '../../functions/src/testing/quiet.ts';
import { seeded } from '../../functions/src/testing/seeded.ts';
import { frugalInbox } from '../../functions/src/usecases/inbox/frugal-inbox.ts';
import { receiveMailPush } from '../../functions/src/usecases/inbox/mail-push.ts';
import { inboxNews } from '../../functions/src/usecases/inbox/news.ts';
import { catchUpRules } from '../../functions/src/usecases/inbox-rules/catch-up.ts';
import { ruled } from '../../functions/src/usecases/inbox-rules/ruled-mails.ts';
import { unreadCounts } from '../../functions/src/usecases/inbox/unified.ts';
import type { InboxRule } from '../../core/contract/inbox-rules.ts';
import { LOCAL_CLIENT, LOCAL_PUSH_ACCOUNT } from '../../local/providers/google/oauth/clients.ts';
import { movableClock, startForTest } from '../../local/providers/testing/start.ts';

// What an inbox that stands open costs in Gmail's quota units, counted by the stand-in. Rule inbox.news.2.

const anna = { uid: 'anna', googleIds: [], providerToken: null, signedInAt: 0 };
const email = 'anna@gmail.test';
const hourMs = 3_600_000;
const lookMs = 30_000;
const watchUnits = 100;
/** The badges of the folders are looked at each five minutes. */
const looksPerCount = 10;

const units = z.object({ google: z.record(z.string(), z.number()) });

type Setup = {
  watches?: (real: MailWatch) => MailWatch;
  loses?: () => boolean;
  rules?: (InboxRule & { id: string })[];
};

/** A person's open inbox over the stand-in, as the page keeps it: each half minute what is new. */
async function anOpenInbox({ watches = () => noMailWatch(), loses = () => false, rules = [] }: Setup = {}) {
  const clock = { ...movableClock(), wait: () => Promise.resolve() };
  const marks = memoryMailboxMarks();
  const pushed: number[] = [];
  let mailWatch = noMailWatch();
  const webhook = createServer((request, response) => {
    const answer = async () => {
      const body = await buffer(request);
      if (loses()) return 200;
      const ports = { mailWatch, mailboxMarks: marks, clock };
      return await receiveMailPush(ports, body, request.headers.authorization).then(
        () => 200,
        () => 403,
      );
    };
    void answer().then((status) => {
      pushed.push(status);
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(webhook, 'listening');
  onTestFinished(() => void webhook.close());
  onTestFinished(() => webhook.closeAllConnections());
  const pushUrl = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`;
  const { url } = await startForTest({ clock, google: { pushUrl } });

  const post = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', body: JSON.stringify(body) });
  const opened = await (await post('/_accounts', { provider: 'google', email })).json();
  const { refresh_token: refreshToken } = z.object({ refresh_token: z.string() }).parse(opened);
  const google = {
    rootUrl: `${url}/`,
    timeoutMs: 5_000,
    circuit: circuit('googleSilent'),
    now: Date.now,
    tokens: tokensOf(url, refreshToken, clock),
  };
  mailWatch = watches(
    gmailWatch({
      ...google,
      topicName: 'projects/local/topics/gmail',
      pushAccount: LOCAL_PUSH_ACCOUNT,
      audience: pushUrl,
      certsUrl: `${url}/google/oauth2/v1/certs`,
    }),
  );
  const grants = memoryGrants();
  const grant = {
    account: email,
    googleId: '1',
    scopes: '',
    accessToken: 'a',
    refreshToken: 'r',
    expiresAt: 0,
  };
  await grants.save(anna.uid, grant, clock.now());
  const gmail = gmailReader(google);
  const ports = {
    inbox: frugalInbox({
      inbox: gmail,
      cache: memoryCache(),
      clock,
      grants,
      log: quietLog,
      mailboxMarks: marks,
      mailWatch,
    }),
    channelStore: memoryChannels(),
    log: quietLog,
    assistant: { isConfigured: false },
  };
  let historyId = await gmail.currentHistoryId(anna);
  let looks = 0;
  const engine = anEngine({ clock, inbox: ports.inbox });
  const rulePorts = {
    ...engine,
    ...ports,
    cache: memoryCache(),
    workspace: { quietHours: () => Promise.resolve(null), inboxRules: () => Promise.resolve(rules) },
  };
  return {
    ports,
    gmail,
    clock,
    pushed,
    pushUrl,
    mailWatch,
    arrives: async (subject: string) => {
      const mail = { provider: 'google', to: email, subject, text: 'Hello' };
      expect((await post('/_inbound', mail)).ok).toBe(true);
    },
    /** The next look at what is new: the subjects that came. */
    look: async () => {
      clock.advance(lookMs);
      const news = await inboxNews(ports, anna, { labelId: 'INBOX', historyId });
      await ruled(rulePorts, anna, news.mails);
      historyId = news.historyId ?? historyId;
      looks += 1;
      if (looks % looksPerCount === 0) await unreadCounts(ports, anna);
      if (looks % ((24 * hourMs) / lookMs) === 0) await catchUpRules(rulePorts, anna);
      return news.mails.map(({ subject }) => subject);
    },
    unitsSoFar: async () => units.parse(await (await fetch(`${url}/_units`)).json()).google[email] ?? 0,
  };
}

function tokensOf(url: string, refreshToken: string, clock: { now(): number }) {
  const google = `${url}/google`;
  const oauth = googleOAuth({
    clientId: LOCAL_CLIENT.clientId,
    clientSecret: LOCAL_CLIENT.clientSecret,
    authUrl: `${google}/o/oauth2/v2/auth`,
    tokenUrl: `${google}/token`,
    revokeUrl: `${google}/revoke`,
    scopes: googleScopes,
    timeoutMs: 5_000,
    circuit: circuit('googleSilent'),
    now: () => clock.now(),
  });
  let current = { accessToken: '', expiresAt: 0 };
  const renew = async () => {
    current = await oauth.refresh(refreshToken);
    return current.accessToken;
  };
  return {
    recordAnswer: () => Promise.resolve(),
    token: () => (current.expiresAt > clock.now() + 60_000 ? Promise.resolve(current.accessToken) : renew()),
    renew,
  };
}

/** One marks everything as read, and one looks for what never comes. */
const twoRules = [
  { id: 'r1', does: 'read' as const, subject: 'mail', from: '' },
  { id: 'r2', does: 'archive' as const, subject: '', from: 'nobody@example.com' },
].map((rule) => ({
  sentence: '',
  newsletters: false,
  unread: false,
  files: false,
  days: 0,
  also: [],
  tag: '',
  isOn: true,
  createdAt: 0,
  ...rule,
}));

/** Its tokens are of the stand-in's time, which is far ahead: that they are verified is another test's. */
const believed = (real: MailWatch): MailWatch => ({ ...real, isGenuine: () => Promise.resolve(true) });

describe('an inbox that stands open', () => {
  it.for([
    { named: 'without rules', rules: [], most: 900 },
    // Each rule looks once a night, and each of its acts is a call, a look and a count.
    {
      named: 'with two rules, one of which acts on each mail,',
      rules: twoRules,
      most: 900 + 2 * 5 + 40 * 14,
    },
  ])(
    '$named costs $most units a day at most with 40 mails a day, misses none, and counts its folders right',
    async ({ rules, most }, { annotate }) => {
      const days = 2;
      const mailsPerDay = 40;
      const { ports, gmail, arrives, look, unitsSoFar } = await anOpenInbox({ watches: believed, rules });
      const random = seeded(7);
      const looks = (days * 24 * hourMs) / lookMs;
      const due = Array.from({ length: days * mailsPerDay }, () => Math.floor(random() * looks)).toSorted(
        (a, b) => a - b,
      );
      const begun = await unitsSoFar();
      let told = 0;
      for (let at = 0; at < looks; at += 1) {
        const expected: string[] = [];
        while (due[told] === at) {
          expected.push(`mail ${told}`);
          await arrives(`mail ${told}`);
          told += 1;
        }
        expect((await look()).toSorted()).toEqual(expected.toSorted());
      }
      // A watch is begun once a week.
      const perDay = ((await unitsSoFar()) - begun - watchUnits) / days + watchUnits / 7;
      await annotate(`${perDay.toFixed(1)} units a day`);
      expect(told).toBe(days * mailsPerDay);
      expect(perDay).toBeLessThanOrEqual(most);
      const kept = await ports.inbox.counts(anna);
      expect(kept).toEqual(await gmail.counts(anna));
      expect(kept.inbox.total).toBe(days * mailsPerDay);
      expect(kept.inbox.unread).toBe(rules.length > 0 ? 0 : days * mailsPerDay);
    },
  );

  it.each([
    ['with push', believed],
    ['without', () => noMailWatch()],
  ])('costs 100 units an hour at most at rest, %s', async (_, watches) => {
    const { arrives, look, unitsSoFar } = await anOpenInbox({ watches });
    await arrives('the last');
    while ((await look()).length === 0);
    const begun = await unitsSoFar();
    for (let at = 0; at < hourMs / lookMs; at += 1) await look();
    expect((await unitsSoFar()) - begun).toBeLessThanOrEqual(100);
  });

  it('without push finds a mail within a minute and a half, however long it has rested', async () => {
    const { arrives, look } = await anOpenInbox();
    for (let at = 0; at < hourMs / lookMs; at += 1) await look();
    await arrives('late');
    const found = [await look(), await look(), await look()];
    expect(found.flat()).toEqual(['late']);
  });

  it('finds within hours what a lost push was to tell', async () => {
    const { arrives, look } = await anOpenInbox({ watches: believed, loses: () => true });
    for (let at = 0; at < looksPerCount; at += 1) await look();
    await arrives('untold');
    const found: string[] = [];
    for (let at = 0; at < (7 * hourMs) / lookMs; at += 1) found.push(...(await look()));
    expect(found).toEqual(['untold']);
  });

  it('is asked without push where a watch is refused, and the watch is not asked for each time', async () => {
    let refusals = 0;
    const { arrives, look } = await anOpenInbox({
      watches: () => ({
        isConfigured: true,
        isGenuine: () => Promise.resolve(false),
        begin: () => {
          refusals += 1;
          return Promise.reject(new Failure('forbidden', 'unknown'));
        },
      }),
    });
    await look();
    await arrives('all the same');
    expect(await look()).toEqual(['all the same']);
    for (let at = 0; at < hourMs / lookMs; at += 1) await look();
    expect(refusals).toBe(1);
  });

  it('shows at the next look what the person does, and counts it', async () => {
    const { ports, look, arrives } = await anOpenInbox({ watches: believed });
    await arrives('one');
    await look();
    const [mail] = (
      await ports.inbox.list(anna, {
        labelIds: ['INBOX'],
        q: null,
        maxResults: 5,
        pageToken: null,
        letters: 100,
      })
    ).mails;
    expect((await ports.inbox.counts(anna)).inbox).toEqual({ unread: 1, total: 1 });
    await ports.inbox.relabel(anna, [mail?.id ?? ''], { remove: ['UNREAD'] });
    expect((await ports.inbox.counts(anna)).inbox).toEqual({ unread: 0, total: 1 });
    await ports.inbox.trash(anna, mail?.id ?? '');
    expect((await ports.inbox.counts(anna)).inbox).toEqual({ unread: 0, total: 0 });
  });

  it('believes only what Google pushes to our address', async () => {
    const { look, arrives, pushed, pushUrl, mailWatch, clock } = await anOpenInbox({
      watches: (real) => real,
    });
    await look();
    clock.advance(-lookMs);
    await arrives('told');
    expect(pushed).toEqual([200]);
    expect(await mailWatch.isGenuine(undefined)).toBe(false);
    expect(await mailWatch.isGenuine('Bearer e30.e30.c2ln')).toBe(false);
    const forged = await fetch(pushUrl, {
      method: 'POST',
      headers: { Authorization: 'Bearer a.b.c' },
      body: '{}',
    });
    expect(forged.status).toBe(403);
  });
});
