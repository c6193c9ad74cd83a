import createCache from '@emotion/cache';

export const keptStylesKey = 'styles';

/** Above this size, reading the rules takes longer than making them. */
const mostLetters = 500_000;

/**
 * Emotion's cache. Making the components' rules delays the first drawing by a few frames, so they are made once:
 * app/boot.js writes the rules of an earlier visit with this build into the page, as server rendering would, and
 * Emotion finds them.
 */
export const styleCache = createCache({ key: 'css' });

/** Stores all rules for the next visit whenever the page is hidden. */
export function keepStyles(): void {
  const { sheet, inserted } = styleCache;
  const build = new URL(import.meta.url).pathname;
  const keptBefore = rulesKeptBy(build);
  const made: string[] = [];
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => {
    made.push(rule);
    insert(rule);
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden || made.length === 0) return;
    const kept = `${[build, ...Object.keys(inserted)].join(' ')}\n${keptBefore}${made.join('')}`;
    try {
      if (kept.length > mostLetters) localStorage.removeItem(keptStylesKey);
      else localStorage.setItem(keptStylesKey, kept);
    } catch {
      // Storage is full or forbidden: the next visit makes the rules again.
    }
  });
}

/** The rules that app/boot.js wrote into the page. */
function rulesKeptBy(build: string): string {
  if (document.head.querySelector('style[data-kept]') === null) return '';
  try {
    const kept = localStorage.getItem(keptStylesKey) ?? '';
    return kept.startsWith(`${build} `) ? kept.slice(kept.indexOf('\n') + 1) : '';
  } catch {
    return '';
  }
}
