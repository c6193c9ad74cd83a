import type { RouteName } from '@crocodile-hub/core/contract/routes';
import type { RouteInput } from './route-call.ts';

/** A valid call of each route, and the change that makes it malformed; `issue` is the path of its first issue. */
export type RouteSample = RouteInput & { malformed?: RouteInput; issue?: string };

const empty = { body: {} };
const hex = 'a'.repeat(64);
const send = {
  body: { to: '+972541234567', message: 'hi' },
  malformed: { body: { to: '+972541234567' } },
  issue: 'message',
};
const one = { params: { id: '18c0000000000001' } };
const onMail = { body: { messageId: '18c0000000000001' }, malformed: empty, issue: 'messageId' };
const aSubscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/phone',
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
};
const chat = {
  body: { message: 'hello', userId: 'me' },
  malformed: { body: { userId: 'me' } },
  issue: 'message',
};

export const routeSamples: Record<RouteName, RouteSample> = {
  legacySmartTask: {
    body: { command: 'call mom', userId: 'me' },
    malformed: { body: { userId: 'me' } },
    issue: 'command',
  },
  readings: {
    body: { command: 'remind me to call mom tomorrow at 9' },
    malformed: { body: { command: 'a' } },
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
  finishReminder: { body: { reminderId: 'r' }, malformed: empty, issue: 'reminderId' },
  claimReminder: { body: { reminderId: 'r' }, malformed: empty, issue: 'reminderId' },
  googleStart: {
    body: { nonceHash: hex, redirectUri: 'http://127.0.0.1/auth/google/callback' },
    malformed: { body: { nonceHash: 'short', redirectUri: 'http://127.0.0.1/' } },
    issue: 'nonceHash',
  },
  googleExchange: { body: { code: 'c', state: 's', nonce: 'n'.repeat(20) }, malformed: empty, issue: 'code' },
  googleClaim: { body: { ticket: 't'.repeat(20) }, malformed: empty, issue: 'ticket' },
  googleDisconnect: { body: {} },
  linkStart: {
    body: { service: 'linkedin', nonceHash: hex },
    malformed: { body: { service: 'myspace', nonceHash: hex } },
    issue: 'service',
  },
  linkFinish: { body: { code: 'c', state: 's', nonce: 'n'.repeat(20) }, malformed: empty, issue: 'code' },
  linkCheck: { body: { service: 'linkedin' }, malformed: empty, issue: 'service' },
  pushSubscribe: {
    body: { userId: 'me', subscription: aSubscription },
    malformed: { body: { userId: 'me', subscription: { ...aSubscription, endpoint: 'phone' } } },
    issue: 'subscription.endpoint',
  },
  pushUnsubscribe: {
    body: { userId: 'me', endpoint: aSubscription.endpoint },
    malformed: { body: { userId: 'me' } },
    issue: 'endpoint',
  },
  signOutEverywhere: { body: {} },
  exportAccount: { body: {} },
  // Not the person's address, since the tests with these samples go on with the account.
  deleteAccount: { body: { email: 'nobody@example.com' }, malformed: empty, issue: 'email' },
  deletionReceipt: { params: { receipt: 'none' } },
  chat,
  gptChat: chat,
  contacts: {},
  people: { query: { q: 'dana' } },
  changePeople: {
    body: { change: { does: 'leave-out', address: 'dana@example.com' } },
    malformed: empty,
    issue: 'change',
  },
  takeBackPeople: { body: { id: 's' }, malformed: empty, issue: 'id' },
  chatCancel: { body: { replyId: 'r' }, malformed: empty, issue: 'replyId' },
  email: {},
  inboxMessages: {
    query: { maxResults: '5' },
    malformed: { query: { maxResults: '5000' } },
    issue: 'maxResults',
  },
  inboxNews: {
    query: { labelId: 'INBOX' },
    malformed: { query: { labelId: 'INBOX', historyId: 'latest' } },
    issue: 'historyId',
  },
  inboxSearch: { body: { q: 'from:dana' }, malformed: { body: { q: ' ' } }, issue: 'q' },
  unifiedMessages: { malformed: { query: { maxResults: 'many' } }, issue: 'maxResults' },
  inboxThread: {
    params: { threadId: '18c0000000000001' },
    malformed: { params: { threadId: 'short' } },
    issue: 'threadId',
  },
  inboxMessage: { params: { id: '18c0000000000001' } },
  inboxInvitation: {
    params: { id: '18c0000000000001' },
    query: { timeZone: 'Asia/Jerusalem' },
    malformed: { params: { id: '18c0000000000001' }, query: { timeZone: 'Nowhere/Land' } },
    issue: 'timeZone',
  },
  inboxAwaited: {
    body: {
      waits: [
        {
          platform: 'gmail',
          threadId: '18c0000000000001',
          messageId: '18c0000000000001',
          sentAt: '2026-11-20T09:00:00Z',
          askedAt: '2026-11-20T09:00:00Z',
          until: '2026-11-21T09:00:00Z',
        },
      ],
    },
    malformed: { body: { waits: [] } },
    issue: 'waits',
  },
  inboxPicture: {
    body: { address: 'http://127.0.0.1/a.png' },
    malformed: { body: { address: 'file:///etc/passwd' } },
    issue: 'address',
  },
  startUpload: {
    body: { filename: 'a.txt', mimeType: 'text/plain', size: 3 },
    malformed: { body: { filename: 'a.txt', mimeType: 'text/plain', size: -1 } },
    issue: 'size',
  },
  uploadPart: {
    params: { uploadId: 'none', part: '0' },
    malformed: { params: { uploadId: 'none', part: 'x' } },
    issue: 'part',
  },
  dropUpload: { params: { uploadId: 'none' } },
  saveDraft: {
    params: { id: 'form-0f8e1c1a-6f0e-4b57-9a53-2f4c1a7a0001' },
    body: { to: 'dana', cc: '', bcc: '', subject: '', body: 'Hi' },
    malformed: { params: { id: 'form-1' }, body: { to: ['dana'], cc: '', bcc: '', subject: '', body: 'Hi' } },
    issue: 'to',
  },
  openDraft: { params: { id: 'r18c0000000000001' } },
  discardDraft: { params: { id: 'r18c0000000000001' }, body: {} },
  attachment: { params: { messageId: '18c0000000000001', attachmentId: 'a' } },
  readInboxRule: {
    body: { sentence: 'archive newsletters' },
    malformed: { body: { sentence: '' } },
    issue: 'sentence',
  },
  runInboxRule: {
    params: { id: 'r1' },
    body: { mails: [{ id: '18c0000000000001', line: 'Dana: Lunch' }] },
    malformed: { params: { id: 'r1' }, body: { mails: [] } },
    issue: 'mails',
  },
  bulkAction: {
    body: { messageIds: ['18c0000000000001'], action: 'archive' },
    malformed: { body: { messageIds: [], action: 'burn' } },
    issue: 'messageIds',
  },
  markAsRead: one,
  markAsUnread: one,
  archive: one,
  tagMessage: { ...one, body: { tag: 'work' }, malformed: { ...one, body: { tag: '  ' } }, issue: 'tag' },
  unsubscribe: one,
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
  gmailWebhook: {},
  metaWebhook: {},
  twilioWebhook: {},
  weather: { query: { city: 'Haifa' }, malformed: { query: { city: 'x'.repeat(200) } }, issue: 'city' },
  place: {
    body: { latitude: 32, longitude: 34 },
    malformed: { body: { latitude: 320, longitude: 34 } },
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

/** The input, with `uid` wherever it names the caller. */
export function withUser(input: RouteInput, uid: string): RouteInput {
  const { body } = input;
  if (typeof body !== 'object' || body === null || !('userId' in body)) return input;
  return { ...input, body: { ...body, userId: uid } };
}
