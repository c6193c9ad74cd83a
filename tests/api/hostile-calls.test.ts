import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFramework, type Framework } from '../support/framework.ts';
import { hostileCalls } from '../support/hostile-calls.ts';
import { aPerson } from '../support/people.ts';
import { besiege, workOf } from '../support/siege.ts';
import { stackUrls } from '../support/stack-urls.ts';

/** Enough for several of each kind; `npm run bench resources` makes a thousand and measures the time. */
const sample = { count: 132, atOnce: 4 };
const warmUp = 60;
const mostTimesIdle = 1.5;

let framework: Framework;

beforeAll(async () => {
  framework = await startFramework(stackUrls());
});
afterAll(() => framework.stop());

describe('the deployed function, inside the functions framework', () => {
  it('refuses hostile calls before they cost memory, and goes on serving somebody else', async () => {
    const [anna, eve] = [await aPerson({ google: false }), await aPerson({ google: false })];
    const work = workOf(framework.origin, anna);
    for (let count = 0; count < warmUp; count += 1) await work();
    const idleMb = framework.memoryMb();

    const [siege] = await Promise.all([
      besiege(framework, hostileCalls(eve.token, eve.uid), sample),
      // Each of these must succeed.
      (async () => {
        for (let count = 0; count < warmUp; count += 1) await work();
      })(),
    ]);

    expect(siege.unforeseen).toEqual([]);
    expect(siege.answers).toHaveLength(sample.count);
    expect(framework.isAlive()).toBe(true);
    expect(siege.mostMb / idleMb).toBeLessThan(mostTimesIdle);
  });
});
