import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const place = '<!-- boot -->';
const source = join(import.meta.dirname, '../src/app/boot.js');
const hosting = join(import.meta.dirname, '../../firebase.json');

/**
 * Puts app/boot.js into index.html, inline: a file of its own would hold up the first paint by one round trip. The
 * CSP of firebase.json allows no inline script but this one, by its hash; the build stops when the two disagree.
 */
export function bootScript(): Plugin {
  return {
    name: 'boot-script',
    generateBundle() {
      const hash = `'sha256-${createHash('sha256').update(bootCode()).digest('base64')}'`;
      if (!readFileSync(hosting, 'utf8').includes(hash)) {
        this.error(`The CSP in firebase.json must allow app/boot.js: script-src 'self' ${hash}`);
      }
    },
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
