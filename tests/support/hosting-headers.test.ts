import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const header = z.object({ key: z.string(), value: z.string() });
const config = z.object({
  hosting: z.object({ headers: z.array(z.object({ source: z.string(), headers: z.array(header) })) }),
});

describe('the headers of Hosting', () => {
  it('let no page run a script of its own, be framed or be sniffed', () => {
    const file = join(import.meta.dirname, '../../firebase.json');
    const { hosting } = config.parse(JSON.parse(readFileSync(file, 'utf8')));
    const everywhere = hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
    const sent = Object.fromEntries(everywhere.map(({ key, value }) => [key, value]));
    const policy = new Map(
      (sent['Content-Security-Policy'] ?? '').split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ');
        return [name, sources] as const;
      }),
    );
    const scripts = policy.get('script-src') ?? [];
    expect(scripts).toContain("'self'");
    expect(scripts.filter((source) => source !== "'self'" && !source.startsWith("'sha256-"))).toEqual([]);
    expect(policy.get('img-src')).toEqual(["'self'"]);
    expect(policy.get('connect-src')).not.toContain('https://*.googleapis.com');
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(sent['X-Content-Type-Options']).toBe('nosniff');
    expect(sent['Strict-Transport-Security']).toMatch(/^max-age=31536000/);
    expect(sent['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  });
});
