/**
 * The utterances of MASSIVE, an ingredient of the trained readers whose sentences are not kept here (see NOTICE):
 * `--massive FOLDER`. Without its folder there are none, and the models are others, and weaker ones.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const line = z.looseObject({ intent: z.string(), en: z.string(), he: z.string() });

export function massiveLines(): readonly z.output<typeof line>[] {
  const at = process.argv.indexOf('--massive');
  const folder = at === -1 ? undefined : process.argv[at + 1];
  if (folder === undefined || !existsSync(folder)) {
    process.stdout.write('MASSIVE is not here (--massive FOLDER): training without it.\n');
    return [];
  }
  return readFileSync(join(folder, 'train.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((text) => line.parse(JSON.parse(text)));
}
