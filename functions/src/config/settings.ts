import * as z from 'zod/mini';
import { isLocal, unfitForProduction } from './production.ts';

const url = z.url({ protocol: /^https?$/ });
const maybeUrl = z.optional(url);
const text = z.string().check(z.minLength(1));
const maybeText = z.optional(text);
const flag = z.pipe(
  z.optional(z.enum(['0', '1'])),
  z.transform((value) => value === '1'),
);
/** A host, `*.` before it for those below it, or an origin in full. */
const host = z.string().check(z.regex(/^((\*\.)?[a-z0-9.-]+|https?:\/\/[a-z0-9.-]+(:\d+)?)$/));
const hosts = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list) => list.split(',')),
  ),
  z.array(host),
);
const phoneNumbers = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list) => list.split(',').map((number) => number.trim())),
  ),
  z.array(z.string().check(z.regex(/^\+[1-9]\d{6,14}$/))),
);
const bytesInBase64Url = (bytes: number) =>
  z
    .base64url()
    .check(
      z.refine(
        (key) => Buffer.from(key, 'base64url').length === bytes,
        `must be ${bytes} bytes in base64url`,
      ),
    );
const count = (value: number) =>
  z._default(z.pipe(z.string().check(z.regex(/^[1-9]\d*$/)), z.transform(Number)), value);

/** The environment, as docs/deploy.md lists it. A setting without a default must be set, unless it is optional. */
const environment = z.object({
  GCLOUD_PROJECT: text,
  APP_ORIGIN: url,
  GRANT_KEY: z
    .base64()
    .check(z.refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes in base64')),

  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_AUTH_URL: z._default(url, 'https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: z._default(url, 'https://oauth2.googleapis.com/token'),
  GOOGLE_REVOKE_URL: z._default(url, 'https://oauth2.googleapis.com/revoke'),
  GOOGLE_API_URL: maybeUrl,
  GOOGLE_CERTS_URL: z._default(url, 'https://www.googleapis.com/oauth2/v1/certs'),
  GMAIL_TOPIC: z.optional(z.string().check(z.regex(/^projects\/[^/\s]+\/topics\/[^/\s]+$/))),
  GMAIL_PUSH_ACCOUNT: maybeText,
  GMAIL_PUSH_URL: maybeUrl,

  TASKS_API_URL: maybeUrl,
  TASKS_TARGET_URL: url,
  TASKS_LOCATION: z._default(text, 'us-central1'),
  TASKS_SERVICE_ACCOUNT: maybeText,

  OPENAI_API_KEY: maybeText,
  OPENAI_BASE_URL: maybeUrl,
  OPENAI_MODEL: z._default(text, 'gpt-5-mini'),

  META_GRAPH_URL: z._default(url, 'https://graph.facebook.com'),
  META_APP_SECRET: maybeText,
  META_VERIFY_TOKEN: maybeText,

  TWILIO_API_URL: z._default(url, 'https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: maybeText,
  TWILIO_AUTH_TOKEN: maybeText,
  TWILIO_FROM: z.optional(phoneNumbers),
  TWILIO_WEBHOOK_URL: maybeUrl,

  TIKTOK_AUTH_URL: z._default(url, 'https://www.tiktok.com/v2/auth/authorize/'),
  TIKTOK_API_URL: z._default(url, 'https://open.tiktokapis.com'),
  TIKTOK_CLIENT_KEY: maybeText,
  TIKTOK_CLIENT_SECRET: maybeText,

  LINKEDIN_OAUTH_URL: z._default(url, 'https://www.linkedin.com/oauth/v2'),
  LINKEDIN_API_URL: z._default(url, 'https://api.linkedin.com'),
  LINKEDIN_CLIENT_ID: maybeText,
  LINKEDIN_CLIENT_SECRET: maybeText,

  SPEECH_API_URL: maybeUrl,
  WEATHER_API_URL: z._default(url, 'https://api.open-meteo.com'),
  WEATHER_PLACES_URL: z._default(url, 'https://geocoding-api.open-meteo.com'),
  SEARCH_API_URL: z._default(url, 'https://www.googleapis.com'),
  SEARCH_API_KEY: maybeText,
  SEARCH_ENGINE_ID: maybeText,
  GEOCODING_API_URL: z._default(url, 'https://nominatim.openstreetmap.org'),
  /** Asked instead of the web itself, without any check of addresses: production must not have it. */
  OUTSIDE_WEB_URL: maybeUrl,

  PUSH_PUBLIC_KEY: z.optional(bytesInBase64Url(65)),
  PUSH_PRIVATE_KEY: z.optional(bytesInBase64Url(32)),
  PUSH_CONTACT: z.optional(z.url({ protocol: /^(mailto|https)$/ })),
  PUSH_HOSTS: z._default(hosts, [
    'fcm.googleapis.com',
    '*.push.services.mozilla.com',
    '*.push.apple.com',
    '*.notify.windows.com',
  ]),

  LIMIT_CALLS: count(600),
  LIMIT_EXECUTIONS: count(240),
  LIMIT_CHATS: count(60),
  LIMIT_TRANSCRIPTIONS: count(20),
  LIMIT_MESSAGES: count(2_000),
  LIMIT_SIGN_INS: count(3_000),
  LIMIT_REFUSED_SIGN_INS: count(60),
  LIMIT_WEBHOOKS: count(6_000),
  LIMIT_STRANGERS: count(600),
  LIMIT_SENDS_PER_DAY: count(2_000),
  LIMIT_SENDS_PER_NEW_DAY: count(20),
  NEW_SENDER_DAYS: count(3),
  LIMIT_PAID_SENDS_BY_ALL: count(5_000),

  /** How long Firebase's answer about an account is trusted. */
  ACCOUNT_TRUST_MS: z._default(
    z.pipe(z.string().check(z.regex(/^[1-9]\d*$/)), z.transform(Number)).check(z.maximum(60_000)),
    60_000,
  ),
  APP_CHECK: flag,
  PROVIDER_TIMEOUT_MS: count(15_000),
  LEDGER_LEASE_MS: count(60_000),
  PROVIDERS_LOOPBACK_ONLY: flag,
});

/** Groups of settings that are useless without each other. */
const together = [
  ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT'],
  ['GMAIL_TOPIC', 'GMAIL_PUSH_ACCOUNT'],
  ['TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'],
  ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  ['META_APP_SECRET', 'META_VERIFY_TOKEN'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['SEARCH_API_KEY', 'SEARCH_ENGINE_ID'],
] as const;

export type Settings = z.output<typeof environment>;

export const settingNames: readonly string[] = Object.keys(environment.shape);

/** Every setting that is missing or malformed, by name; values are never repeated, since some are secrets. */
export class SettingsError extends Error {}

/**
 * Reads the environment once; an empty value counts as absent. Any run that is not local must be safe for production.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  const invalid = (parsed.error?.issues ?? []).map(({ path: [name], message }) => {
    const given = present[String(name)] !== undefined;
    return `${String(name)} ${given ? `is not valid: ${message}` : 'is not set'}`;
  });
  const halved = together
    .filter((names) => names.some((name) => present[name] !== undefined))
    .flatMap((names) => names.filter((name) => present[name] === undefined))
    .map((name) => `${name} is not set`);
  const problems = [
    ...invalid,
    ...halved,
    ...(isLocal(present) ? [] : unfitForProduction(present, settingNames)),
  ];
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new SettingsError(`The functions cannot start. ${problems.join('; ')}.`);
}
