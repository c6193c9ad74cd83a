import { readFileSync } from 'node:fs';
import type { IndexCatalogue } from '../engine/indexes/index-definition.ts';
import { readCatalogue } from '../engine/indexes/read-catalogue.ts';
import { watchText } from './watch-file.ts';

/**
 * The indexes of a firestore.indexes.json. The file is read again when it changes; a broken version is reported and
 * ignored.
 */
export function openIndexesFile(
  path: string,
  log: (line: string) => void,
): { catalogue: () => IndexCatalogue; close: () => void } {
  let catalogue = readCatalogue(readFileSync(path, 'utf8'));
  const close = watchText(path, (text) => {
    try {
      catalogue = readCatalogue(text);
      log(`indexes reloaded from ${path}`);
    } catch (thrown) {
      log(`indexes not reloaded: ${path}: ${thrown instanceof Error ? thrown.message : 'unreadable'}`);
    }
  });
  return { catalogue: () => catalogue, close };
}
