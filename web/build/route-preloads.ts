import type { OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

const place = '<!-- preloads -->';

/** The first screen of an address: the sources that draw it, and the areas of the catalogue that it uses. */
export type FirstScreen = { sources: readonly string[]; areas: readonly string[] };

const languages = ['en', 'he'] as const;

const entryTag = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;

/**
 * Lists in index.html the files that each address needs, the entry first, so that app/boot.js requests them at once.
 * Without the list the browser learns of a screen's chunk only after the entry has run: measured slower than one large
 * bundle.
 */
export function routePreloads(firstScreens: Record<string, FirstScreen>): Plugin {
  return {
    name: 'route-preloads',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html.replace(place, () => blockOf(nothing));
        const [, entry] = entryTag.exec(html) ?? [];
        if (entry === undefined) throw new Error('index.html has no entry');
        const preloads = { entry, ...preloadsOf(bundle, firstScreens) };
        return html.replace(entryTag, '').replace(place, () => blockOf(preloads));
      },
    },
  };
}

function blockOf(preloads: object): string {
  return `<script id="preloads" type="application/json">${JSON.stringify(preloads)}</script>`;
}

const nothing = { files: [], screens: {} };

/** For each language and address, the indexes of its `files`: most addresses need the same ones. */
function preloadsOf(bundle: OutputBundle, firstScreens: Record<string, FirstScreen>) {
  const chunks = Object.values(bundle).filter((output): output is OutputChunk => output.type === 'chunk');
  const entries = chunks.filter((chunk) => chunk.isEntry);
  const known = new Set(entries.flatMap((entry) => closureOf(bundle, entry)));
  const filesOf = ({ sources, areas }: FirstScreen, language: string): string[] => {
    const texts = areas.map((area) => `src/kit/text/catalogue/${language}/${area}.ts`);
    const files = [...sources, ...texts].flatMap((source) => closureOf(bundle, chunkOf(chunks, source)));
    return [...new Set(files)].filter((file) => !known.has(file)).map((file) => `/${file}`);
  };
  const numbers = new Map<string, number>();
  const numberOf = (file: string): number => {
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    return number;
  };
  const screensIn = (language: string) => {
    const screens = Object.entries(firstScreens);
    return Object.fromEntries(
      screens.map(([path, screen]) => [path, filesOf(screen, language).map(numberOf)]),
    );
  };
  const screens = Object.fromEntries(languages.map((language) => [language, screensIn(language)]));
  return { files: [...numbers.keys()], screens };
}

function chunkOf(chunks: readonly OutputChunk[], source: string): OutputChunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
  if (found === undefined) throw new Error(`No chunk holds ${source}`);
  return found;
}

/** A chunk and all that it imports statically. */
function closureOf(bundle: OutputBundle, chunk: OutputChunk): string[] {
  const seen = new Set<string>();
  const visit = ({ fileName, imports }: OutputChunk) => {
    if (seen.has(fileName)) return;
    seen.add(fileName);
    for (const file of imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  visit(chunk);
  return [...seen];
}
