import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import * as zm from 'zod/mini';
import { appConfig, type AppConfig } from '@crocodile-hub/core/contract/app-config';

/**
 * A part of firebase.json's `hosting.headers`. Its policy lists what every deployment may load; sources from the build
 * and its configuration are added before it is served.
 */
export const headerRules = z.array(
  z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
);
type HeaderRules = z.output<typeof headerRules>;

const everyPage = '**';
/**
 * Emotion adds an empty style element, then inserts rules, which no policy restricts. So the empty element must be
 * allowed.
 */
const emptyStyle = '';
/** The style that MUI adds for a moment when the colours change: the exact text of its DISABLE_CSS_TRANSITION. */
const colourChange =
  '*{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}';

/** The style that sonner adds with the first toast, from its package. */
function stylesOfToasts(): string {
  const web = createRequire(join(import.meta.dirname, '../../web/package.json'));
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync(web.resolve('sonner'), 'utf8'))?.[1];
  if (literal === undefined) throw new Error('sonner puts its styles into the page another way now');
  return z.string().parse(JSON.parse(literal));
}

/** The part of the configuration that the policy needs; the rest may be missing. */
const told = zm.pick(appConfig, { emulators: true, streamOrigin: true, appCheckKey: true });

const script = /<script>([\s\S]*?)<\/script>/g;
const style = /<style(?: [^>]*)?>([\s\S]*?)<\/style>/g;
export const configBlock = /(<script id="app-config" type="application\/json">)([\s\S]*?)(<\/script>)/;

/** The headers for this index.html: its inline scripts and styles by their hash, and the hosts of its configuration. */
export function headersFor(html: string, rules: HeaderRules): HeaderRules {
  return rules.map((rule) =>
    rule.source === everyPage
      ? { ...rule, headers: rule.headers.map((item) => ({ ...item, value: valueFor(html, item) })) }
      : rule,
  );
}

function valueFor(html: string, { key, value }: HeaderRules[number]['headers'][number]): string {
  if (key !== 'Content-Security-Policy') return value;
  const { emulators, streamOrigin, appCheckKey } = configOf(html);
  const streams = streamOrigin === undefined ? [] : [new URL(streamOrigin).origin];
  const proved = appCheckKey === undefined ? nothingMore : appCheck;
  return value
    .split('; ')
    .map((directive) => {
      const [name, ...sources] = directive.split(' ');
      switch (name) {
        case 'script-src':
          return [name, ...sources, ...contentsOf(html, script).map(hash), ...proved.scripts].join(' ');
        case 'style-src':
          return [
            name,
            ...sources,
            ...[...contentsOf(html, style), emptyStyle, colourChange, stylesOfToasts()].map(hash),
          ].join(' ');
        case 'frame-src':
          return [name, ...(proved.frames.length === 0 ? sources : proved.frames)].join(' ');
        case 'connect-src': {
          const hosts = emulators === undefined ? sources : ["'self'", ...hostsOf(emulators)];
          return [name, ...hosts, ...streams, ...proved.calls].join(' ');
        }
        default:
          return directive;
      }
    })
    .join('; ');
}

const nothingMore = { scripts: [], frames: [], calls: [] };
const recaptcha = 'https://www.google.com/recaptcha/';
/** reCAPTCHA Enterprise, and the host where Firebase exchanges its token for a proof. */
const appCheck = {
  scripts: [recaptcha, 'https://www.gstatic.com/recaptcha/'],
  frames: [recaptcha],
  calls: [recaptcha, 'https://content-firebaseappcheck.googleapis.com'],
};

function hostsOf({ authUrl, firestoreHost, firestorePort }: NonNullable<AppConfig['emulators']>): string[] {
  return [new URL(authUrl).origin, `http://${firestoreHost}:${firestorePort}`];
}

function configOf(html: string) {
  const json = configBlock.exec(html)?.[2];
  if (json === undefined) throw new Error('index.html has no app-config block');
  return told.parse(JSON.parse(json));
}

function contentsOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].flatMap(([, content]) => content ?? []);
}

function hash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
