import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refuseRealProviders } from './loopback-only.ts';
import { readSettings, settingNames } from './settings.ts';
import { aDeployment } from './testing/deployment.ts';
import { localEnvironment } from './testing/local-environment.ts';

describe('the settings', () => {
  it('are read from a complete environment', () => {
    const settings = readSettings(localEnvironment);
    expect(settings.APP_ORIGIN).toBe('http://127.0.0.1:5005');
    expect(settings.LIMIT_CALLS).toBe(600);
    expect(settings.PROVIDERS_LOOPBACK_ONLY).toBe(true);
  });

  it('name every variable that is missing or malformed, and repeat no value', () => {
    const read = () => readSettings({ ...localEnvironment, APP_ORIGIN: '', GRANT_KEY: 'c2hvcnQ=' });
    expect(read).toThrow(/APP_ORIGIN is not set; GRANT_KEY is not valid/);
    expect(read).not.toThrow(/c2hvcnQ=/);
  });

  it('are those that docs/deploy.md names, all of them and no others', () => {
    const guide = readFileSync(new URL('../../../docs/deploy.md', import.meta.url), 'utf8');
    const chapter = /## 3\. Settings of the functions(.*?)\n## /s.exec(guide)?.[1] ?? '';
    const named = [...chapter.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name ?? '');
    // Read by the deployment itself, before there is a function.
    const known = new Set([...settingNames, 'FUNCTION_SECRETS']);
    expect(settingNames.filter((name) => !named.includes(name))).toEqual([]);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('refuse a provider beyond loopback in a local run', () => {
    const settings = readSettings({
      ...localEnvironment,
      GOOGLE_TOKEN_URL: 'https://oauth2.googleapis.com/token',
    });
    expect(() => refuseRealProviders(settings)).toThrow(/GOOGLE_TOKEN_URL/);
  });

  it('refuse a client that would fall back to its real host', () => {
    const { GOOGLE_API_URL: _, ...rest } = localEnvironment;
    expect(() => refuseRealProviders(readSettings(rest))).toThrow(/GOOGLE_API_URL/);
  });

  it('refuse a local run that would ask the web itself', () => {
    const { OUTSIDE_WEB_URL: _, ...rest } = localEnvironment;
    expect(() => refuseRealProviders(readSettings(rest))).toThrow(/OUTSIDE_WEB_URL/);
  });

  it('take push whole or not at all, and repeat no key', () => {
    const PUSH_PRIVATE_KEY = Buffer.alloc(32, 3).toString('base64url');
    const read = () =>
      readSettings({ ...localEnvironment, PUSH_PRIVATE_KEY, PUSH_CONTACT: 'not an address' });
    expect(read).toThrow(/PUSH_CONTACT is not valid.*PUSH_PUBLIC_KEY is not set/);
    expect(read).not.toThrow(new RegExp(PUSH_PRIVATE_KEY));
  });

  it.each([
    ['Gmail push', { GMAIL_TOPIC: 'projects/p/topics/t', GMAIL_PUSH_ACCOUNT: 'push@p.test' }],
    ['TikTok', { TIKTOK_CLIENT_KEY: 'key', TIKTOK_CLIENT_SECRET: 'quiet' }],
    ['LinkedIn', { LINKEDIN_CLIENT_ID: 'id', LINKEDIN_CLIENT_SECRET: 'quiet' }],
    ['Meta', { META_APP_SECRET: 'quiet', META_VERIFY_TOKEN: 'quiet' }],
    [
      'Twilio',
      { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'quiet', TWILIO_FROM: '+15005550006,+15005550007' },
    ],
    ['web search', { SEARCH_API_KEY: 'quiet', SEARCH_ENGINE_ID: 'engine' }],
  ])('take %s whole or not at all, and repeat no secret', (_, whole) => {
    const read = (group: object) => () => readSettings({ ...localEnvironment, ...group });
    expect(read(whole)).not.toThrow();
    for (const name of Object.keys(whole)) {
      expect(read({ ...whole, [name]: '' })).toThrow(`${name} is not set`);
      expect(read({ ...whole, [name]: '' })).not.toThrow(/quiet/);
    }
  });

  it('list the push services, by default those of the browsers', () => {
    expect(readSettings(localEnvironment).PUSH_HOSTS).toContain('fcm.googleapis.com');
    const PUSH_HOSTS = '*.push.apple.com,http://127.0.0.1:4010';
    expect(readSettings({ ...localEnvironment, PUSH_HOSTS }).PUSH_HOSTS).toEqual(PUSH_HOSTS.split(','));
    for (const bad of ['*', 'https://a.test/path', 'a.test, b.test', '*.*', 'ftp://a.test']) {
      expect(() => readSettings({ ...localEnvironment, PUSH_HOSTS: bad })).toThrow(/PUSH_HOSTS is not valid/);
    }
  });

  it('refuse to push to real services from a local run', () => {
    const push = {
      PUSH_PUBLIC_KEY: Buffer.alloc(65, 4).toString('base64url'),
      PUSH_PRIVATE_KEY: Buffer.alloc(32, 3).toString('base64url'),
      PUSH_CONTACT: 'mailto:push@crocodile.test',
    };
    const refuse = (more: object) => () =>
      refuseRealProviders(readSettings({ ...localEnvironment, ...push, ...more }));
    expect(refuse({})).toThrow(/PUSH_HOSTS/);
    expect(refuse({ PUSH_HOSTS: 'http://127.0.0.1:4010,fcm.googleapis.com' })).toThrow(/PUSH_HOSTS/);
    expect(refuse({ PUSH_HOSTS: 'http://127.0.0.1:4010' })).not.toThrow();
  });

  it('of a deployed environment are taken as they are', () => {
    const settings = readSettings(aDeployment);
    refuseRealProviders(settings);
    expect(settings.GOOGLE_TOKEN_URL).toBe('https://oauth2.googleapis.com/token');
  });
});

describe('production does not start', () => {
  it.each<[string, Record<string, string | undefined>, RegExp]>([
    ["with the repository's key", { GRANT_KEY: localEnvironment.GRANT_KEY }, /GRANT_KEY is no secret/],
    ['with a key of one byte', { GRANT_KEY: Buffer.alloc(32).toString('base64') }, /GRANT_KEY is no secret/],
    ['with a secret of the stand-ins', { META_APP_SECRET: 'local-only' }, /META_APP_SECRET is no secret/],
    ['with an http origin', { APP_ORIGIN: 'http://hub.example.com' }, /APP_ORIGIN is not https/],
    ['with an http provider', { META_GRAPH_URL: 'http://graph.example' }, /META_GRAPH_URL is not https/],
    [
      'with queue functions over http',
      { TASKS_TARGET_URL: 'http://f.example' },
      /TASKS_TARGET_URL is not https/,
    ],
    ['with a provider on this machine', { OPENAI_BASE_URL: 'https://localhost:1/' }, /OPENAI_BASE_URL is on/],
    ['with a provider at 127.1', { SEARCH_API_URL: 'https://127.1/' }, /SEARCH_API_URL is on this machine/],
    ['with a provider at [::1]', { SPEECH_API_URL: 'https://[::1]/' }, /SPEECH_API_URL is on this machine/],
    ['with pushes to this machine', { PUSH_HOSTS: 'fcm.googleapis.com,localhost' }, /PUSH_HOSTS is on/],
    [
      'without the account of its tasks',
      { TASKS_SERVICE_ACCOUNT: undefined },
      /TASKS_SERVICE_ACCOUNT is not set/,
    ],
    [
      'with another web in the place of the web',
      { OUTSIDE_WEB_URL: 'https://web.example' },
      /OUTSIDE_WEB_URL is set, which belongs to a local run/,
    ],
    ...[
      'FIREBASE_AUTH_EMULATOR_HOST',
      'FIRESTORE_EMULATOR_HOST',
      'CLOUD_TASKS_EMULATOR_HOST',
      'FIREBASE_STORAGE_EMULATOR_HOST',
      'FUNCTIONS_EMULATOR',
    ].map((name): [string, Record<string, string>, RegExp] => [
      `with ${name}`,
      { [name]: '127.0.0.1:9099' },
      new RegExp(`${name} is set`),
    ]),
  ])('%s', (_, change, problem) => {
    expect(() => readSettings({ ...aDeployment, ...change })).toThrow(problem);
  });

  it('with any of its problems, and names them all at once', () => {
    const { GCLOUD_PROJECT: _, ...local } = localEnvironment;
    const read = () => readSettings({ ...local, GCLOUD_PROJECT: 'hub-7f3a', FIRESTORE_EMULATOR_HOST: 'x:1' });
    for (const name of ['GRANT_KEY', 'APP_ORIGIN', 'TASKS_SERVICE_ACCOUNT', 'FIRESTORE_EMULATOR_HOST'])
      expect(read).toThrow(new RegExp(`${name} is `));
    expect(read).not.toThrow(localEnvironment.GRANT_KEY);
  });

  it('on a local project that leaves providers open', () => {
    const read = () => readSettings({ ...localEnvironment, PROVIDERS_LOOPBACK_ONLY: '0' });
    expect(read).toThrow(/APP_ORIGIN is not https/);
  });
});
