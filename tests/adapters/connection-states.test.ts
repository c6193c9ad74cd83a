import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { type LinkedService, linkedServices } from '@crocodile-hub/core/contract/linked-services';
import { driveScopes, googleDrive } from '../../functions/src/adapters/google/drive.ts';
import { gmailBox } from '../../functions/src/adapters/google/gmail.ts';
import { googleOAuth, googleScopes } from '../../functions/src/adapters/google/oauth.ts';
import { metaServices, type MetaService } from '@crocodile-hub/core/contract/meta-services';
import { linkedIn } from '../../functions/src/adapters/linkedin/linkedin.ts';
import { metaGraph } from '../../functions/src/adapters/meta/graph.ts';
import { circuit } from '../../functions/src/adapters/shared/circuit.ts';
import { tikTok } from '../../functions/src/adapters/tiktok/tiktok.ts';
import { absent } from '../../functions/src/ports/accounts.ts';
import { fakeClock } from '../../functions/src/testing/fake-clock.ts';
import { memoryChannels } from '../../functions/src/testing/memory-channels.ts';
import { memoryConnections } from '../../functions/src/testing/memory-connections.ts';
import { memoryGrants } from '../../functions/src/testing/memory-grants.ts';
import { memoryLinks } from '../../functions/src/testing/memory-links.ts';
import { plainVault } from '../../functions/src/testing/plain-vault.ts';
import { quietLog } from '../../functions/src/testing/quiet.ts';
import { connectionContext, whileConnected } from '../../functions/src/usecases/channels/connection.ts';
import { googleAccess, grantContext } from '../../functions/src/usecases/google/access.ts';
import { makeLinkCheck } from '../../functions/src/usecases/links/check.ts';
import { sealLink } from '../../functions/src/usecases/links/stored.ts';

// The ways in which a connection fails, in each vendor's own replies, and what the person sees after one call.

const hourMs = 3_600_000;
const uid = 'anna';

type Said = { status: number; body: unknown; headers?: Record<string, string> };
/** The two kinds of calls: to the API, and for a token. */
type Vendor = Record<'api' | 'token', (token: string) => Said>;

const drop: Said = { status: 0, body: null };
const busy: Said = { status: 429, body: {}, headers: { 'retry-after': '30' } };
const ok = (body: unknown): Said => ({ status: 200, body });
const refused = (status: number, body: unknown): Said => ({ status, body });

/** One vendor's replies. `fine` is a good answer of the API; each `over` refuses a token that is no longer valid. */
type Words = {
  fine: Said;
  revoked: Said;
  idle: Said;
  scopeRemoved: Said;
  passwordChanged: Said;
  testModeExpiry: Said;
  /** From the token endpoint; null if there is none. */
  refreshRefused: Said | null;
};

const google401 = refused(401, { error: { code: 401, message: 'Invalid Credentials', errors: [] } });
const googleWords: Omit<Words, 'fine'> = {
  revoked: google401,
  idle: google401,
  scopeRemoved: refused(403, {
    error: {
      message: 'Request had insufficient authentication scopes.',
      errors: [{ reason: 'insufficientPermissions' }],
    },
  }),
  passwordChanged: google401,
  testModeExpiry: google401,
  refreshRefused: refused(400, {
    error: 'invalid_grant',
    error_description: 'Token has been expired or revoked.',
  }),
};
const graphSays = (code: number, error_subcode?: number) =>
  refused(400, { error: { message: 'Error', type: 'OAuthException', code, error_subcode } });
const metaWords: Omit<Words, 'fine'> = {
  revoked: graphSays(190, 458),
  idle: graphSays(190, 463),
  scopeRemoved: graphSays(200),
  passwordChanged: graphSays(190, 460),
  testModeExpiry: graphSays(190, 467),
  refreshRefused: null,
};
const tikTokSays = (code: string) => refused(401, { error: { code, message: '', log_id: '1' } });
const linkedInSays = (status: number, code: string) => refused(status, { status, code, message: '' });

const words = {
  gmail: { ...googleWords, fine: ok({ messages: [] }) },
  'google-drive': {
    ...googleWords,
    fine: ok({ user: { permissionId: 'anna', emailAddress: 'anna@example.com' } }),
  },
  'tiktok-inbox': {
    fine: ok({ data: { user: { open_id: 'anna', display_name: 'Anna' } }, error: { code: 'ok' } }),
    revoked: tikTokSays('access_token_invalid'),
    idle: tikTokSays('access_token_invalid'),
    scopeRemoved: tikTokSays('scope_not_authorized'),
    passwordChanged: tikTokSays('access_token_invalid'),
    testModeExpiry: tikTokSays('access_token_invalid'),
    // With a 200, as TikTok has it.
    refreshRefused: ok({ error: 'invalid_grant', error_description: 'Refresh token is invalid or expired.' }),
  },
  linkedin: {
    fine: ok({ sub: 'anna', name: 'Anna', email: 'anna@example.com' }),
    revoked: linkedInSays(401, 'REVOKED_ACCESS_TOKEN'),
    idle: linkedInSays(401, 'EXPIRED_ACCESS_TOKEN'),
    scopeRemoved: linkedInSays(403, 'ACCESS_DENIED'),
    passwordChanged: linkedInSays(401, 'REVOKED_ACCESS_TOKEN'),
    testModeExpiry: linkedInSays(401, 'EXPIRED_ACCESS_TOKEN'),
    refreshRefused: refused(400, { error: 'invalid_request', error_description: 'The token is invalid' }),
  },
  whatsapp: { ...metaWords, fine: ok({ id: 'anna' }) },
  'facebook-inbox': { ...metaWords, fine: ok({ id: 'anna' }) },
  'instagram-inbox': { ...metaWords, fine: ok({ id: 'anna' }) },
} as const satisfies Record<string, Words>;
type Service = keyof typeof words;
const services = Object.keys(words) as readonly Service[];

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** A vendor with its own address, which gives the replies that it is told to give. */
async function aVendor(): Promise<{ url: string; says: (vendor: Vendor) => void }> {
  let vendor: Vendor = { api: () => drop, token: () => drop };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const bearer = request.headers.authorization?.replace('Bearer ', '');
      const sent = new URLSearchParams(Buffer.concat(chunks).toString()).get('refresh_token');
      say(response, bearer === undefined ? vendor.token(sent ?? '') : vendor.api(bearer));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    says(next) {
      vendor = next;
    },
  };
}

function say(response: ServerResponse, { status, body, headers }: Said): void {
  if (status === 0) return void response.destroy();
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

const issued = (accessToken: string, refreshToken?: string) =>
  ok({
    access_token: accessToken,
    expires_in: 3_600,
    token_type: 'Bearer',
    scope: 'openid',
    ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }),
  });

/** A connection to the service that works, whose next call is `use`. */
type World = {
  /** Sets the vendor's replies from now on. */
  says: (vendor: Vendor) => void;
  use: () => Promise<unknown>;
  /** Like `use`, up to the point at which a token is needed. */
  needToken: () => Promise<unknown>;
  shown: () => Promise<string | undefined> | string | undefined;
  /** Replaces the stored tokens, as the person or another process would. */
  replace: (accessToken: string, refreshToken: string) => Promise<void>;
};

async function aWorld(service: Service, { isExpired = false } = {}): Promise<World> {
  const { url, says } = await aVendor();
  if (service === 'gmail') return { ...(await onGmail(url, isExpired)), says };
  const linked = linkedServices.find((one) => one === service);
  if (linked !== undefined) return { ...(await onLink(url, linked, isExpired)), says };
  const meta = metaServices.find((one) => one === service);
  if (meta !== undefined) return { ...(await onMeta(url, meta)), says };
  throw new Error(`nothing connects ${service}`);
}

type Told = Omit<World, 'says'>;

const oauthOptions = (url: string) => ({
  clientId: 'c',
  clientSecret: 's',
  authUrl: `${url}/auth`,
  tokenUrl: `${url}/token`,
  revokeUrl: `${url}/revoke`,
  timeoutMs: 5_000,
  circuit: circuit('googleSilent'),
  now: Date.now,
});

async function onGmail(url: string, isExpired: boolean): Promise<Told> {
  const clock = fakeClock(Date.now());
  const grants = memoryGrants();
  const oauth = googleOAuth({ ...oauthOptions(url), scopes: googleScopes });
  const tokens = googleAccess({ grants, oauth, vault: plainVault, clock, log: quietLog });
  const mail = gmailBox({
    tokens,
    rootUrl: `${url}/`,
    timeoutMs: 5_000,
    circuit: circuit('googleSilent'),
    now: Date.now,
  });
  const save = (accessToken: string, refreshToken: string, expiresAt: number) => {
    const seal = (token: string) => plainVault.seal(token, grantContext(uid));
    const sealed = { accessToken: seal(accessToken), refreshToken: seal(refreshToken) };
    return grants.save(
      uid,
      { account: 'anna@example.com', googleId: '1', scopes: '', expiresAt, ...sealed },
      clock.now(),
    );
  };
  await save('ya29.first', 'refresh-1', clock.now() + (isExpired ? -1 : hourMs));
  return {
    use: () => mail.findSent(absent(uid), '<a@b>'),
    needToken: () => tokens.token(absent(uid)),
    shown: () => grants.statusOf(uid),
    replace: (access, refresh) => save(access, refresh, clock.now() + hourMs),
  };
}

async function onLink(url: string, service: LinkedService, isExpired: boolean): Promise<Told> {
  const clock = fakeClock(Date.now());
  const links = memoryLinks();
  const common = { timeoutMs: 5_000, now: Date.now };
  const linkProviders = {
    'google-drive': googleDrive({
      oauth: googleOAuth({ ...oauthOptions(url), scopes: driveScopes }),
      rootUrl: `${url}/`,
      timeoutMs: 5_000,
      circuit: circuit('googleSilent'),
    }),
    'tiktok-inbox': tikTok({ clientKey: 'c', clientSecret: 's', authUrl: url, apiUrl: url, ...common }),
    linkedin: linkedIn({ clientId: 'c', clientSecret: 's', oauthUrl: url, apiUrl: url, ...common }),
  };
  const ports = { links, linkProviders, vault: plainVault, clock, log: quietLog };
  const check = makeLinkCheck(ports);
  const save = (accessToken: string, refreshToken: string, expiresAt: number) => {
    const link = { accessToken, refreshToken, expiresAt, scopes: '', accountId: 'anna', account: 'Anna' };
    return links.save(uid, service, sealLink(ports, uid, service, link), clock.now());
  };
  await save('first', 'refresh-1', clock.now() + (isExpired ? -1 : hourMs));
  return {
    use: () => check({ uid }, service),
    needToken: () => check({ uid }, service),
    shown: () => links.shown(uid, service)?.status,
    replace: (access, refresh) => save(access, refresh, clock.now() + hourMs),
  };
}

async function onMeta(url: string, service: MetaService): Promise<Told> {
  const clock = fakeClock();
  const connections = memoryConnections();
  const meta = metaGraph({ baseUrl: url, timeoutMs: 5_000 });
  const ports = {
    connections,
    channelStore: memoryChannels(),
    vault: plainVault,
    clock,
    log: quietLog,
  };
  const save = (accessToken: string) =>
    connections.save(
      uid,
      service,
      {
        accountId: 'anna',
        account: 'Anna',
        accessToken: plainVault.seal(accessToken, connectionContext(uid, service)),
      },
      clock.now(),
    );
  await save('first');
  const use = () => whileConnected(ports, uid, service, (connection) => meta.ping(service, connection));
  return {
    use,
    needToken: use,
    shown: () => connections.shown(uid, service)?.status,
    replace: (access) => save(access),
  };
}

const first = (token: string) => token === 'first' || token === 'ya29.first';
const noToken = () => refused(500, {});

/** How the person finds out, and the vendor's replies. */
const causes: Record<
  string,
  { shows: 'connected' | 'error'; on: (service: Service) => Vendor; isExpired?: true }
> = {
  revoked: { shows: 'error', on: (service) => over(service, 'revoked') },
  'idle for too long': { shows: 'error', isExpired: true, on: (service) => over(service, 'idle') },
  'a scope removed': {
    shows: 'error',
    on: withoutScope,
  },
  'the password changed': { shows: 'error', on: (service) => over(service, 'passwordChanged') },
  'the end of seven days of a test mode': {
    shows: 'error',
    isExpired: true,
    on: (service) => over(service, 'testModeExpiry'),
  },
  'a clock that is behind, so that the token ended before its time': {
    shows: 'connected',
    on: (service) => ({
      api: (token) => (first(token) && hasRefresh(service) ? words[service].revoked : words[service].fine),
      token: () => issued('ya29.next'),
    }),
  },
  'too many calls': { shows: 'connected', on: () => ({ api: () => busy, token: () => busy }) },
  'too many renewals': {
    shows: 'connected',
    isExpired: true,
    on: () => ({ api: () => busy, token: () => busy }),
  },
  'a request that took too long': {
    shows: 'connected',
    isExpired: true,
    on: () => ({ api: () => refused(408, {}), token: () => refused(408, {}) }),
  },
  'a server error': {
    shows: 'connected',
    isExpired: true,
    on: () => ({ api: () => refused(503, {}), token: noToken }),
  },
  'our app refused, and not the person': {
    shows: 'connected',
    isExpired: true,
    on: (service) => ({
      api: () => (hasRefresh(service) ? words[service].revoked : words[service].fine),
      token: () => refused(401, { error: 'invalid_client' }),
    }),
  },
  'a provider that is down': {
    shows: 'connected',
    isExpired: true,
    on: () => ({ api: () => drop, token: () => drop }),
  },
};

/** The vendor still gives tokens. */
function withoutScope(service: Service): Vendor {
  return { api: () => words[service].scopeRemoved, token: () => issued('ya29.next') };
}

function hasRefresh(service: Service): boolean {
  return words[service].refreshRefused !== null;
}

function over(service: Service, how: 'revoked' | 'idle' | 'passwordChanged' | 'testModeExpiry'): Vendor {
  return { api: () => words[service][how], token: () => words[service].refreshRefused ?? noToken() };
}

describe.concurrent.each(services)('%s', (service) => {
  it.each(Object.entries(causes))(
    'after %s is shown as it is',
    async (_, { shows, on, isExpired = false }) => {
      const world = await aWorld(service, { isExpired });
      world.says(on(service));
      await world.use().catch(() => undefined);
      expect(await world.shown()).toBe(shows);
    },
  );

  it('works on with the tokens of whoever was faster, and with the account of a later consent', async () => {
    const world = await aWorld(service);
    const isNew = (token: string) => token === 'new' || token === 'ya29.new';
    const name = service === 'gmail' ? 'ya29.new' : 'new';
    let replaced: Promise<void> | undefined;
    const replaceOnce = () => (replaced ??= world.replace(name, 'refresh-2'));
    world.says({
      api(token) {
        if (isNew(token)) return words[service].fine;
        void replaceOnce();
        return words[service].revoked;
      },
      token: (sent) => (sent === 'refresh-1' ? (words[service].refreshRefused ?? noToken()) : issued(name)),
    });
    await world.use().catch(() => undefined);
    expect(await world.shown()).toBe('connected');
    await world.use();
    expect(await world.shown()).toBe('connected');
  });

  it.runIf(hasRefresh(service))('keeps a refresh token that was replaced by a renewal', async () => {
    const world = await aWorld(service, { isExpired: true });
    const sent: string[] = [];
    const dead = new Set<string>();
    world.says({
      api: (token) => (dead.has(token) ? words[service].revoked : words[service].fine),
      token(refreshToken) {
        sent.push(refreshToken);
        return issued(`ya29.${sent.length}`, `refresh-${sent.length + 1}`);
      },
    });
    await world.use();
    dead.add('ya29.1');
    await world.use();
    expect([sent, await world.shown()]).toEqual([['refresh-1', 'refresh-2'], 'connected']);
  });

  it.runIf(hasRefresh(service))('renews once for a thousand calls at once', async () => {
    const world = await aWorld(service, { isExpired: true });
    let renewals = 0;
    world.says({
      api: () => words[service].fine,
      token() {
        renewals += 1;
        return issued('ya29.next');
      },
    });
    await Promise.all(Array.from({ length: 1_000 }, () => world.needToken()));
    expect([renewals, await world.shown()]).toEqual([1, 'connected']);
  });

  it('is shown as working again once it is connected anew, or a call is taken', async () => {
    const world = await aWorld(service);
    world.says(withoutScope(service));
    await world.use().catch(() => undefined);
    expect(await world.shown()).toBe('error');
    world.says({ api: () => words[service].fine, token: () => issued('ya29.next') });
    if (['google-drive', 'tiktok-inbox', 'linkedin'].includes(service))
      await world.replace('new', 'refresh-2');
    await world.use();
    expect(await world.shown()).toBe('connected');
  });
});
