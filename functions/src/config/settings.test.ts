import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refuseRealProviders } from './loopback-only.ts';
import { readSettings, settingNames } from './settings.ts';
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

  it('take push whole or not at all, and repeat no key', () => {
    const PUSH_PRIVATE_KEY = Buffer.alloc(32, 3).toString('base64url');
    const read = () =>
      readSettings({ ...localEnvironment, PUSH_PRIVATE_KEY, PUSH_CONTACT: 'not an address' });
    expect(read).toThrow(/PUSH_CONTACT is not valid.*PUSH_PUBLIC_KEY is not set/);
    expect(read).not.toThrow(new RegExp(PUSH_PRIVATE_KEY));
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

  it('leave a deployed environment alone', () => {
    const { GOOGLE_API_URL: _, ...rest } = localEnvironment;
    refuseRealProviders(readSettings({ ...rest, PROVIDERS_LOOPBACK_ONLY: '0' }));
  });
});
