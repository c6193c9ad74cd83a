import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vitest/config';

const web = join(import.meta.dirname, '../../web');

/** Runs before any script of the app: the test that opened the document sets up its servers. */
const hook = '<script>parent.prepareApp?.(window)</script>';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves the app to the documents of component tests, from their own origin. The app is bundled once a run, since a
 * document of some ten files loads much faster than one of a thousand modules. Each test opens a new document.
 */
export function appServer(): Plugin {
  const folder = mkdtempSync(join(tmpdir(), 'crocodile-app-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  let building: Promise<void> | undefined;
  return {
    name: 'app-server',
    // Before Vitest's own, which answers for `/`.
    enforce: 'pre',
    configureServer(server) {
      building ??= build(folder);
      // The error is reported to whoever requests the app.
      building.catch(() => {});
      server.watcher.on('change', (path) => {
        if (/\/(web\/src|core)\//.test(path) && !path.includes('.test.')) building = build(folder);
      });
      server.middlewares.use((request, response, pass) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        // The frames in which Vitest runs the tests.
        const isVitest = pathname === '/' && searchParams.has('sessionId');
        const isDocument = request.headers['sec-fetch-dest'] === 'iframe' && !isVitest;
        const file = isDocument ? 'index.html' : assetOf(pathname);
        if (file === undefined) return pass();
        const answer = () => {
          const content = readFileSync(join(folder, file));
          response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
          // File names contain a hash, so they can be cached for ever.
          if (!isDocument) response.setHeader('Cache-Control', 'max-age=31536000, immutable');
          response.end(isDocument ? String(content).replace('</head>', `${hook}</head>`) : content);
        };
        building?.then(answer, pass);
      });
    },
  };
}

function assetOf(path: string): string | undefined {
  return /^\/(assets\/.+|icon[^/]*\.(svg|png)|manifest\.webmanifest)$/.test(path)
    ? normalize(path)
    : undefined;
}

/** In its own process: this one has NODE_ENV=test, and React and MUI must be the production builds. */
async function build(folder: string): Promise<void> {
  const vite = join(web, '../node_modules/vite/bin/vite.js');
  const options = [
    '--config',
    'vite.component.config.ts',
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ];
  const environment = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, 'build', ...options], { cwd: web, env: environment });
}
