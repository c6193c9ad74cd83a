import { randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { FailureKind } from '@crocodile-hub/core/contract/errors';
import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { RouteName } from '@crocodile-hub/core/contract/routes';
import { connectGoogle } from '../../local/stack/person.ts';
import { LOCAL_META } from '../../local/providers/meta/account.ts';
import { aNewsletter } from './a-newsletter.ts';
import { aRule } from './documents.ts';
import { withFirestore } from './firestore.ts';
import { beginLink, link } from './links.ts';
import type { TestPerson } from './people.ts';
import type { Fault } from './providers.ts';
import { callRoute, type RouteInput } from './route-call.ts';
import { stackUrls } from './stack-urls.ts';

/**
 * What may go wrong at a provider, and how the answer tells it unless a call says otherwise. Refusals stand between
 * the failures: many failures in a row open the circuit, as they should.
 */
export const troubles = {
  breaks: { fault: { kind: 'status', status: 500 }, told: [503, 'unavailable'] },
  'refuses the token': { fault: { kind: 'status', status: 401 }, told: [401, 'reauth'] },
  'falls silent': { fault: { kind: 'no-answer' }, told: [503, 'unavailable'] },
  'refuses the call': { fault: { kind: 'status', status: 403 }, told: [403, 'forbidden'] },
  'hangs up': { fault: { kind: 'drop' }, told: [503, 'unavailable'] },
  'is asked too often': {
    fault: { kind: 'status', status: 429, retryAfter: 7 },
    told: [429, 'rate-limited'],
  },
  'answers nonsense': { fault: { kind: 'nonsense' }, told: [503, 'unavailable'] },
} as const satisfies Record<string, { fault: Omit<Fault, 'provider'>; told: Told }>;
export type Trouble = keyof typeof troubles;
/** Status and code; null where the trouble does not show in them. */
type Told = readonly [status: number, code: FailureKind | null];

/** A call that is about to reach a provider; `mentions` tells its requests from everybody else's. */
export type ReadyCall = { input: RouteInput; mentions: string };

export type ProviderCall = {
  provider: Fault['provider'];
  /** What is asked of the route, where it may be asked for several things. */
  asks?: string;
  /** `less`: it answers all the same, with what can be had. */
  shows: 'failure' | 'less';
  ready(person: TestPerson): Promise<ReadyCall>;
  /** Where this call tells it otherwise; several where time decides. */
  told?: Partial<Record<Trouble, readonly Told[]>>;
};

/** No person can renew a key of the deployment. */
const ourKey = { 'refuses the token': [[403, 'forbidden']] } as const;

/** Strangers owe us no reasons: what is no success is that they do not answer. */
const anyStatus = {
  'refuses the token': [[503, 'unavailable']],
  'refuses the call': [[503, 'unavailable']],
  'is asked too often': [[503, 'unavailable']],
} as const;

const standInOf = { 'google-drive': 'google', 'tiktok-inbox': 'tiktok', linkedin: 'linkedin' } as const;

/** A mail that waits for an answer, whose conversation Google is asked for. */
const aWait = () => ({
  platform: 'gmail' as const,
  threadId: '18c0000000000001',
  messageId: '18c0000000000001',
  sentAt: '2026-11-20T09:00:00Z',
  askedAt: '2026-11-20T09:00:00Z',
  until: '2026-11-21T09:00:00Z',
});

/** Every way in which a route reaches a provider. A route that is missing here does not compile. */
export const providerCalls: Record<RouteName, readonly ProviderCall[]> = {
  legacySmartTask: [
    google('less', ({ uid }) => ({ body: { userId: uid, command: 'email Dana about lunch saying hi' } })),
  ],
  readings: [],
  readInboxRule: [],
  execute: [
    google('failure', executing('send_email', { to: 'dana@example.com', body: 'hi' }), { asks: 'a mail' }),
    google('failure', executing('create_event', { title: 'Lunch', startTime: tomorrow() }), {
      asks: 'a meeting',
    }),
    google('failure', executing('reminder', { task: 'call mom', reminderTime: tomorrow() }), {
      asks: 'a reminder',
    }),
    {
      provider: 'search',
      asks: 'a search',
      shows: 'failure',
      ready: (person) => {
        const query = randomUUID();
        return Promise.resolve({ input: executing('search', { query })(person), mentions: query });
      },
      told: ourKey,
    },
  ],
  undo: [
    {
      provider: 'google',
      shows: 'failure',
      ready: async (person) => {
        const { headers, mentions } = await withToken();
        const payload = { title: 'Lunch', startTime: tomorrow() };
        const input = { ...executing('create_event', payload)(person), headers };
        const { reply } = await callRoute(person.token, 'execute', input);
        return { input: { body: { userId: person.uid, key: reply?.key }, headers }, mentions };
      },
    },
  ],
  deleteReminder: [
    google('failure', ({ uid }) => ({
      body: { userId: uid, reminderId: 'not-ours', calendarEventId: 'abcdefghij0123456789' },
    })),
    aboutReminder('less', ({ uid }, reminderId) => ({ userId: uid, reminderId })),
  ],
  updateReminder: [aboutReminder('less', (_, reminderId) => ({ reminderId, task: 'call dad' }))],
  claimReminder: [],
  finishReminder: [aboutReminder('less', (_, reminderId) => ({ reminderId }))],
  pushSubscribe: [],
  pushUnsubscribe: [],
  signOutEverywhere: [],
  exportAccount: [],
  deleteAccount: [],
  deletionReceipt: [],
  googleStart: [],
  googleExchange: [
    {
      provider: 'google',
      shows: 'failure',
      ready: async ({ token }) => {
        const nonce = randomUUID();
        const redirectUri = `${stackUrls().app}/auth/google/callback`;
        const body = { nonceHash: await sha256(nonce), redirectUri };
        const { reply } = await callRoute(token, 'googleStart', { body });
        const code = randomUUID();
        return { input: { body: { code, nonce, state: reply?.state } }, mentions: code };
      },
      // A refused code says nothing about the grant that the person may have: the sign-in starts again.
      told: { 'refuses the token': [[400, 'invalid']], 'refuses the call': [[400, 'invalid']] },
    },
  ],
  googleClaim: [],
  googleDisconnect: [
    {
      provider: 'google',
      shows: 'less',
      ready: async (person) => {
        await connectGoogle(stackUrls(), stackUrls().app, person, person.token);
        return { input: { body: {} }, mentions: '/google/revoke' };
      },
    },
  ],
  chat: chatting(),
  gptChat: chatting(),
  chatCancel: [],
  people: [],
  changePeople: [],
  takeBackPeople: [],
  contacts: [google('less', () => ({}))],
  email: [google('failure', () => ({}))],
  inboxMessages: [google('failure', () => ({ query: { labelIds: 'INBOX' } }))],
  inboxNews: [google('failure', () => ({ query: { labelId: 'INBOX', historyId: '1000000' } }))],
  inboxSearch: [google('failure', () => ({ body: { q: 'from:dana' } }))],
  unifiedMessages: [google('less', () => ({}))],
  inboxThread: [google('failure', () => ({ params: { threadId: '18c0000000000001' } }))],
  inboxMessage: [google('failure', oneMail)],
  inboxInvitation: [google('failure', () => ({ ...oneMail(), query: {} }))],
  inboxAwaited: [google('failure', () => ({ body: { waits: [aWait()] } }))],
  saveDraft: [google('failure', () => ({ ...aDraft(), body: { ...noWords, body: 'Hi' } }))],
  openDraft: [google('failure', aDraft)],
  discardDraft: [google('failure', () => ({ ...aDraft(), body: {} }))],
  runInboxRule: [
    {
      provider: 'google',
      shows: 'failure',
      ready: async ({ uid }) => {
        const { headers, mentions } = await withToken();
        // What is in doubt keeps its mails from another run of the same rule.
        const id = randomUUID();
        const rule = aRule({ createdAt: new Date(), from: 'dana@example.com', newsletters: false, days: 0 });
        await withFirestore(stackUrls(), async (db) => {
          await db.doc(`${paths.inboxRules(uid)}/${id}`).set(rule);
        });
        const body = { mails: [{ id: '18c0000000000001', line: 'Dana: Lunch' }] };
        return { input: { params: { id }, body, headers }, mentions };
      },
    },
  ],
  inboxPicture: [
    {
      provider: 'web',
      shows: 'failure',
      ready: () => {
        const mentions = randomUUID();
        const address = `https://pictures.example/${mentions}.png`;
        return Promise.resolve({ input: { body: { address } }, mentions });
      },
      told: { ...anyStatus, 'answers nonsense': [[400, 'invalid']] },
    },
  ],
  startUpload: [],
  uploadPart: [],
  dropUpload: [],
  attachment: [google('failure', () => ({ params: { messageId: '18c0000000000001', attachmentId: 'abc' } }))],
  bulkAction: [
    google('failure', () => ({ body: { messageIds: ['18c0000000000001'], action: 'archive' } }), {
      asks: 'filing',
    }),
    google('failure', () => ({ body: { messageIds: ['18c0000000000001'], action: 'delete' } }), {
      asks: 'deleting',
    }),
  ],
  markAsRead: [google('failure', oneMail)],
  markAsUnread: [google('failure', oneMail)],
  archive: [google('failure', oneMail)],
  tagMessage: [google('failure', () => ({ ...oneMail(), body: { tag: 'work' } }))],
  unsubscribe: [
    google('failure', oneMail, { asks: 'the mail' }),
    {
      provider: 'web',
      asks: 'the list',
      shows: 'failure',
      ready: async () => {
        const { headers, email } = await withToken();
        const mentions = randomUUID();
        const id = await aNewsletter(email, `https://list.example/unsubscribe?u=${mentions}`);
        return { input: { params: { id }, headers }, mentions };
      },
      // Its status says it all.
      told: { ...anyStatus, 'answers nonsense': [[200, null]] },
    },
  ],
  unreadCounts: [google('less', () => ({}))],
  summarize: [google('failure', onMail)],
  // Without a model there is nothing to translate with, and the mail is not even asked for.
  translate: [],
  suggestReply: [google('failure', onMail)],
  whatsappSend: [
    sending('meta', () => `+97254${randomInt(1e6, 1e7)}`, {
      // The status that Meta reports by webhook settles it, when it comes soon enough.
      'falls silent': [
        [200, null],
        [503, 'unavailable'],
      ],
    }),
  ],
  messengerSend: [sending('meta', () => `72000000${randomInt(1e7, 1e8)}`)],
  instagramSend: [sending('meta', () => `82000000${randomInt(1e7, 1e8)}`)],
  smsSend: [sending('twilio', () => `+97250${randomInt(1e6, 1e7)}`, ourKey)],
  whatsappMessages: [],
  messengerMessages: [meta('less', {}, 'platform=messenger')],
  instagramMessages: [meta('less', {}, 'platform=instagram')],
  smsMessages: [],
  smsThreads: [],
  smsStatus: [],
  profilePicture: [meta('failure', { params: { psid: '7200000000000042' } }, '7200000000000042')],
  channelMessageRead: [],
  connectService: [
    meta(
      'failure',
      {
        body: {
          service: 'whatsapp',
          accessToken: LOCAL_META.accessToken,
          phoneNumberId: LOCAL_META.phoneNumberId,
        },
      },
      'display_phone_number',
      // Bad credentials are a mistake in the form.
      { 'refuses the token': [[400, 'invalid']] },
    ),
  ],
  linkStart: [],
  linkFinish: [finishing('google-drive'), finishing('tiktok-inbox'), finishing('linkedin')],
  linkCheck: [
    checking('google-drive', '/drive/v3/about'),
    checking('tiktok-inbox', '/tiktok/v2/user/info'),
    // It says that the permission is missing.
    checking('linkedin', '/linkedin/v2/userinfo', { 'refuses the call': [[200, null]] }),
  ],
  disconnectService: [
    {
      provider: 'tiktok',
      shows: 'less',
      ready: async (person) => {
        await link(person, 'tiktok-inbox');
        return { input: { body: { service: 'tiktok-inbox' } }, mentions: '/tiktok/v2/oauth/revoke' };
      },
    },
  ],
  metaChallenge: [],
  gmailWebhook: [],
  metaWebhook: [],
  twilioWebhook: [],
  weather: [
    {
      provider: 'weather',
      shows: 'failure',
      ready: () => {
        const city = randomUUID();
        return Promise.resolve({ input: { query: { city } }, mentions: city });
      },
      told: ourKey,
    },
  ],
  place: [
    {
      provider: 'geocoding',
      shows: 'failure',
      ready: () => {
        const latitude = randomInt(1, 8_900) / 100;
        const longitude = randomInt(1, 17_900) / 100;
        // Two decimals, as they are asked with.
        const mentions = `lat=${latitude.toFixed(2)}&lon=${longitude.toFixed(2)}`;
        return Promise.resolve({ input: { body: { latitude, longitude } }, mentions });
      },
      told: ourKey,
    },
  ],
  health: [google('less', () => ({}))],
  plugins: [],
  servicesStatus: [google('less', () => ({}))],
  serviceConfig: [
    google('failure', () => ({ body: { service: 'gmail', action: 'reconnect' } }), { asks: 'Gmail' }),
    google('failure', () => ({ body: { service: 'calendar', action: 'reconnect' } }), {
      asks: 'the calendar',
    }),
  ],
  dashboard: [google('less', () => ({}))],
  smartTaskHistory: [],
  commandCenterSessions: [],
  transcribe: [
    {
      provider: 'speech',
      shows: 'failure',
      ready: () => {
        const bytes = crypto.getRandomValues(new Uint8Array(96));
        const form = new FormData();
        form.set('audio', new Blob([bytes], { type: 'audio/webm' }), 'audio.webm');
        return Promise.resolve({ input: { form }, mentions: Buffer.from(bytes).toString('base64') });
      },
      told: ourKey,
    },
  ],
};

/** Providers that are asked about one place, and whose answer is then kept: no trouble would reach the call. */
export const keptAnswers: Partial<Record<RouteName, readonly Fault['provider'][]>> = {
  servicesStatus: ['weather'],
  serviceConfig: ['weather'],
};

/** With a Google token of its own, and no stored grant that could replace it. */
function google(
  shows: ProviderCall['shows'],
  inputFor: (person: TestPerson) => RouteInput,
  more: Pick<ProviderCall, 'asks'> = {},
): ProviderCall {
  return {
    ...more,
    provider: 'google',
    shows,
    ready: async (person) => {
      const { headers, mentions } = await withToken();
      return { input: { ...inputFor(person), headers }, mentions };
    },
  };
}

function meta(
  shows: ProviderCall['shows'],
  input: RouteInput,
  mentions: string,
  told: ProviderCall['told'] = {},
): ProviderCall {
  return { provider: 'meta', shows, told, ready: () => Promise.resolve({ input, mentions }) };
}

/** A code of nobody's, which is refused like one that has ended: the connection starts again. */
function finishing(service: LinkedService): ProviderCall {
  return {
    provider: standInOf[service],
    asks: service,
    shows: 'failure',
    ready: async (person) => {
      const { nonce, state } = await beginLink(person, service);
      const code = randomUUID();
      return { input: { body: { code, nonce, state } }, mentions: code };
    },
    told: { 'refuses the token': [[400, 'invalid']], 'refuses the call': [[400, 'invalid']] },
  };
}

/** That the provider refuses the token is an answer: the connection does not work. */
function checking(service: LinkedService, mentions: string, told: ProviderCall['told'] = {}): ProviderCall {
  return {
    provider: standInOf[service],
    asks: service,
    shows: 'failure',
    ready: async (person) => {
      await link(person, service);
      return { input: { body: { service } }, mentions };
    },
    told: { 'refuses the token': [[200, null]], ...told },
  };
}

function sending(
  provider: 'meta' | 'twilio',
  recipient: () => string,
  told: ProviderCall['told'] = {},
): ProviderCall {
  return {
    provider,
    shows: 'failure',
    told,
    ready: () => {
      const to = recipient();
      const mentions = to.replace(/\D/g, '');
      return Promise.resolve({ input: { body: { to, message: `hi ${randomUUID()}` } }, mentions });
    },
  };
}

function chatting(): ProviderCall[] {
  const chat = (uid: string, message: string, more: object = {}) => ({
    body: { userId: uid, message, ...more },
  });
  return [
    google('less', ({ uid }) => chat(uid, 'email Dana about lunch saying hi'), { asks: 'who Dana is' }),
    {
      provider: 'weather',
      asks: 'the weather',
      shows: 'less',
      ready: ({ uid }) => {
        const city = `Q${randomUUID().replace(/[^a-z]/g, '')}`;
        return Promise.resolve({ input: chat(uid, `What is the weather in ${city}?`), mentions: city });
      },
    },
    {
      provider: 'search',
      asks: 'a search',
      shows: 'less',
      ready: ({ uid }) => {
        const searchQuery = randomUUID();
        const input = chat(uid, 'search for it', { executeSearch: true, searchQuery });
        return Promise.resolve({ input, mentions: searchQuery });
      },
    },
  ];
}

/** A call about a reminder that stands in the calendar. */
function aboutReminder(
  shows: ProviderCall['shows'],
  bodyFor: (person: TestPerson, reminderId: string) => object,
): ProviderCall {
  return {
    provider: 'google',
    asks: 'one of ours',
    shows,
    ready: async (person) => {
      const { headers, mentions } = await withToken();
      const made = executing('reminder', { task: 'call mom', reminderTime: tomorrow() })(person);
      const { reply } = await callRoute(person.token, 'execute', { ...made, headers });
      return { input: { body: bodyFor(person, String(reply?.reminderId)), headers }, mentions };
    },
  };
}

function executing(actionType: string, payload: object) {
  return ({ uid }: TestPerson) => ({
    body: { userId: uid, actionType, payload, timeZone: 'Asia/Jerusalem' },
  });
}

function oneMail() {
  return { params: { id: '18c0000000000001' } };
}

function aDraft() {
  return { params: { id: 'r18c0000000000001' } };
}

const noWords = { to: '', cc: '', bcc: '', subject: '', body: '' };

function onMail() {
  return { body: { messageId: '18c0000000000001' } };
}

function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString();
}

const opened = z.object({ access_token: z.string() });

/** An account of Google for a call that brings its own token, by which its requests are told from all others. */
export async function withToken(standIns = stackUrls().providers) {
  const email = `g-${randomUUID()}@example.com`;
  const response = await fetch(`${standIns}/_accounts`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'google', email }),
  });
  const { access_token: mentions } = opened.parse(await response.json());
  return { headers: { 'X-Provider-Token': mentions }, mentions, email };
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex');
}
