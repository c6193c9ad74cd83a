import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { nominatim } from '../../functions/src/adapters/geocoding/nominatim.ts';
import { googleCalendar } from '../../functions/src/adapters/google/calendar.ts';
import { driveScopes, googleDrive } from '../../functions/src/adapters/google/drive.ts';
import { gmailDrafts } from '../../functions/src/adapters/google/gmail-drafts.ts';
import { gmailReader } from '../../functions/src/adapters/google/gmail-reader.ts';
import { gmailBox } from '../../functions/src/adapters/google/gmail.ts';
import { googleOAuth, googleScopes } from '../../functions/src/adapters/google/oauth.ts';
import { linkedIn } from '../../functions/src/adapters/linkedin/linkedin.ts';
import { metaGraph } from '../../functions/src/adapters/meta/graph.ts';
import { openaiAssistant } from '../../functions/src/adapters/openai/assistant.ts';
import { mailingLists } from '../../functions/src/adapters/outside/mailing-lists.ts';
import { outsideWeb } from '../../functions/src/adapters/outside/outside-web.ts';
import { outsidePictures } from '../../functions/src/adapters/pictures/outside-pictures.ts';
import { webPush } from '../../functions/src/adapters/push/web-push.ts';
import { programmableSearch } from '../../functions/src/adapters/search/programmable-search.ts';
import { circuit } from '../../functions/src/adapters/shared/circuit.ts';
import { googleSpeech } from '../../functions/src/adapters/speech/google-speech.ts';
import { tikTok } from '../../functions/src/adapters/tiktok/tiktok.ts';
import { twilioSms } from '../../functions/src/adapters/twilio/sms.ts';
import { openMeteo } from '../../functions/src/adapters/weather/open-meteo.ts';
import { Failure, isFailure } from '../../functions/src/ports/failure.ts';
import { LOCAL_CLIENT } from '../../local/providers/google/oauth/clients.ts';
import type { LinkProvider, LinkTokens } from '../../functions/src/ports/connections.ts';
import { LOCAL_LINKEDIN } from '../../local/providers/linkedin/account.ts';
import { LOCAL_META, OTHER_META } from '../../local/providers/meta/account.ts';
import { startProviders } from '../../local/providers/server.ts';
import { LOCAL_TIKTOK } from '../../local/providers/tiktok/account.ts';
import { LOCAL_TWILIO } from '../../local/providers/twilio/account.ts';
import { RECORDINGS } from '../../local/seed/speech.ts';
import { LOCAL_PUSH } from '../../local/stack/push-keys.ts';
import { allowed } from '../support/links.ts';
import { aPushDevice } from '../support/push-device.ts';

// One contract for every adapter, against its stand-in: what works, and one table of how each failure is told.

/** Long enough for a busy machine, and for a stand-in that only now starts. */
const patienceMs = 15_000;
/** More than what is waited for before a call is tried again. */
const impatienceMs = 2_600;
const retryAfter = 7;

/** Failures of any provider, and the kind that they have unless an operation says otherwise. */
const failures = {
  'status 400': 'invalid',
  'status 401': 'reauth',
  'status 403': 'forbidden',
  'status 404': 'not-found',
  'status 429': `rate-limited, after ${retryAfter} s`,
  'status 500': 'unavailable',
  'no-answer': 'unavailable',
  drop: 'unavailable',
  nonsense: 'unavailable',
} as const;
type FailureName = keyof typeof failures;

type Operation = {
  provider: string;
  name: string;
  call: (at: StandIns) => (() => Promise<unknown>) | Promise<() => Promise<unknown>>;
  answers: unknown;
  told?: Partial<Record<FailureName, string>>;
};

type StandIns = {
  url: string;
  timeoutMs: number;
  accessToken: string;
  refreshToken: string;
  driveToken: string;
};

/** No person can renew a key of the deployment. */
const ourKey = { 'status 401': 'forbidden' } as const;
/** What is gone need not be found. */
const mayBeGone = { 'status 404': 'fulfilled' } as const;
/** That we are refused as an app, or in words that nobody knows, ends no grant of a person. */
const onlyItsWords = {
  'status 400': 'unavailable',
  'status 401': 'unavailable',
  'status 403': 'unavailable',
  'status 404': 'unavailable',
} as const;
/** Strangers' servers owe us no reasons: whatever they say, what is asked for does not come. */
const ofStrangers = { ...onlyItsWords, 'status 429': 'unavailable' } as const;

const operations: readonly Operation[] = [
  onGoogle(
    'a mail is sent',
    (google) => () => gmailBox(google).send(person, aMail(), { leaveBy: Infinity }),
    {
      answers: { id: expect.any(String), threadId: expect.any(String) },
    },
  ),
  onGoogle('a mail is found again', (google) => () => gmailBox(google).findSent(person, '<nobody@here>'), {
    answers: null,
  }),
  onGoogle('mails are listed', (google) => () => gmailReader(google).list(person, newest), {
    answers: { mails: [], unreadable: [], nextPageToken: null, total: 0, historyId: null },
  }),
  onGoogle(
    'mails are filed',
    (google) => () => gmailReader(google).relabel(person, ['0', '1'], { add: ['STARRED'] }),
    {
      answers: ['0', '1'],
    },
  ),
  onGoogle(
    'a mail is filed',
    (google) => () => gmailReader(google).relabel(person, ['0'], { add: ['STARRED'] }),
    {
      answers: ['0'],
      told: mayBeGone,
    },
  ),
  onGoogle('folders are counted', (google) => () => gmailReader(google).counts(person), {
    answers: expect.objectContaining({ inbox: { unread: 0, total: 0 } }),
  }),
  onGoogle('what a search finds is counted', (google) => () => gmailReader(google).countFound(person, 'q'), {
    answers: { count: 0, isLeast: false },
  }),
  onGoogle('a draft is made', (google) => () => gmailDrafts(google).create(person, aDraft()), {
    answers: expect.any(String),
  }),
  onGoogle('a draft is changed', (google) => () => gmailDrafts(google).update(person, 'r1', aDraft()), {
    answers: false,
    told: mayBeGone,
  }),
  onGoogle('a draft is taken out', (google) => () => gmailDrafts(google).remove(person, 'r1'), {
    answers: undefined,
    told: mayBeGone,
  }),
  onGoogle(
    'a draft is looked for',
    (google) => () => gmailDrafts(google).find(person, '<none@example.com>'),
    {
      answers: [],
    },
  ),
  onGoogle('a meeting is made', (google) => () => googleCalendar(google).insert(person, aMeeting()), {
    answers: undefined,
  }),
  onGoogle('a meeting is looked for', (google) => () => googleCalendar(google).has(person, 'abcde12345'), {
    answers: false,
    told: mayBeGone,
  }),
  onGoogle('a meeting is taken out', (google) => () => googleCalendar(google).remove(person, 'abcde12345'), {
    answers: undefined,
    told: mayBeGone,
  }),
  {
    provider: 'google',
    name: 'a grant is refreshed',
    call: ({ url, timeoutMs, refreshToken }) => {
      const oauth = googleOAuth({
        ...LOCAL_CLIENT,
        ...googleUrls(url),
        scopes: googleScopes,
        timeoutMs,
        circuit: circuit('googleSilent'),
        now: Date.now,
      });
      return () => oauth.refresh(refreshToken);
    },
    answers: expect.objectContaining({ accessToken: expect.stringMatching(/^ya29\./) }),
    told: onlyItsWords,
  },
  {
    provider: 'google',
    name: 'a Drive tells whose it is',
    call: ({ url, timeoutMs, driveToken }) => {
      const drive = googleDrive({
        oauth: googleOAuth({
          ...LOCAL_CLIENT,
          ...googleUrls(url),
          scopes: driveScopes,
          timeoutMs,
          circuit: circuit('googleSilent'),
          now: Date.now,
        }),
        rootUrl: `${url}/google/`,
        timeoutMs,
        circuit: circuit('googleSilent'),
      });
      return () => drive.whoseAccount(driveToken);
    },
    answers: { accountId: expect.stringMatching(/^\d+$/), account: 'anna@example.com' },
  },
  onTikTok('an account is told', (tiktok, { accessToken: token }) => tiktok.whoseAccount(token), {
    answers: { accountId: expect.any(String), account: 'anna' },
  }),
  onTikTok('a grant is refreshed', (tiktok, { refreshToken }) => tiktok.refresh(refreshToken ?? ''), {
    answers: expect.objectContaining({
      accessToken: expect.stringMatching(/^act\./),
      refreshToken: expect.stringMatching(/^rft\./),
    }),
    // Only its own words end a grant: what else is refused is told as trouble.
    told: onlyItsWords,
  }),
  onTikTok('a grant is given back', (tiktok, tokens) => tiktok.revoke(tokens), {
    answers: undefined,
    told: { nonsense: 'fulfilled' },
  }),
  onLinkedIn('an account is told', (linkedin, { accessToken: token }) => linkedin.whoseAccount(token), {
    answers: { accountId: expect.any(String), account: 'anna@example.com' },
    // It says that the permission is missing.
    told: { 'status 403': 'reauth' },
  }),
  onLinkedIn('a grant is refreshed', (linkedin, { refreshToken }) => linkedin.refresh(refreshToken ?? ''), {
    answers: expect.objectContaining({ accessToken: expect.stringMatching(/^AQ/) }),
    told: onlyItsWords,
  }),
  onLinkedIn('a grant is given back', (linkedin, tokens) => linkedin.revoke(tokens), {
    answers: undefined,
    told: { 'status 403': 'reauth', nonsense: 'fulfilled' },
  }),
  onMeta('an account is checked', (meta) => () => meta.check('whatsapp', whatsapp), {
    answers: { accountId: LOCAL_META.phoneNumberId, account: expect.any(String) },
  }),
  onMeta('a WhatsApp message is sent', (meta) => () => meta.sendWhatsapp(whatsapp, aWhatsapp()), {
    answers: expect.stringMatching(/^wamid\./),
  }),
  onMeta('conversations are read', (meta) => () => meta.conversations('facebook-inbox', page), {
    answers: expect.any(Array),
    // Of one's own page nothing else is refused so than what is no longer permitted.
    told: { 'status 403': 'reauth' },
  }),
  {
    provider: 'twilio',
    name: 'a text is sent',
    call: ({ url, timeoutMs }) => {
      const at = { baseUrl: `${url}/twilio`, webhookUrl: `${url}/_health` };
      const sms = twilioSms({ ...LOCAL_TWILIO, ...at, timeoutMs });
      return () => sms.send({ from: LOCAL_TWILIO.numbers[0], to: '+972501234567', text: randomUUID() });
    },
    answers: expect.stringMatching(/^SM/),
    told: { ...ourKey, 'status 404': 'invalid' },
  },
  {
    provider: 'openai',
    name: 'the model answers',
    call: ({ url, timeoutMs }) => {
      const model = { apiKey: 'local', baseUrl: `${url}/openai/v1`, model: 'gpt-5-mini', timeoutMs };
      const assistant = openaiAssistant(model);
      const request = { instructions: '', turns: [], tools: [], mostTokens: 100 };
      return () => assistant.answer(request, { signal: new AbortController().signal });
    },
    answers: { text: expect.stringContaining('stand-in'), calls: [] },
    // A wrong model or a text too long is nothing that a person could mend.
    told: { ...ourKey, 'status 400': 'unavailable', 'status 404': 'unavailable' },
  },
  {
    provider: 'speech',
    name: 'a recording is heard',
    call: ({ url, timeoutMs }) => {
      const speech = googleSpeech({ apiUrl: `${url}/speech`, timeoutMs });
      const bytes = Uint8Array.from(RECORDINGS[0]?.audio ?? []);
      return () => speech.transcribe({ bytes, mimeType: 'audio/webm', language: null });
    },
    answers: expect.objectContaining({ transcript: RECORDINGS[0]?.transcript }),
    // Its client keeps the header to itself.
    told: { ...ourKey, 'status 429': 'rate-limited, after 30 s' },
  },
  {
    provider: 'weather',
    name: 'the weather is told',
    call: ({ url, timeoutMs }) => {
      const urls = { forecastUrl: `${url}/weather`, placesUrl: `${url}/weather` };
      return () => openMeteo({ ...urls, timeoutMs, now: Date.now }).now('Haifa');
    },
    answers: { city: 'Haifa', temperature: expect.any(Number), description: expect.any(String) },
    told: ourKey,
  },
  {
    provider: 'search',
    name: 'the web is searched',
    call: ({ url, timeoutMs }) => {
      const web = programmableSearch({
        baseUrl: `${url}/search`,
        key: 'local',
        engineId: 'local',
        timeoutMs,
      });
      return () => web.find('restaurants in Haifa', { locale: 'en' });
    },
    answers: expect.arrayContaining([expect.objectContaining({ url: expect.stringMatching(/^https?:/) })]),
    told: ourKey,
  },
  {
    provider: 'geocoding',
    name: 'a place is named',
    call: ({ url, timeoutMs }) => {
      const options = {
        baseUrl: `${url}/geocoding`,
        appOrigin: 'https://app.example',
        timeoutMs,
        now: Date.now,
      };
      return () => nominatim(options).at({ latitude: 32.0853, longitude: 34.7818 });
    },
    answers: { city: expect.stringContaining('Tel Aviv'), country: 'Israel' },
    told: ourKey,
  },
  {
    provider: 'push',
    name: 'a device is told',
    call: ({ url, timeoutMs }) => {
      const push = aPush([url], timeoutMs);
      return () => push.send(aPushDevice(url).subscription, aPushMessage);
    },
    answers: 'sent',
    // The status says it all.
    told: { ...ourKey, ...mayBeGone, nonsense: 'fulfilled' },
  },
  {
    provider: 'web',
    name: 'a picture is fetched',
    call: ({ url, timeoutMs }) => {
      const pictures = outsidePictures(outsideWeb({ baseUrl: `${url}/web`, timeoutMs }));
      return () => pictures.fetch('https://pictures.example/a.png');
    },
    answers: { mimeType: 'image/png', bytes: expect.any(Uint8Array) },
    told: { ...ofStrangers, nonsense: 'invalid' },
  },
  {
    provider: 'web',
    name: 'a list is left',
    call: ({ url, timeoutMs }) => {
      const lists = mailingLists(outsideWeb({ baseUrl: `${url}/web`, timeoutMs }));
      return () => lists.unsubscribe('https://list.example/unsubscribe?u=1');
    },
    answers: undefined,
    told: { ...ofStrangers, nonsense: 'fulfilled' },
  },
];

describe('an account of Meta', () => {
  const { phoneNumberId, pageId, instagramId, accessToken, userToken } = LOCAL_META;
  const { accessToken: foreignToken } = OTHER_META;

  it('is taken with its own token', async () => {
    const { url } = await standIns(patienceMs);
    const meta = metaGraph({ baseUrl: `${url}/meta`, timeoutMs: patienceMs });
    const given = { accountId: pageId, accessToken, account: null };
    expect(await meta.check('facebook-inbox', given)).toEqual({ accountId: pageId, account: 'Levi Studio' });
    const insta = await meta.check('instagram-inbox', given);
    expect(insta).toEqual({ accountId: instagramId, account: 'Levi Studio' });
  });

  it.each([
    ['a page', 'facebook-inbox', pageId, 'the token of another page', foreignToken],
    ['a page', 'facebook-inbox', pageId, 'the token of a person', userToken],
    ['the Instagram account of a page', 'instagram-inbox', pageId, 'the token of another page', foreignToken],
    [
      'an Instagram account named as a page',
      'instagram-inbox',
      instagramId,
      'the token of its page',
      accessToken,
    ],
    [
      'an Instagram account named as a page',
      'facebook-inbox',
      instagramId,
      'the token of its page',
      accessToken,
    ],
    ['a number', 'whatsapp', phoneNumberId, 'the token of another business', foreignToken],
  ] as const)('refuses %s for %s, %s, with %s', async (_what, service, accountId, _whose, token) => {
    const { url } = await standIns(patienceMs);
    const meta = metaGraph({ baseUrl: `${url}/meta`, timeoutMs: patienceMs });
    const check = meta.check(service, { accountId, accessToken: token, account: null });
    expect(await outcomeOf(() => check)).toBe('invalid');
  });
});

describe('a push', () => {
  it('is read by its device to the letter, and by nobody else', async () => {
    const { url } = await standIns(patienceMs);
    const [phone, other] = [aPushDevice(url), aPushDevice(url)];
    await aPush([url], patienceMs).send(phone.subscription, aPushMessage);
    const [{ text, headers }] = pushes.parse(await (await fetch(`${url}/_sent`)).json());
    const { title, body, id: tag, path } = aPushMessage;
    expect(phone.read(text)).toEqual({ notification: { title, body }, data: { tag, path } });
    expect(headers).toEqual({ ttl: '3600', urgency: 'high', topic: expect.stringMatching(/^[\w-]{32}$/) });
    expect(() => other.read(text)).toThrow();
  });

  it.each([404, 410])('finds the device gone at %i', async (status) => {
    const { url } = await standIns(patienceMs);
    const fault = { provider: 'push', kind: 'status', status };
    await fetch(`${url}/_faults`, { method: 'POST', body: JSON.stringify(fault) });
    expect(await aPush([url], patienceMs).send(aPushDevice(url).subscription, aPushMessage)).toBe('gone');
  });

  it('calls nobody but the push services that are allowed', async () => {
    const { url } = await standIns(patienceMs);
    const push = aPush(['fcm.googleapis.com'], patienceMs);
    expect(await push.send(aPushDevice(url).subscription, aPushMessage)).toBe('gone');
    expect(await (await fetch(`${url}/_sent`)).json()).toEqual([]);
  });
});

describe('a newsletter', () => {
  const address = 'https://list.example/unsubscribe?u=1';

  it.each([
    ['signed', 'pass', address],
    ['with a signature that is not good', 'fail', null],
    ['not signed', 'none', null],
  ])('%s is told with where it is left, or without', async (_, dkim, told) => {
    const at = await standIns(patienceMs);
    const body = JSON.stringify({
      provider: 'google',
      to: 'anna@example.com',
      headers: {
        'List-Unsubscribe': `<mailto:leave@list.example>, <${address}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Authentication-Results': 'mx.google.com; dkim=pass header.i=@list.example',
      },
      dkim,
    });
    expect((await fetch(`${at.url}/_inbound`, { method: 'POST', body })).status).toBe(201);
    const { mails } = await gmailReader(googleAt(at)).list(person, newest);
    expect(mails.map(({ unsubscribe }) => unsubscribe)).toEqual([told]);
  });
});

it('a draft is taken up again as it was written, in its thread, and stays one', async () => {
  const at = await standIns(patienceMs);
  const body = JSON.stringify({
    provider: 'google',
    to: 'anna@example.com',
    from: 'Dana <dana@example.com>',
    subject: 'Lunch',
    text: 'When?',
  });
  expect((await fetch(`${at.url}/_inbound`, { method: 'POST', body })).status).toBe(201);
  const [answered] = (await gmailReader(googleAt(at)).list(person, newest)).mails;
  const answers = { messageId: answered?.id ?? '', threadId: answered?.threadId ?? '' };
  const drafts = gmailDrafts(googleAt(at));
  const written = {
    ...aDraft(),
    to: ['dana@example.com', 'avi@example.com'],
    cc: ['gil@example.com'],
    bcc: ['tal@example.com'],
    subject: 'Re: Lunch',
    body: `${'A line that is longer than any header may be. '.repeat(30)}\n\nשלום  \n> quoted`,
    answers,
    aside: JSON.stringify({ to: 'אבי', more: 'x'.repeat(2_000) }),
  };
  const id = await drafts.create(person, { ...written, body: 'First' });
  expect(await drafts.update(person, id, { ...written, messageId: '<another@example.com>' })).toBe(true);
  expect(await drafts.find(person, written.messageId)).toEqual([id]);
  const { messageId: _, isHtml: __, forwards: ___, files: ____, body: words, ...rest } = written;
  const found = await drafts.get(person, id);
  expect({ ...found, text: found.text?.replaceAll('\r\n', '\n').trimEnd() }).toEqual({
    ...rest,
    id,
    text: words,
    html: null,
    files: [],
  });
  const [message] = (await gmailReader(googleAt(at)).list(person, { ...newest, labelIds: ['DRAFT'] })).mails;
  expect(await drafts.get(person, message?.id ?? '')).toEqual(found);
  await drafts.remove(person, id);
  await expect(drafts.get(person, id)).rejects.toMatchObject({ kind: 'not-found' });
});

it.concurrent.for(operations)('$provider: $name', async ({ call, answers }, { onTestFinished }) => {
  const run = await call(await standIns(patienceMs, onTestFinished));
  expect(await run()).toEqual(answers);
});

it.concurrent.for(operations)(
  '$provider: how it is told when not $name',
  { timeout: 60_000 },
  async (operation, { onTestFinished }) => {
    const at = await standIns(impatienceMs, onTestFinished);
    const told: Record<string, string> = {};
    // An adapter of its own for each failure, since several in a row would open its circuit.
    for (const name of Object.keys(failures)) {
      const call = await operation.call(at);
      await inTrouble(at, operation.provider, name);
      told[name] = await outcomeOf(call);
      await fetch(`${at.url}/_faults`, { method: 'DELETE' });
    }
    expect(told).toEqual({ ...failures, ...operation.told });
  },
);

async function outcomeOf(call: () => Promise<unknown>): Promise<string> {
  try {
    await call();
    return 'fulfilled';
  } catch (error) {
    if (!isFailure(error)) return `not a failure: ${String(error)}`;
    const { kind, retryAfterSeconds } = error;
    return retryAfterSeconds === undefined ? kind : `${kind}, after ${retryAfterSeconds} s`;
  }
}

async function inTrouble({ url }: StandIns, provider: string, name: string): Promise<void> {
  const [kind = '', status] = name.split(' ');
  const refusal =
    status === undefined ? {} : { status: Number(status), ...(status === '429' ? { retryAfter } : {}) };
  const body = JSON.stringify({ provider, kind, times: 1_000, ...refusal });
  const response = await fetch(`${url}/_faults`, { method: 'POST', body });
  if (!response.ok) throw new Error(await response.text());
}

const person = { uid: 'anna', googleIds: [], providerToken: null, signedInAt: 0 };
const newest = { labelIds: ['INBOX'], q: null, maxResults: 5, pageToken: null, letters: 100 };
const { accessToken, phoneNumberId, pageId } = LOCAL_META;
const whatsapp = { accountId: phoneNumberId, accessToken, account: null };
const page = { accountId: pageId, accessToken, account: null };

function aMail() {
  return {
    messageId: `<${randomUUID()}@example.com>`,
    to: ['dana@example.com'],
    subject: 'Lunch',
    body: 'שלום',
    isHtml: false,
    answers: null,
    cc: [],
    bcc: [],
    forwards: null,
    files: [],
  };
}

function aDraft() {
  return { ...aMail(), aside: '' };
}

function aMeeting() {
  const start = Date.parse('2026-12-01T10:00:00Z');
  return {
    id: randomUUID().replace(/[^0-9a-f]/g, ''),
    title: 'Lunch',
    description: '',
    location: '',
    start,
    end: start + 3_600_000,
    timeZone: 'Asia/Jerusalem',
    attendees: [],
    alerts: null,
    days: null,
    recurrence: null,
  };
}

const aPushMessage = { id: 'r1-1', title: 'להתקשר לאמא', body: 'לשאול מה שלומה', path: '/smart-tasks' };
const pushes = z.tuple([z.object({ text: z.string(), headers: z.record(z.string(), z.string()) })]);

function aPush(services: readonly string[], timeoutMs: number) {
  return webPush({ ...LOCAL_PUSH, contact: 'mailto:push@crocodile.test', services, timeoutMs });
}

function aWhatsapp() {
  return { to: '+972541234567', text: 'hi', reference: randomUUID() };
}

function onGoogle(
  name: string,
  call: (google: Parameters<typeof gmailBox>[0]) => () => Promise<unknown>,
  more: Pick<Operation, 'answers' | 'told'>,
): Operation {
  return {
    ...more,
    provider: 'google',
    name,
    call: (at) => call(googleAt(at)),
  };
}

function googleAt({ url, timeoutMs, accessToken: token }: StandIns): Parameters<typeof gmailBox>[0] {
  return {
    circuit: circuit('googleSilent'),
    now: Date.now,
    tokens: {
      token: () => Promise.resolve(token),
      renew: () => Promise.reject(new Failure('reauth', 'unknown')),
      recordAnswer: () => Promise.resolve(),
    },
    rootUrl: `${url}/google/`,
    timeoutMs,
  };
}

function googleUrls(url: string) {
  return {
    authUrl: `${url}/google/o/oauth2/v2/auth`,
    tokenUrl: `${url}/google/token`,
    revokeUrl: `${url}/google/revoke`,
  };
}

type LinkCall = (provider: LinkProvider, tokens: LinkTokens) => Promise<unknown>;

function onTikTok(name: string, run: LinkCall, more: Pick<Operation, 'answers' | 'told'>): Operation {
  const redirectUri = LOCAL_TIKTOK.redirectUris[0] ?? '';
  return {
    ...more,
    provider: 'tiktok',
    name,
    call: async ({ url, timeoutMs }) => {
      const apiUrl = `${url}/tiktok`;
      const authUrl = `${apiUrl}/v2/auth/authorize/`;
      const tiktok = tikTok({ ...LOCAL_TIKTOK, authUrl, apiUrl, timeoutMs, now: Date.now });
      const tokens = await consented(tiktok, redirectUri);
      return () => run(tiktok, tokens);
    },
  };
}

function onLinkedIn(name: string, run: LinkCall, more: Pick<Operation, 'answers' | 'told'>): Operation {
  const redirectUri = LOCAL_LINKEDIN.redirectUris[0] ?? '';
  return {
    ...more,
    provider: 'linkedin',
    name,
    call: async ({ url, timeoutMs }) => {
      const apiUrl = `${url}/linkedin`;
      const oauthUrl = `${apiUrl}/oauth/v2`;
      const linkedin = linkedIn({ ...LOCAL_LINKEDIN, oauthUrl, apiUrl, timeoutMs, now: Date.now });
      const tokens = await consented(linkedin, redirectUri);
      return () => run(linkedin, tokens);
    },
  };
}

/** Says yes on the consent page and exchanges the code, through the adapter itself. */
async function consented(provider: LinkProvider, redirectUri: string): Promise<LinkTokens> {
  const authUrl = provider.authUrl({ state: 's', verifier: 'v', redirectUri });
  const back = await allowed(authUrl, 'anna@example.com');
  expect(back.get('state')).toBe('s');
  return await provider.exchange(back.get('code') ?? '', { verifier: 'v', redirectUri });
}

function onMeta(
  name: string,
  call: (meta: ReturnType<typeof metaGraph>) => () => Promise<unknown>,
  more: Pick<Operation, 'answers' | 'told'>,
): Operation {
  return {
    ...more,
    provider: 'meta',
    name,
    call: ({ url, timeoutMs }) => call(metaGraph({ baseUrl: `${url}/meta`, timeoutMs })),
  };
}

const opened = z.object({ access_token: z.string(), refresh_token: z.string() });

/** Stand-ins of this test's own, with a person who has consented. Where tests run at once, each says itself when it ends. */
async function standIns(timeoutMs: number, whenFinished = onTestFinished): Promise<StandIns> {
  const providers = await startProviders({ port: 0, seed: true, linkedin: { isPartner: true } });
  whenFinished(() => providers.close());
  const response = await fetch(`${providers.url}/_accounts`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'google', email: 'anna@example.com' }),
  });
  const { access_token, refresh_token } = opened.parse(await response.json());
  const forDrive = await fetch(`${providers.url}/_accounts`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'google', email: 'anna@example.com', scope: driveScopes.join(' ') }),
  });
  const { access_token: driveToken } = opened.parse(await forDrive.json());
  return {
    url: providers.url,
    timeoutMs,
    accessToken: access_token,
    refreshToken: refresh_token,
    driveToken,
  };
}
