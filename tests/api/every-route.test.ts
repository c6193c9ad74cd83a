import { beforeAll, describe, expect, it } from 'vitest';
import { routes, type Route, type RouteName } from '@crocodile-hub/core/contract/routes';
import { aPerson, type TestPerson } from '../support/people.ts';
import { callRoute, fetchRoute, type RouteInput } from '../support/route-call.ts';

/** A call of each route that is well formed, and the change that makes it malformed: the path of its first issue. */
type Sample = RouteInput & { malformed?: RouteInput; issue?: string };

const empty = { body: {} };
const hex = 'a'.repeat(64);
const send = {
  body: { to: '+972541234567', message: 'hi' },
  malformed: { body: { to: '+972541234567' } },
  issue: 'message',
};
const one = { params: { id: '18c0000000000001' } };
const onMail = { body: { messageId: '18c0000000000001' }, malformed: empty, issue: 'messageId' };
const chat = {
  body: { message: 'hello', userId: 'me' },
  malformed: { body: { userId: 'me' } },
  issue: 'message',
};

const samples: Record<RouteName, Sample> = {
  legacySmartTask: {
    body: { command: 'call mom', userId: 'me' },
    malformed: { body: { userId: 'me' } },
    issue: 'command',
  },
  execute: {
    body: { userId: 'me', actionType: 'create_task', payload: { title: 'milk' } },
    malformed: { body: { userId: 'me', payload: {} } },
    issue: 'actionType',
  },
  undo: { body: { key: 'nothing' }, malformed: empty, issue: 'key' },
  deleteReminder: {
    body: { userId: 'me', reminderId: 'r' },
    malformed: { body: { userId: 'me' } },
    issue: 'reminderId',
  },
  updateReminder: { body: { reminderId: 'r' }, malformed: empty, issue: 'reminderId' },
  claimReminder: { body: { reminderId: 'r' }, malformed: empty, issue: 'reminderId' },
  googleStart: {
    body: { nonceHash: hex, redirectUri: 'http://127.0.0.1/auth/google/callback' },
    malformed: { body: { nonceHash: 'short', redirectUri: 'http://127.0.0.1/' } },
    issue: 'nonceHash',
  },
  googleExchange: { body: { code: 'c', state: 's', nonce: 'n'.repeat(20) }, malformed: empty, issue: 'code' },
  googleClaim: { body: { ticket: 't'.repeat(20) }, malformed: empty, issue: 'ticket' },
  googleDisconnect: { body: {} },
  chat,
  gptChat: chat,
  chatCancel: { body: { replyId: 'r' }, malformed: empty, issue: 'replyId' },
  email: {},
  inboxMessages: {
    query: { maxResults: '5' },
    malformed: { query: { maxResults: '5000' } },
    issue: 'maxResults',
  },
  unifiedMessages: { malformed: { query: { maxResults: 'many' } }, issue: 'maxResults' },
  inboxThread: {
    params: { threadId: '18c0000000000001' },
    malformed: { params: { threadId: 'short' } },
    issue: 'threadId',
  },
  attachment: { params: { messageId: '18c0000000000001', attachmentId: 'a' } },
  bulkAction: {
    body: { messageIds: ['18c0000000000001'], action: 'archive' },
    malformed: { body: { messageIds: [], action: 'burn' } },
    issue: 'messageIds',
  },
  markAsRead: one,
  markAsUnread: one,
  archive: one,
  tagMessage: { ...one, body: { tag: 'work' }, malformed: { ...one, body: { tag: '  ' } }, issue: 'tag' },
  unreadCounts: {},
  summarize: onMail,
  translate: {
    body: { messageId: '18c0000000000001', language: 'he' },
    malformed: { body: { messageId: '18c0000000000001', language: 'xx' } },
    issue: 'language',
  },
  suggestReply: onMail,
  whatsappSend: send,
  messengerSend: send,
  instagramSend: send,
  smsSend: send,
  whatsappMessages: {},
  messengerMessages: {},
  instagramMessages: {},
  smsMessages: {},
  smsThreads: {},
  smsStatus: {},
  profilePicture: { params: { psid: '123' }, malformed: { params: { psid: 'me and you' } }, issue: 'psid' },
  channelMessageRead: { body: { messageIds: ['m'], read: true }, malformed: empty, issue: 'messageIds' },
  connectService: {
    body: { service: 'whatsapp', accessToken: 'x', phoneNumberId: '12345' },
    malformed: { body: { service: 'pigeon' } },
    issue: 'service',
  },
  disconnectService: { body: { service: 'whatsapp' }, malformed: empty, issue: 'service' },
  metaChallenge: { malformed: { query: { 'hub.mode': 'subscribe' } }, issue: 'hub.verify_token' },
  metaWebhook: {},
  twilioWebhook: {},
  weather: { query: { city: 'Haifa' }, malformed: { query: { city: 'x'.repeat(200) } }, issue: 'city' },
  place: {
    query: { latitude: '32', longitude: '34' },
    malformed: { query: { latitude: '320', longitude: '34' } },
    issue: 'latitude',
  },
  health: {},
  plugins: {},
  servicesStatus: {},
  serviceConfig: { body: { service: 'weather', action: 'reconnect' }, malformed: empty, issue: 'service' },
  dashboard: {},
  smartTaskHistory: {
    body: { userId: 'me' },
    malformed: { body: { userId: 'me', limit: 1000 } },
    issue: 'limit',
  },
  commandCenterSessions: { body: { userId: 'me' }, malformed: empty, issue: 'userId' },
  transcribe: { malformed: { body: {} }, issue: 'audio' },
};

const all = Object.entries<Sample>(samples).map(([name, sample]) => {
  const known = Object.keys(routes).find((one): one is RouteName => one === name);
  if (known === undefined) throw new Error(`no such route: ${name}`);
  const route: Route = routes[known];
  return { name: known, route, sample };
});
const ofPersons = all.filter(({ route }) => route.auth === 'user');

let person: TestPerson;

beforeAll(async () => {
  person = await aPerson({ google: false });
});

it('is in the table of this test', () => {
  expect(Object.keys(samples).sort()).toEqual(Object.keys(routes).sort());
});

describe.each(ofPersons)('$name', ({ name, sample }) => {
  it('refuses whoever has not signed in', async () => {
    for (const token of [null, 'forged.token.here']) {
      const { status, error } = await callRoute(token, name, sample);
      expect([status, error?.code, error?.error]).toEqual([401, 'unauthenticated', 'User not authenticated']);
    }
  });
});

describe.each(all.filter(({ sample }) => sample.malformed !== undefined))('$name', ({ name, sample }) => {
  it('names what is wrong in a malformed call', async () => {
    const { status, error } = await callRoute(
      person.token,
      name,
      withUser(sample.malformed ?? {}, person.uid),
    );
    expect([status, error?.code]).toEqual([400, 'invalid']);
    expect(error?.issues?.map(({ path }) => path)).toContain(sample.issue);
  });
});

describe.each(ofPersons)('$name', ({ name, sample }) => {
  it("refuses to act in somebody else's name", async () => {
    const input = withUser(sample, person.uid);
    const byQuery = await callRoute(person.token, name, {
      ...input,
      query: { ...sample.query, userId: 'else' },
    });
    expect([byQuery.status, byQuery.error?.code]).toEqual([403, 'forbidden']);
    if (typeof input.body !== 'object') return;
    const byBody = await callRoute(person.token, name, { ...input, body: { ...input.body, userId: 'else' } });
    expect([byBody.status, byBody.error?.code]).toEqual([403, 'forbidden']);
  });
});

describe('an address', () => {
  it('that is not in the table is not there', async () => {
    const response = await fetch((await fetchRoute(null, 'email')).url.replace('/api/email', '/api/emails'));
    expect([response.status, (await response.json()).code]).toEqual([404, 'not-found']);
  });
});

function withUser(input: RouteInput, uid: string): RouteInput {
  const { body } = input;
  if (typeof body !== 'object' || body === null || !('userId' in body)) return input;
  return { ...input, body: { ...body, userId: uid } };
}
