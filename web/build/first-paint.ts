import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import react from '@vitejs/plugin-react';

const place = '<!-- first-paint -->';
const source = join(import.meta.dirname, 'first-paint-of-login.tsx');
const languages = ['en', 'he'] as const;

/**
 * Puts the login's picture into index.html, drawn by its own components in both languages, so that it is painted
 * before any script has run. app/boot.js says whether it is wanted; it stands behind #root and goes once that holds
 * the app's own, which is the same to the pixel.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { styles, pictures } = await draw();
        return html.replace(place, () => `<style>${styles}</style>${pictures.join('')}`);
      },
    },
  };
}

async function draw(): Promise<{ styles: string; pictures: string[] }> {
  const { module } = await runnerImport<typeof import('./first-paint-of-login.tsx')>(source, {
    configFile: false,
    plugins: [react()],
  });
  const rules = new Set<string>();
  const pictures: string[] = [];
  for (const language of languages) {
    const markup = await module.loginMarkup(language);
    const bare = markup.replace(/<style[^>]*>(.*?)<\/style>/gs, (_, rule: string) => {
      rules.add(rule);
      return '';
    });
    pictures.push(`<div class="first-paint" data-language="${language}">${bare}</div>`);
  }
  const drawn = [...rules].join('') + pictures.join('');
  return {
    styles: shownWhenWanted() + variablesIn(drawn, module.themeSheets) + [...rules].join(''),
    pictures,
  };
}

function shownWhenWanted(): string {
  const wanted = languages.map(
    (language) =>
      `[data-first-paint=${language}] #root:empty~.first-paint[data-language=${language}]{display:block}`,
  );
  return `.first-paint{display:none;position:absolute;inset:0}${wanted.join('')}`;
}

/** The variables that something drawn speaks of: the theme itself, which has them all, comes with the scripts. */
function variablesIn(drawn: string, sheets: readonly Record<string, Record<string, unknown>>[]): string {
  const used = new Set([...drawn.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const rules = sheets.flatMap((sheet) => Object.entries(sheet));
  return rules
    .map(([selector, variables]) => {
      const kept = Object.entries(variables).filter(([name]) => used.has(name));
      return kept.length === 0
        ? ''
        : `${selector}{${kept.map(([name, value]) => `${name}:${String(value)}`).join(';')}}`;
    })
    .join('');
}
