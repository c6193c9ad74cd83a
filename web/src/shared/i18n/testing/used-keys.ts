import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../../..');

/** What a file of the web app says about texts. */
type Speaker = {
  /** The areas whose keys it may name bare; any, where it is a table without a hook of its own. */
  areas: ReadonlySet<string> | 'any';
  /** Every word in quotes: keys, also those of another area as `area:key`. */
  words: ReadonlySet<string>;
  /** What template texts begin with: `name_${id}` may be any key that begins so. */
  beginnings: readonly string[];
};

const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
  (file) => !file.includes('catalogue') && !file.endsWith('.test.ts') && !file.includes('testing'),
);
const speakers = files.map((file) => speakerOf(readFileSync(join(source, file), 'utf8')));

/** Whether any file of the app names the key, by itself or by how it begins. */
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
  // Without a name the hook speaks the default area.
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
