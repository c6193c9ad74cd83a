import createCache from '@emotion/cache';

export const keptStylesKey = 'styles';

/** More than that takes longer to read than to make. */
const mostLetters = 500_000;

/**
 * Emotion's cache. What it has to make of the components' styles, which holds up the first drawing for a few frames, it
 * makes once: app/boot.js puts what an earlier visit with this build has kept into the page, as a server would, and
 * Emotion finds it there.
 */
export const styleCache = createCache({ key: 'css' });

/** Keeps all rules for the next visit whenever the page is left. */
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
      // A full or forbidden store: the next visit makes them again.
    }
  });
}

/** What app/boot.js has put into the page. */
function rulesKeptBy(build: string): string {
  if (document.head.querySelector('style[data-kept]') === null) return '';
  try {
    const kept = localStorage.getItem(keptStylesKey) ?? '';
    return kept.startsWith(`${build} `) ? kept.slice(kept.indexOf('\n') + 1) : '';
  } catch {
    return '';
  }
}
