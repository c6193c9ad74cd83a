import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { killLoop } from '../testing/kill-loop.ts';
import { seededRandom } from '../testing/random.ts';

const folder = mkdtempSync(join(tmpdir(), 'firestore-kill-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('loses no acknowledged write and tears none when it is killed twenty times', async () => {
  const report = await killLoop({ kills: 20, folder, random: seededRandom(2026) });
  expect(report).toMatchObject({ kills: 20, lost: [], torn: [] });
  expect(report.acknowledged).toBeGreaterThan(100);
});
