import { initializeApp } from 'firebase-admin/app';
import { randomBytes } from 'node:crypto';
import { callbackPath } from '@crocodile-hub/core/contract/linked-services';
import { routes } from '@crocodile-hub/core/contract/routes';
import { webhookSignatures } from './adapters/crypto/signatures.ts';
import { aesVault } from './adapters/crypto/vault.ts';
import { firebaseAccounts } from './adapters/firebase/account-directory.ts';
import { firebaseAppCheck } from './adapters/firebase/app-check.ts';
import { firebaseTokens } from './adapters/firebase/tokens.ts';
import { firestoreArchive } from './adapters/firestore/archive.ts';
import { firestoreChannels } from './adapters/firestore/channels.ts';
import { firestoreConnections } from './adapters/firestore/connections.ts';
import { openDatabase } from './adapters/firestore/database.ts';
import { firestoreDeletions } from './adapters/firestore/deletions.ts';
import { firestoreDevices } from './adapters/firestore/devices.ts';
import { firestoreGrants } from './adapters/firestore/grants.ts';
import { firestoreLedger } from './adapters/firestore/ledger.ts';
import { firestoreLinks } from './adapters/firestore/links.ts';
import { firestorePeople } from './adapters/firestore/people.ts';
import { firestoreCache } from './adapters/firestore/private-cache.ts';
import { firestoreMailboxMarks } from './adapters/firestore/mailbox-marks.ts';
import { firestoreReminders } from './adapters/firestore/reminders.ts';
import { firestoreSnoozes } from './adapters/firestore/snoozes.ts';
import { firestoreTasks } from './adapters/firestore/smart-tasks.ts';
import { firestoreReplies } from './adapters/firestore/replies.ts';
import { firestoreUploads } from './adapters/firestore/uploads.ts';
import { firestoreUsage } from './adapters/firestore/usage.ts';
import { firestoreUpkeep } from './adapters/firestore/upkeep.ts';
import { firestoreWorkspace } from './adapters/firestore/workspace.ts';
import { nominatim } from './adapters/geocoding/nominatim.ts';
import { googleCalendar } from './adapters/google/calendar.ts';
import type { GoogleOptions } from './adapters/google/clients.ts';
import { driveScopes, googleDrive } from './adapters/google/drive.ts';
import { gmailDrafts } from './adapters/google/gmail-drafts.ts';
import { gmailMails } from './adapters/google/gmail-mails.ts';
import { gmailReader } from './adapters/google/gmail-reader.ts';
import { gmailWatch } from './adapters/google/gmail-watch.ts';
import { gmailBox } from './adapters/google/gmail.ts';
import { gmailWalk } from './adapters/google/mail-people.ts';
import { googleOAuth, googleScopes } from './adapters/google/oauth.ts';
import { icalInvitations } from './adapters/ical/ical-invitations.ts';
import { linkedIn } from './adapters/linkedin/linkedin.ts';
import { cloudLog } from './adapters/logging/cloud-log.ts';
import { metaGraph } from './adapters/meta/graph.ts';
import { openaiAssistant } from './adapters/openai/assistant.ts';
import { webPush } from './adapters/push/web-push.ts';
import { programmableSearch } from './adapters/search/programmable-search.ts';
import { googleSpeech } from './adapters/speech/google-speech.ts';
import { cloudTasks } from './adapters/tasks/cloud-tasks.ts';
import { tikTok } from './adapters/tiktok/tiktok.ts';
import { twilioSms } from './adapters/twilio/sms.ts';
import { mailingLists } from './adapters/outside/mailing-lists.ts';
import { outsideWeb } from './adapters/outside/outside-web.ts';
import { outsidePictures } from './adapters/pictures/outside-pictures.ts';
import { circuit } from './adapters/shared/circuit.ts';
import {
  noAssistant,
  noMailWatch,
  noLinkProvider,
  noPush,
  noSms,
  noWebSearch,
} from './adapters/unconfigured.ts';
import { openMeteo } from './adapters/weather/open-meteo.ts';
import { refuseRealProviders } from './config/loopback-only.ts';
import { readSettings, type Settings } from './config/settings.ts';
import { makeApp } from './http/app.ts';
import { sayIssuesInEnglish } from './http/read-call.ts';
import { listener } from './http/listener.ts';
import { makeHandlers, type ApiPorts } from './http/routes/handlers.ts';
import type { Assistant } from './ports/model.ts';
import type { Clock, Ids, Log, Queue } from './ports/world.ts';
import type { LinkProvider } from './ports/connections.ts';
import type { MailWatch } from './ports/mail.ts';
import type { Ports } from './ports/ports.ts';
import type { Push } from './ports/reminders.ts';
import type { SmsGateway } from './ports/channels.ts';
import type { WebSearch } from './ports/outside.ts';
import { makeAccounts } from './usecases/accounts/accounts.ts';
import { livingSessions } from './usecases/accounts/sessions.ts';
import { scheduledSends } from './usecases/ledger/scheduled-sends.ts';
import { makeActions } from './usecases/actions/actions.ts';
import { makeChannels } from './usecases/channels/channels.ts';
import { proposeFrom } from './usecases/actions/proposal.ts';
import { peopleOfVerified } from './usecases/contacts/people.ts';
import { googleAccess } from './usecases/google/access.ts';
import { frugalInbox } from './usecases/inbox/frugal-inbox.ts';
import { makeLinkCheck } from './usecases/links/check.ts';

const clock: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
const ids: Ids = {
  next: () => randomBytes(16).toString('hex'),
  secret: () => randomBytes(32).toString('base64url'),
};

export type Product = {
  app: ReturnType<typeof makeApp>;
  /** The app as a function answers calls. */
  listen: ReturnType<typeof listener>;
  ports: ApiPorts;
};

/** The product, wired to the world as the environment says. */
export function compose(env: Readonly<Record<string, string | undefined>>, log: Log = cloudLog()): Product {
  const settings = readSettings(env);
  refuseRealProviders(settings);
  sayIssuesInEnglish();
  initializeApp({ projectId: settings.GCLOUD_PROJECT });
  const ports = makePorts(settings, log);
  const app = makeApp(
    {
      ...ports,
      identity: livingSessions(firebaseTokens(), ports.accounts),
      proof: settings.APP_CHECK ? firebaseAppCheck() : null,
      origins: [settings.APP_ORIGIN],
      limits: {
        call: settings.LIMIT_CALLS,
        execution: settings.LIMIT_EXECUTIONS,
        chat: settings.LIMIT_CHATS,
        transcription: settings.LIMIT_TRANSCRIPTIONS,
        'sign-in-start': settings.LIMIT_SIGN_INS,
        'sign-in-end': settings.LIMIT_SIGN_INS,
        'refused-sign-in': settings.LIMIT_REFUSED_SIGN_INS,
        webhook: settings.LIMIT_WEBHOOKS,
        stranger: settings.LIMIT_STRANGERS,
      },
    },
    makeHandlers({ ...ports, people: peopleOfVerified(ports.people, ports.accounts) }),
  );
  return { app, listen: listener(app.fetch, log), ports };
}

function makePorts(settings: Settings, log: Log): ApiPorts {
  const vault = aesVault(settings.GRANT_KEY);
  const stored = storePorts(settings);
  const { access, drive, ...google } = googlePorts(settings, { grants: stored.grants, vault, clock, log });
  const found: Ports = {
    clock,
    ids,
    log,
    vault,
    directory: firebaseAccounts(clock),
    queue: makeQueue(settings),
    push: makePush(settings),
    invitations: icalInvitations(),
    ...stored,
    ...google,
    ...messengerPorts(settings),
    ...outsidePorts(settings),
    linkProviders: {
      'google-drive': drive,
      'tiktok-inbox': makeTikTok(settings),
      linkedin: makeLinkedIn(settings),
    },
  };
  const base: Ports = { ...found, inbox: frugalInbox(found) };
  const mailDomain = `${settings.GCLOUD_PROJECT}.firebaseapp.com`;
  const actions = makeActions({
    ...base,
    channels: makeChannels(base),
    propose: (command, view) => proposeFrom(actions, command, view),
    sends: scheduledSends(base),
    mailDomain,
  });
  return {
    ...base,
    actions,
    accounts: makeAccounts(base, settings.ACCOUNT_TRUST_MS),
    access,
    leaseMs: settings.LEDGER_LEASE_MS,
    allowance: {
      perDay: settings.LIMIT_SENDS_PER_DAY,
      perNewDay: settings.LIMIT_SENDS_PER_NEW_DAY,
      newForDays: settings.NEW_SENDER_DAYS,
      paidByAll: settings.LIMIT_PAID_SENDS_BY_ALL,
    },
    checkLink: makeLinkCheck(base),
    mailDomain,
    appOrigin: settings.APP_ORIGIN,
    redirectUri: settings.APP_ORIGIN + callbackPath('google'),
    clientId: settings.GOOGLE_CLIENT_ID,
  };
}

/** What is kept in Firestore. */
function storePorts(settings: Settings) {
  const now = () => clock.now();
  return {
    grants: firestoreGrants(openDatabase, now),
    devices: firestoreDevices(openDatabase),
    mailboxMarks: firestoreMailboxMarks(openDatabase),
    ledger: firestoreLedger(openDatabase),
    reminders: firestoreReminders(openDatabase),
    tasks: firestoreTasks(openDatabase),
    snoozes: firestoreSnoozes(openDatabase),
    cache: firestoreCache(openDatabase),
    people: firestorePeople(openDatabase),
    workspace: firestoreWorkspace(openDatabase),
    connections: firestoreConnections(openDatabase, now),
    channelStore: firestoreChannels(openDatabase),
    links: firestoreLinks(openDatabase, now),
    replies: firestoreReplies(openDatabase),
    archive: firestoreArchive(openDatabase),
    deletions: firestoreDeletions(openDatabase),
    upkeep: firestoreUpkeep(openDatabase),
    uploads: firestoreUploads(openDatabase),
    usage: firestoreUsage(
      openDatabase,
      {
        chat: settings.LIMIT_CHATS,
        transcription: settings.LIMIT_TRANSCRIPTIONS,
        execution: settings.LIMIT_EXECUTIONS,
        message: settings.LIMIT_MESSAGES,
      },
      now,
    ),
  } satisfies Partial<Ports>;
}

/** Gmail, calendar and Drive, by one app and one circuit. */
function googlePorts(settings: Settings, ports: Pick<Ports, 'grants' | 'vault' | 'clock' | 'log'>) {
  const now = () => clock.now();
  const shared = { timeoutMs: settings.PROVIDER_TIMEOUT_MS, circuit: circuit('googleSilent', now), now };
  const app = {
    ...shared,
    clientId: settings.GOOGLE_CLIENT_ID,
    clientSecret: settings.GOOGLE_CLIENT_SECRET,
    authUrl: settings.GOOGLE_AUTH_URL,
    tokenUrl: settings.GOOGLE_TOKEN_URL,
    revokeUrl: settings.GOOGLE_REVOKE_URL,
  };
  const oauth = googleOAuth({ ...app, scopes: googleScopes });
  const access = googleAccess({ ...ports, oauth });
  const google = { ...shared, tokens: access, rootUrl: settings.GOOGLE_API_URL };
  const mails = gmailMails(google);
  return {
    oauth,
    access,
    mail: gmailBox(google, mails),
    drafts: gmailDrafts(google),
    inbox: gmailReader(google, mails),
    mailWatch: makeMailWatch(settings, google),
    mailWalk: gmailWalk(google),
    calendar: googleCalendar(google),
    drive: googleDrive({ ...google, oauth: googleOAuth({ ...app, scopes: driveScopes }) }),
  };
}

/** WhatsApp, Messenger, Instagram and SMS. */
function messengerPorts(settings: Settings) {
  return {
    meta: metaGraph({ baseUrl: settings.META_GRAPH_URL, timeoutMs: settings.PROVIDER_TIMEOUT_MS }),
    sms: makeSms(settings),
    signatures: webhookSignatures({
      metaAppSecret: settings.META_APP_SECRET,
      metaVerifyToken: settings.META_VERIFY_TOKEN,
      twilioAuthToken: settings.TWILIO_AUTH_TOKEN,
      twilioWebhookUrl: twilioWebhookUrl(settings),
    }),
  } satisfies Partial<Ports>;
}

/** The open web, and services that know nobody's account. */
function outsidePorts(settings: Settings) {
  const timeoutMs = settings.PROVIDER_TIMEOUT_MS;
  const now = () => clock.now();
  const outside = outsideWeb({ timeoutMs, baseUrl: settings.OUTSIDE_WEB_URL });
  return {
    mailingLists: mailingLists(outside),
    pictures: outsidePictures(outside),
    web: makeWebSearch(settings),
    weather: openMeteo({
      forecastUrl: settings.WEATHER_API_URL,
      placesUrl: settings.WEATHER_PLACES_URL,
      timeoutMs,
      now,
    }),
    places: nominatim({
      baseUrl: settings.GEOCODING_API_URL,
      appOrigin: settings.APP_ORIGIN,
      timeoutMs,
      now,
    }),
    transcriber: googleSpeech({ apiUrl: settings.SPEECH_API_URL, timeoutMs }),
    assistant: makeAssistant(settings),
  } satisfies Partial<Ports>;
}

function makeQueue(settings: Settings): Queue {
  return cloudTasks({
    projectId: settings.GCLOUD_PROJECT,
    location: settings.TASKS_LOCATION,
    apiUrl: settings.TASKS_API_URL,
    targetUrl: settings.TASKS_TARGET_URL,
    serviceAccount: settings.TASKS_SERVICE_ACCOUNT,
    timeoutMs: settings.PROVIDER_TIMEOUT_MS,
  });
}

function makeSms({ TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, ...settings }: Settings): SmsGateway {
  if (TWILIO_ACCOUNT_SID === undefined || TWILIO_AUTH_TOKEN === undefined || TWILIO_FROM === undefined)
    return noSms();
  return twilioSms({
    baseUrl: settings.TWILIO_API_URL,
    accountSid: TWILIO_ACCOUNT_SID,
    authToken: TWILIO_AUTH_TOKEN,
    numbers: TWILIO_FROM,
    webhookUrl: twilioWebhookUrl(settings),
    timeoutMs: settings.PROVIDER_TIMEOUT_MS,
  });
}

function twilioWebhookUrl({
  TWILIO_WEBHOOK_URL,
  APP_ORIGIN,
}: Pick<Settings, 'TWILIO_WEBHOOK_URL' | 'APP_ORIGIN'>): string {
  return TWILIO_WEBHOOK_URL ?? APP_ORIGIN + routes.twilioWebhook.path;
}

function makeMailWatch(settings: Settings, google: GoogleOptions): MailWatch {
  const { GMAIL_TOPIC: topicName, GMAIL_PUSH_ACCOUNT: pushAccount } = settings;
  if (topicName === undefined || pushAccount === undefined) return noMailWatch();
  const audience = settings.GMAIL_PUSH_URL ?? settings.APP_ORIGIN + routes.gmailWebhook.path;
  return gmailWatch({ ...google, topicName, pushAccount, audience, certsUrl: settings.GOOGLE_CERTS_URL });
}

function makeTikTok({ TIKTOK_CLIENT_KEY, TIKTOK_CLIENT_SECRET, ...settings }: Settings): LinkProvider {
  if (TIKTOK_CLIENT_KEY === undefined || TIKTOK_CLIENT_SECRET === undefined)
    return noLinkProvider('tiktok-inbox');
  return tikTok({
    clientKey: TIKTOK_CLIENT_KEY,
    clientSecret: TIKTOK_CLIENT_SECRET,
    authUrl: settings.TIKTOK_AUTH_URL,
    apiUrl: settings.TIKTOK_API_URL,
    timeoutMs: settings.PROVIDER_TIMEOUT_MS,
    now: () => clock.now(),
  });
}

function makeLinkedIn({ LINKEDIN_CLIENT_ID, LINKEDIN_CLIENT_SECRET, ...settings }: Settings): LinkProvider {
  if (LINKEDIN_CLIENT_ID === undefined || LINKEDIN_CLIENT_SECRET === undefined)
    return noLinkProvider('linkedin');
  return linkedIn({
    clientId: LINKEDIN_CLIENT_ID,
    clientSecret: LINKEDIN_CLIENT_SECRET,
    oauthUrl: settings.LINKEDIN_OAUTH_URL,
    apiUrl: settings.LINKEDIN_API_URL,
    timeoutMs: settings.PROVIDER_TIMEOUT_MS,
    now: () => clock.now(),
  });
}

/**
 * A person may wait for the reply behind this. A device that is slower than this reads the notification in the list.
 */
const pushTimeoutMs = 5_000;

function makePush({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_CONTACT, ...settings }: Settings): Push {
  if (PUSH_PUBLIC_KEY === undefined || PUSH_PRIVATE_KEY === undefined || PUSH_CONTACT === undefined)
    return noPush();
  return webPush({
    publicKey: PUSH_PUBLIC_KEY,
    privateKey: PUSH_PRIVATE_KEY,
    contact: PUSH_CONTACT,
    services: settings.PUSH_HOSTS,
    timeoutMs: Math.min(pushTimeoutMs, settings.PROVIDER_TIMEOUT_MS),
  });
}

function makeWebSearch({ SEARCH_API_KEY, SEARCH_ENGINE_ID, ...settings }: Settings): WebSearch {
  if (SEARCH_API_KEY === undefined || SEARCH_ENGINE_ID === undefined) return noWebSearch();
  return programmableSearch({
    baseUrl: settings.SEARCH_API_URL,
    key: SEARCH_API_KEY,
    engineId: SEARCH_ENGINE_ID,
    timeoutMs: settings.PROVIDER_TIMEOUT_MS,
  });
}

function makeAssistant(settings: Settings): Assistant {
  if (settings.OPENAI_API_KEY === undefined) return noAssistant();
  return openaiAssistant({
    apiKey: settings.OPENAI_API_KEY,
    baseUrl: settings.OPENAI_BASE_URL,
    model: settings.OPENAI_MODEL,
    timeoutMs: settings.PROVIDER_TIMEOUT_MS,
  });
}
