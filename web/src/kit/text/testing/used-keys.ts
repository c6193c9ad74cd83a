import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../../..');

/** The catalogue keys that a file of the web app may use. */
type Speaker = {
  /** The areas whose keys it may use without the area's name; any, for a table without a hook of its own. */
  areas: ReadonlySet<string> | 'any';
  /** Every quoted word: keys, also `area:key` of other areas. */
  words: ReadonlySet<string>;
  /** The beginnings of template texts: `name_${id}` may be any key with this beginning. */
  beginnings: readonly string[];
};

const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
  (file) => !file.includes('catalogue') && !file.endsWith('.test.ts') && !file.includes('testing'),
);
const speakers = files.map((file) => speakerOf(readFileSync(join(source, file), 'utf8')));

/** Whether a file of the app uses the key, by name or by a template's beginning. */
export function isNamed(area: string, key: string): boolean {
  const name = key.replace(/_(zero|one|two|few|many|other)$/, '');
  return speakers.some(({ areas, words, beginnings }) => {
    if (words.has(`${area}:${name}`)) return true;
    if (beginnings.some((begin) => begin.startsWith(`${area}:`) && `${area}:${name}`.startsWith(begin)))
      return true;
    if (areas !== 'any' && !areas.has(area)) return false;
    return words.has(name) || beginnings.some((begin) => name.startsWith(begin));
  });
}

function speakerOf(text: string): Speaker {
  const first = [...text.matchAll(/useTranslation\(\[?\s*'([\w-]+)'/g)];
  const areas = new Set(first.map(([, area]) => area ?? ''));
  // Without an argument, the hook uses the default area.
  if (/useTranslation\(\)/.test(text)) areas.add('common');
  const quoted = [...text.matchAll(/'([^'\n]*)'/g)].map(([, word]) => word ?? '');
  const bare = [...text.matchAll(/(?:^|[\s{,(])([A-Za-z_]\w*)\s*:/g)].map(([, word]) => word ?? '');
  const beginnings = [...text.matchAll(/`([\w:-]+)\$\{/g)].map(([, begin]) => begin ?? '');
  return {
    areas: areas.size === 0 ? 'any' : areas,
    words: new Set(areas.size === 0 ? [...quoted, ...bare] : quoted),
    beginnings,
  };
}
