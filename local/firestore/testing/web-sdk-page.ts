import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';

const entry = `
  import * as app from 'firebase/app';
  import * as firestore from 'firebase/firestore';
  globalThis.sdk = { ...app, ...firestore };
`;

/** An empty page with the whole web SDK as the global `sdk`, bundled as any app bundles it. */
export async function serveWebSdk(): Promise<{ url: string; close(): void }> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: import.meta.dirname },
    bundle: true,
    format: 'iife',
    platform: 'browser',
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  const server = createServer((request, response) => {
    const isScript = request.url === '/sdk.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? script : '<!doctype html><title>Web SDK</title><script src="/sdk.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
}
