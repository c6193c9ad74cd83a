import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const place = '<!-- boot -->';
const source = join(import.meta.dirname, '../src/app/boot.js');

/**
 * Writes app/boot.js into index.html: as a file it would delay the first paint by a round trip. The page's content
 * policy allows only this inline script, by its hash (local/stack/content-policy.ts).
 */
export function bootScript(): Plugin {
  return {
    name: 'boot-script',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(place, () => `<script>${bootCode()}</script>`),
    },
  };
}

/** Without its comments and indents: they are for readers of the source. */
function bootCode(): string {
  const lines = readFileSync(source, 'utf8').split('\n');
  const code = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('//'));
  return code.join('\n');
}
