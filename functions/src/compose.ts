import { randomBytes } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { aesVault } from './adapters/crypto/vault.ts';
import { firebaseIdentity } from './adapters/firebase/identity.ts';
import { openDatabase } from './adapters/firestore/database.ts';
import { firestoreGrants } from './adapters/firestore/grants.ts';
import { firestoreLedger } from './adapters/firestore/ledger.ts';
import { firestoreCache } from './adapters/firestore/private-cache.ts';
import { firestoreReminders } from './adapters/firestore/reminders.ts';
import { googleCalendar } from './adapters/google/calendar.ts';
import { gmailBox } from './adapters/google/gmail.ts';
import { googleOAuth } from './adapters/google/oauth.ts';
import { cloudLog } from './adapters/logging/cloud-log.ts';
import { cloudTasks } from './adapters/tasks/cloud-tasks.ts';
import { unconfiguredChannel } from './adapters/unconfigured/channel.ts';
import { noPush } from './adapters/unconfigured/push.ts';
import { noWebSearch } from './adapters/unconfigured/web-search.ts';
import { refuseRealProviders } from './config/loopback-only.ts';
import { readSettings, type Settings } from './config/settings.ts';
import { speakEnglish } from './http/english-issues.ts';
import { makeApp } from './http/app.ts';
import { makeHandlers, type ApiPorts } from './http/routes/handlers.ts';
import type { Clock } from './ports/clock.ts';
import type { Ids } from './ports/ids.ts';
import { makeActions } from './usecases/actions/actions.ts';
import { proposeFrom } from './usecases/commands/propose.ts';
import { googleAccess } from './usecases/google/access.ts';

const clock: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
const ids: Ids = {
  next: () => randomBytes(16).toString('hex'),
  secret: () => randomBytes(32).toString('base64url'),
};

export type Product = { app: ReturnType<typeof makeApp>; ports: ApiPorts };

/** The product, wired to the world as the environment says. */
export function compose(env: Readonly<Record<string, string | undefined>>): Product {
  const settings = readSettings(env);
  refuseRealProviders(settings);
  speakEnglish();
  initializeApp({ projectId: settings.GCLOUD_PROJECT });
  const ports = makePorts(settings);
  const app = makeApp(
    {
      ...ports,
      identity: firebaseIdentity(),
      origins: [settings.APP_ORIGIN],
      limits: {
        call: settings.LIMIT_CALLS,
        execution: settings.LIMIT_EXECUTIONS,
        chat: settings.LIMIT_CHATS,
        transcription: settings.LIMIT_TRANSCRIPTIONS,
      },
    },
    makeHandlers(ports),
  );
  return { app, ports };
}

function makePorts(settings: Settings): ApiPorts {
  const log = cloudLog();
  const timeoutMs = settings.PROVIDER_TIMEOUT_MS;
  const vault = aesVault(settings.GRANT_KEY);
  const grants = firestoreGrants(openDatabase, () => clock.now());
  const oauth = googleOAuth({
    clientId: settings.GOOGLE_CLIENT_ID,
    clientSecret: settings.GOOGLE_CLIENT_SECRET,
    authUrl: settings.GOOGLE_AUTH_URL,
    tokenUrl: settings.GOOGLE_TOKEN_URL,
    revokeUrl: settings.GOOGLE_REVOKE_URL,
    timeoutMs,
    now: () => clock.now(),
  });
  const access = googleAccess({ grants, oauth, vault, clock, log });
  const google = { tokens: access, rootUrl: settings.GOOGLE_API_URL, timeoutMs };
  const queue = cloudTasks({
    projectId: settings.GCLOUD_PROJECT,
    location: settings.TASKS_LOCATION,
    apiUrl: settings.TASKS_API_URL,
    targetUrl: settings.TASKS_TARGET_URL,
    serviceAccount: settings.TASKS_SERVICE_ACCOUNT,
    timeoutMs,
  });
  const base = {
    clock,
    ids,
    log,
    vault,
    grants,
    oauth,
    queue,
    push: noPush(),
    mail: gmailBox(google),
    calendar: googleCalendar(google),
    ledger: firestoreLedger(openDatabase),
    reminders: firestoreReminders(openDatabase),
    cache: firestoreCache(openDatabase),
  };
  const actions = makeActions({
    ...base,
    web: noWebSearch(),
    channels: {
      whatsapp: unconfiguredChannel('WhatsApp authorization required. Please check your settings.'),
      sms: unconfiguredChannel('Failed to send SMS. Please try again.'),
      messenger: unconfiguredChannel('Failed to send Messenger. Please try again.'),
      instagram: unconfiguredChannel('Failed to send Instagram. Please try again.'),
    },
    propose: (command, view) => proposeFrom(actions, command, view),
    mailDomain: `${settings.GCLOUD_PROJECT}.firebaseapp.com`,
  });
  return {
    ...base,
    actions,
    access,
    sendsPerDay: settings.LIMIT_SENDS_PER_DAY,
    redirectUri: `${settings.APP_ORIGIN}/auth/google/callback`,
    clientId: settings.GOOGLE_CLIENT_ID,
  };
}
