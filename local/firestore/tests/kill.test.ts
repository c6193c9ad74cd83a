import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { killLoop } from '../testing/kill-loop.ts';
import { seededRandom } from '../testing/random.ts';

/** Every day; `npm run prove` asks for more. */
const kills = Number(process.env['KILLS'] ?? 6);

const folder = mkdtempSync(join(tmpdir(), 'firestore-kill-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('loses no acknowledged write and tears none however often it is killed', async () => {
  const report = await killLoop({ kills, folder, random: seededRandom(2026) });
  expect(report).toMatchObject({ kills, lost: [], torn: [] });
  expect(report.acknowledged).toBeGreaterThan(5 * kills);
});
