import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { realAdapters } from './real-adapters.ts';

const adapters = realAdapters();
const upload = { filename: 'a.txt', mimeType: 'text/plain', size: 10 };

it.each([
  ['files', { mostFiles: 2, mostBytes: 1_000 }],
  ['bytes', { mostFiles: 100, mostBytes: 29 }],
])('files that begin at once have no more room together than their most %s', async (_, bounds) => {
  const { ports } = adapters();
  const uid = randomUUID();
  const begun = await Promise.all(
    Array.from({ length: 6 }, (__, n) =>
      ports.uploads.begin(uid, `file-${n}`, upload, { now: 0, ...bounds }),
    ),
  );
  expect(begun.filter((isTaken) => isTaken)).toHaveLength(2);
  // Another person has room of their own.
  expect(await ports.uploads.begin(randomUUID(), 'file', upload, { now: 0, ...bounds })).toBe(true);
});
