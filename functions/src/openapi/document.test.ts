import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApiDocument } from './document.ts';

it('is what docs/openapi.json says; otherwise run npm run openapi --workspace functions', async () => {
  const file = join(import.meta.dirname, '../../../docs/openapi.json');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});
