import { afterAll, expect, it } from 'vitest';
import { seeded } from '../../functions/src/testing/seeded.ts';
import { theBrowser } from '../support/browse.ts';
import { faultsOver } from '../support/providers.ts';
import { begin, type Mishap, walk } from '../support/walks/walk.ts';

/** Run by `npm run bench:walks`; without WALKS there are none. */
const walks = Number(process.env['WALKS'] ?? 0);
const seed = Number(process.env['SEED'] ?? 1);
/** One person's walks are sequential; this many persons walk at the same time. */
const walksOfPerson = 10;
const persons = Number(process.env['PERSONS'] ?? 2);

afterAll(faultsOver);

it.runIf(walks > 0)(
  'lets somebody impatient do nothing twice, lose no word, meet no error and get stuck nowhere',
  async () => {
    const browser = await theBrowser();
    const mishaps: Mishap[] = [];
    const ahead = Array.from({ length: walks }, (_, index) => seed + index);
    const stroll = async () => {
      while (ahead.length > 0) {
        const own = ahead.splice(0, walksOfPerson);
        const stay = await begin(browser, seeded(own[0] ?? seed));
        for (let next = own.shift(); next !== undefined; next = own.shift()) {
          const found = await walk(stay, next);
          mishaps.push(...found);
          tell(next, found);
          if (found.length === 0) continue;
          // After a failed walk the person's other walks get a fresh start.
          ahead.unshift(...own.splice(0));
        }
        await stay.context.close();
      }
    };
    await Promise.all(Array.from({ length: persons }, stroll));
    expect(mishaps).toEqual([]);
  },
  walks * 60_000 + 300_000,
);

function tell(walked: number, mishaps: readonly Mishap[]): void {
  const said = mishaps.map(({ kind, what, steps }) => `\n  ${kind}: ${what}\n    after ${steps.join(', ')}`);
  process.stdout.write(`walk ${walked}: ${said.length === 0 ? 'well' : said.join('')}\n`);
}
