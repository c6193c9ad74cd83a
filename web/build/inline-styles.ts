import type { Plugin } from 'vite';

/**
 * Writes the entry's one small style sheet into index.html: as a file it would delay the first paint by a round trip.
 * The entry then lists no style sheet. Otherwise each chunk that imports the entry would fetch it again and wait, and
 * the fonts, declared twice, would make the browser lay out the page again.
 */
export function inlineStyles(): Plugin {
  let sheet = '';
  return {
    name: 'inline-styles',
    apply: 'build',
    generateBundle: {
      // Before Vite writes index.html and what each dynamic import waits for.
      order: 'pre',
      handler(_, bundle) {
        for (const entry of Object.values(bundle)) {
          if (entry.type !== 'chunk' || !entry.isEntry) continue;
          for (const file of entry.viteMetadata?.importedCss ?? []) {
            const asset = bundle[file];
            if (asset?.type !== 'asset') throw new Error(`No style sheet ${file} in this build`);
            sheet += String(asset.source).trim();
            delete bundle[file];
          }
          entry.viteMetadata?.importedCss.clear();
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'style', children: sheet, injectTo: 'head' }],
    },
  };
}
