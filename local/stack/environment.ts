import { routes } from '@crocodile-hub/core/contract/routes';
import { LOCAL_CLIENT, LOCAL_PUSH_ACCOUNT } from '../providers/google/oauth/clients.ts';
import { LOCAL_LINKEDIN } from '../providers/linkedin/account.ts';
import { LOCAL_META } from '../providers/meta/account.ts';
import { LOCAL_TIKTOK } from '../providers/tiktok/account.ts';
import { LOCAL_TWILIO } from '../providers/twilio/account.ts';
import { LOCAL_PUSH } from './push-keys.ts';
import { functionsBase, projectId, region, type StackUrls } from './addresses.ts';

/** 32 bytes, base64. A local key for local grants. */
const localGrantKey = Buffer.alloc(32, 'crocodile-hub').toString('base64');

/** The configuration of the functions in the local stack. Names: docs/deploy.md. */
export function functionsEnvironment(urls: StackUrls, appOrigin: string): Record<string, string> {
  const google = `${urls.providers}/google`;
  return {
    APP_ORIGIN: appOrigin,
    GRANT_KEY: localGrantKey,
    GOOGLE_CLIENT_ID: LOCAL_CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: LOCAL_CLIENT.clientSecret,
    GOOGLE_AUTH_URL: `${google}/o/oauth2/v2/auth`,
    GOOGLE_TOKEN_URL: `${google}/token`,
    GOOGLE_REVOKE_URL: `${google}/revoke`,
    GOOGLE_API_URL: `${google}/`,
    GOOGLE_CERTS_URL: `${google}/oauth2/v1/certs`,
    GMAIL_TOPIC: 'projects/local/topics/gmail',
    GMAIL_PUSH_ACCOUNT: LOCAL_PUSH_ACCOUNT,
    GMAIL_PUSH_URL: webhookUrls(urls).gmail,
    META_GRAPH_URL: `${urls.providers}/meta`,
    META_APP_SECRET: LOCAL_META.appSecret,
    META_VERIFY_TOKEN: LOCAL_META.verifyToken,
    TIKTOK_AUTH_URL: `${urls.providers}/tiktok/v2/auth/authorize/`,
    TIKTOK_API_URL: `${urls.providers}/tiktok`,
    TIKTOK_CLIENT_KEY: LOCAL_TIKTOK.clientKey,
    TIKTOK_CLIENT_SECRET: LOCAL_TIKTOK.clientSecret,
    LINKEDIN_OAUTH_URL: `${urls.providers}/linkedin/oauth/v2`,
    LINKEDIN_API_URL: `${urls.providers}/linkedin`,
    LINKEDIN_CLIENT_ID: LOCAL_LINKEDIN.clientId,
    LINKEDIN_CLIENT_SECRET: LOCAL_LINKEDIN.clientSecret,
    TWILIO_API_URL: `${urls.providers}/twilio`,
    TWILIO_ACCOUNT_SID: LOCAL_TWILIO.accountSid,
    TWILIO_AUTH_TOKEN: LOCAL_TWILIO.authToken,
    TWILIO_FROM: LOCAL_TWILIO.numbers.join(','),
    // Every person in a test is new.
    LIMIT_SENDS_PER_NEW_DAY: '2000',
    TWILIO_WEBHOOK_URL: webhookUrls(urls).twilio,
    SPEECH_API_URL: `${urls.providers}/speech`,
    WEATHER_API_URL: `${urls.providers}/weather`,
    WEATHER_PLACES_URL: `${urls.providers}/weather`,
    SEARCH_API_URL: `${urls.providers}/search`,
    SEARCH_API_KEY: 'local-only',
    SEARCH_ENGINE_ID: 'local-only',
    GEOCODING_API_URL: `${urls.providers}/geocoding`,
    OUTSIDE_WEB_URL: `${urls.providers}/web`,
    PUSH_PUBLIC_KEY: LOCAL_PUSH.publicKey,
    PUSH_PRIVATE_KEY: LOCAL_PUSH.privateKey,
    PUSH_CONTACT: 'mailto:push@crocodile.test',
    PUSH_HOSTS: new URL(urls.providers).origin,
    TASKS_API_URL: urls.tasks,
    TASKS_TARGET_URL: functionsBase(urls),
    TASKS_LOCATION: region,
    PROVIDERS_LOOPBACK_ONLY: '1',
  };
}

/** The addresses to which Gmail and the messaging platforms report news. */
export function webhookUrls(urls: StackUrls): { gmail: string; meta: string; twilio: string } {
  return {
    gmail: `${urls.app}${routes.gmailWebhook.path}`,
    meta: `${urls.app}${routes.metaWebhook.path}`,
    twilio: `${urls.app}${routes.twilioWebhook.path}`,
  };
}

/** The environment of the emulator suite; `home` keeps its settings out of the person's home folder. */
export function emulatorEnvironment(urls: StackUrls, home: string): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: new URL(urls.firestore).host,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(urls.auth).host,
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true',
    XDG_CONFIG_HOME: home,
    CI: '1',
  };
}
