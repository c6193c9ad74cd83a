import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import react from '@vitejs/plugin-react';

const place = '<!-- first-paint -->';
const source = join(import.meta.dirname, 'first-paint-of-login.tsx');
const languages = ['en', 'he'] as const;

/**
 * Writes into index.html the theme's variables and the login's picture, drawn by the app's own components in both
 * languages: it is painted before any script runs. app/boot.js decides whether it shows. It comes after #root, and goes
 * away once the app has drawn the same picture, equal to the pixel.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { styles, made, pictures } = await draw();
        const ids = [...made.keys()].join(' ');
        const rules = [...made.values()].join('');
        // Emotion finds its rules by these ids and does not make them again.
        const sheets = `<style>${styles}</style><style data-emotion="css ${ids}">${rules}</style>`;
        return html.replace(place, () => sheets + pictures.join(''));
      },
    },
  };
}

async function draw(): Promise<{ styles: string; made: Map<string, string>; pictures: string[] }> {
  const { module } = await runnerImport<typeof import('./first-paint-of-login.tsx')>(source, {
    configFile: false,
    plugins: [react()],
  });
  const made = new Map<string, string>();
  const pictures: string[] = [];
  for (const language of languages) {
    const markup = await module.loginMarkup(language);
    const bare = markup.replace(
      /<style data-emotion="css ([^"]*)">(.*?)<\/style>/gs,
      (_, id: string, rule: string) => {
        made.set(id, rule);
        return '';
      },
    );
    if (bare.includes(' style="')) throw new Error('The policy of firebase.json allows no style in markup');
    pictures.push(`<div class="first-paint" data-language="${language}">${bare}</div>`);
  }
  return { styles: variablesOf(module.themeSheets) + shownWhenWanted(), made, pictures };
}

function shownWhenWanted(): string {
  const wanted = languages.map(
    (language) =>
      `[data-first-paint=${language}] #root:empty~.first-paint[data-language=${language}]{display:block}`,
  );
  return `.first-paint{display:none;position:absolute;inset:0}${wanted.join('')}`;
}

/** The theme's variables as CSS. In a script they would be parsed again in the middle of the first drawing. */
function variablesOf(sheets: readonly Record<string, Record<string, unknown>>[]): string {
  return sheets
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, properties]) => {
      const declared = Object.entries(properties).map(([name, value]) => `${cssName(name)}:${String(value)}`);
      return `${selector}{${declared.join(';')}}`;
    })
    .join('');
}

function cssName(name: string): string {
  return name === 'colorScheme' ? 'color-scheme' : name;
}
