import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { AppConfig } from '@crocodile-hub/core/contract/app-config';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** A configuration without servers, for the built app alone. */
const nowhere: AppConfig = {
  firebase: { apiKey: 'bench', authDomain: 'localhost', projectId: 'demo-bench', appId: '1:1:web:1' },
  emulators: { authUrl: 'http://127.0.0.1:9', firestoreHost: '127.0.0.1', firestorePort: 9 },
  demo: { email: 'demo@crocodile.test', password: 'crocodile' },
};

/** The servers behind the built app: its configuration, and the origin of its API. */
type Backend = { configuration: AppConfig; apiOrigin: string };

type Served = { body: Buffer; type: string; isCompressed: boolean };

/**
 * Serves a built folder as Hosting does: brotli, long-lived assets, index.html for every other address, and the API
 * passed on. The Hosting emulator does not compress, so measuring it would be wrong.
 */
export async function serveBuilt(folder: string, backend?: Backend): Promise<{ url: string; close(): void }> {
  const configuration = backend?.configuration ?? nowhere;
  const cache = new Map<string, Served>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    if (pathname.startsWith('/api/')) {
      // The page may be closed, or the stack stopped, during the call.
      passOn(request, response, backend?.apiOrigin).catch(() => response.destroy());
      return;
    }
    const file = fileFor(folder, pathname);
    const served = cache.get(file) ?? load(file, configuration);
    cache.set(file, served);
    response.writeHead(200, {
      'Content-Type': served.type,
      'Content-Length': served.body.length,
      'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(served.isCompressed ? { 'Content-Encoding': 'br' } : {}),
    });
    response.end(served.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() };
}

async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string | undefined,
): Promise<void> {
  if (origin === undefined) {
    response.writeHead(503).end();
    return;
  }
  const { authorization, accept, 'content-type': type } = request.headers;
  const headers = Object.entries({ authorization, accept, 'content-type': type });
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const answer = await fetch(origin + (request.url ?? ''), {
    method: request.method ?? 'GET',
    headers: headers.flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
  response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

function portOf(server: Server): number {
  // A server that listens on TCP has an address of this shape.
  return (server.address() as AddressInfo).port;
}

function fileFor(folder: string, pathname: string): string {
  const file = join(folder, pathname);
  return existsSync(file) && statSync(file).isFile() ? file : join(folder, 'index.html');
}

function load(file: string, configuration: AppConfig): Served {
  const type = types[extname(file)] ?? 'application/octet-stream';
  const raw =
    type === 'text/html' ? configured(readFileSync(file, 'utf8'), configuration) : readFileSync(file);
  const isCompressed = type !== 'font/woff2' && type !== 'image/png';
  return { body: isCompressed ? brotliCompressSync(raw) : raw, type, isCompressed };
}

function configured(html: string, configuration: AppConfig): Buffer {
  const block = /(<script id="app-config"[^>]*>)[\s\S]*?(<\/script>)/;
  return Buffer.from(
    html.replace(block, (_, open: string, close: string) => open + JSON.stringify(configuration) + close),
  );
}
