import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument } from './document.ts';

const file = join(import.meta.dirname, '../../../docs/openapi.json');
await writeFile(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
