/** The language engine as a browser loads it: one minified module. */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const module = fileURLToPath(import.meta.resolve('@crocodile-hub/core/language/understand/understand'));

/** Leaves `understand` in the global `language`. */
export async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    // The hub imports it as a module; a global name would add helpers that are not shipped.
    stdin: {
      contents: `import { understand } from ${JSON.stringify(module)};globalThis.language={understand};`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    charset: 'utf8',
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

export function brotliBytes(script: string): number {
  return brotliCompressSync(script).length;
}
