/** The understanding as a browser gets it: one minified module. */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const entry = fileURLToPath(import.meta.resolve('@crocodile-hub/core/language/understand'));

/** Leaves `understand` in the global `language`. */
export async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'language',
    target: 'es2023',
    charset: 'utf8',
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

export function brotliBytes(script: string): number {
  return brotliCompressSync(script).length;
}
