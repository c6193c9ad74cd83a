import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

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

/** A configuration that points nowhere: the built app without anything behind it. */
const configuration = {
  firebase: { apiKey: 'bench', authDomain: 'localhost', projectId: 'demo-bench', appId: '1:1:web:1' },
  emulators: { authUrl: 'http://127.0.0.1:9', firestoreHost: '127.0.0.1', firestorePort: 9 },
  demo: { email: 'demo@crocodile.test', password: 'crocodile' },
};

type Served = { body: Buffer; type: string; isCompressed: boolean };

/** Serves a built folder as Hosting does: brotli, long-lived assets, every other address answered by index.html. */
export async function serveBuilt(folder: string): Promise<{ url: string; close(): void }> {
  const cache = new Map<string, Served>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    if (pathname.startsWith('/api/')) {
      response.writeHead(503).end();
      return;
    }
    const file = fileFor(folder, pathname);
    const served = cache.get(file) ?? load(file);
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

function portOf(server: Server): number {
  // A server that listens on TCP has an address of this shape.
  return (server.address() as AddressInfo).port;
}

function fileFor(folder: string, pathname: string): string {
  const file = join(folder, pathname);
  return existsSync(file) && statSync(file).isFile() ? file : join(folder, 'index.html');
}

function load(file: string): Served {
  const type = types[extname(file)] ?? 'application/octet-stream';
  const raw = type === 'text/html' ? configured(readFileSync(file, 'utf8')) : readFileSync(file);
  const isCompressed = type !== 'font/woff2' && type !== 'image/png';
  return { body: isCompressed ? brotliCompressSync(raw) : raw, type, isCompressed };
}

function configured(html: string): Buffer {
  const block = /(<script id="app-config"[^>]*>)[\s\S]*?(<\/script>)/;
  return Buffer.from(
    html.replace(block, (_, open: string, close: string) => open + JSON.stringify(configuration) + close),
  );
}
