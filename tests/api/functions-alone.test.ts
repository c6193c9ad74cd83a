import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { queues } from '@crocodile-hub/core/contract/queue';
import { exportsOfFunctionsAlone } from '../../scripts/functions-alone.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

it('the built functions load from their own folder, with the packages they name and no others', async () => {
  const names = await exportsOfFunctionsAlone(root, {
    APP_ORIGIN: 'https://example.web.app',
    GRANT_KEY: Buffer.alloc(32, 1).toString('base64'),
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    TASKS_TARGET_URL: 'https://us-central1-example.cloudfunctions.net',
    GCLOUD_PROJECT: 'example',
  });
  expect(names.toSorted()).toEqual(['api', ...queues, 'sweep', 'nightly'].toSorted());
});
