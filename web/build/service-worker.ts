import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const source = join(import.meta.dirname, '../worker/service-worker.ts');

/** Builds worker/service-worker.ts as /sw.js, with the list of this build's files and a version made of their names. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      // When Vite has taken out the chunks that held nothing but styles.
      order: 'post',
      async handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter((file) => /\.(js|css|woff2|svg)$/.test(file))
          // Most systems have emoji of their own.
          .filter((file) => !file.includes('noto-emoji'))
          .map((file) => `/${file}`)
          .toSorted();
        const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
        const version = createHash('sha256')
          .update(files.join() + code)
          .digest('hex')
          .slice(0, 12);
        const build = `const build = ${JSON.stringify({ version, files })};\n`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: build + code });
      },
    },
  };
}
