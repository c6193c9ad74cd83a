import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AppConfig } from '@crocodile-hub/core/contract/app-config';
import { headerRules, headersFor } from '../../local/stack/content-policy.ts';

const config = z.object({ hosting: z.object({ headers: headerRules }) });
const file = join(import.meta.dirname, '../../firebase.json');
const { hosting } = config.parse(JSON.parse(readFileSync(file, 'utf8')));

type Rules = typeof hosting.headers;

function sentWith(rules: Rules): Record<string, string> {
  const everywhere = rules.find(({ source }) => source === '**')?.headers ?? [];
  return Object.fromEntries(everywhere.map(({ key, value }) => [key, value]));
}

function policyOf(rules: Rules): Map<string, string[]> {
  const policy = sentWith(rules)['Content-Security-Policy'] ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

/** The policy of an index.html with one inline script, one inline style and this configuration. */
function policyFor(appConfig: Partial<AppConfig>): Map<string, string[]> {
  const block = `<script id="app-config" type="application/json">${JSON.stringify(appConfig)}</script>`;
  return policyOf(headersFor(`${block}<script>go()</script><style>h1{}</style>`, hosting.headers));
}

function hash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

const google = ['identitytoolkit', 'securetoken', 'firestore'].map((api) => `https://${api}.googleapis.com`);
const emulators = { authUrl: 'http://127.0.0.1:9099', firestoreHost: '127.0.0.1', firestorePort: 8080 };

describe('the headers of Hosting', () => {
  it('let no page be framed, sniffed or sent in the clear', () => {
    const sent = sentWith(hosting.headers);
    expect(policyOf(hosting.headers).get('frame-ancestors')).toEqual(["'none'"]);
    expect(sent['X-Content-Type-Options']).toBe('nosniff');
    expect(sent['Strict-Transport-Security']).toMatch(/^max-age=31536000/);
    expect(sent['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  });

  it('let no answer be kept that says a file is missing', () => {
    const rule = hosting.headers.find(({ source }) => source === '/404.html');
    expect(rule?.headers).toEqual([{ key: 'Cache-Control', value: 'no-store' }]);
  });

  it('allow what is named and nothing else', () => {
    expect(Object.fromEntries(policyOf(hosting.headers))).toEqual({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...google],
      'frame-src': ["'none'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('allow the inline script and the styles of the build by their hash, and empty styles', () => {
    const policy = policyFor({});
    expect(policy.get('script-src')).toEqual(["'self'", hash('go()')]);
    expect(policy.get('style-src')).toEqual([
      "'self'",
      hash('h1{}'),
      hash(''),
      // MUI's style during a change of colours, and that of the toasts.
      expect.stringMatching(/^'sha256-/),
      expect.stringMatching(/^'sha256-/),
    ]);
  });

  it('let the proof of App Check be made where a key for it is configured', () => {
    const policy = policyFor({ appCheckKey: 'site-key' });
    const recaptcha = 'https://www.google.com/recaptcha/';
    expect(policy.get('script-src')).toEqual(expect.arrayContaining([recaptcha]));
    expect(policy.get('frame-src')).toEqual([recaptcha]);
    expect(policy.get('connect-src')).toEqual(
      expect.arrayContaining([recaptcha, 'https://content-firebaseappcheck.googleapis.com']),
    );
  });

  it.each<[told: string, appConfig: Partial<AppConfig>, hosts: string[]]>([
    ['nothing', {}, google],
    [
      'where streams come from',
      { streamOrigin: 'https://api-abc-uc.a.run.app/x' },
      [...google, 'https://api-abc-uc.a.run.app'],
    ],
    ['of emulators', { emulators }, ['http://127.0.0.1:9099', 'http://127.0.0.1:8080']],
  ])('let a page that is told %s reach these hosts and no others', (_told, appConfig, hosts) => {
    expect(policyFor(appConfig).get('connect-src')).toEqual(["'self'", ...hosts]);
  });
});
