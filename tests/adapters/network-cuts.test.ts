import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { startProviders } from '../../local/providers/server.ts';
import { cutRun } from '../support/network-cuts.ts';

// A few runs; `npm run bench network-cuts` makes 200.
const runs = Number(process.env['RUNS'] ?? 6);
const firstSeed = Number(process.env['SEED'] ?? 1);
const opened = z.object({ access_token: z.string() });

it(
  'nothing is lost, doubled or shown wrongly where the network is cut while mail is sorted, drafted and sent',
  { timeout: 120_000 + runs * 10_000 },
  async ({ annotate }) => {
    const { url, close } = await startProviders({ port: 0, seed: false });
    onTestFinished(close);
    const post = async (path: string, body: object): Promise<unknown> =>
      await (await fetch(url + path, { method: 'POST', body: JSON.stringify(body) })).json();
    let cuts = 0;
    const wrong: string[] = [];
    for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
      const email = `cut-${seed}@gmail.test`;
      const { access_token: token } = opened.parse(await post('/_accounts', { provider: 'google', email }));
      const run = await cutRun({ url, post }, token, email, seed);
      cuts += run.cuts;
      wrong.push(...run.wrong.map((what) => `seed ${seed}: ${what}`));
    }
    await annotate(`${runs} runs, ${cuts} cuts`);
    expect(wrong).toEqual([]);
    expect(cuts).toBeGreaterThan(runs);
  },
);
