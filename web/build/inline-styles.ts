import type { Plugin } from 'vite';

const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

/** Writes the one small style sheet into index.html: a file of its own holds up the first paint by a round trip. */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        return html.replace(link, (_, file: string) => {
          const sheet = bundle?.[file];
          if (sheet?.type !== 'asset') throw new Error(`No style sheet ${file} in this build`);
          return `<style>${String(sheet.source).trim()}</style>`;
        });
      },
    },
  };
}
