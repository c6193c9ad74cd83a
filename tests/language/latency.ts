/** The time of a reading, here and in Chromium: for each command the mean of ten readings, after a warm-up. */
import { performance } from 'node:perf_hooks';
import { understand } from '@crocodile-hub/core/language/understand/understand';
import { launchBrowser } from '../support/browser.ts';
import { bundled } from './bundle.ts';
import { contextOf, type Example } from './example.ts';

export type Latency = { readonly p50: number; readonly p95: number; readonly max: number };

const rounds = 10;

/** The commands repeated to the length in the budget. */
export function atLength(all: readonly Example[], characters: number): readonly Example[] {
  return all.map((example) => ({
    ...example,
    text: `${example.text} `.repeat(characters).slice(0, characters),
  }));
}

export function latencyHere(all: readonly Example[]): Latency {
  for (const example of all) understand(example.text, contextOf(example));
  return percentiles(
    all.map((example) => {
      const start = performance.now();
      for (let round = 0; round < rounds; round += 1) understand(example.text, contextOf(example));
      return (performance.now() - start) / rounds;
    }),
  );
}

export async function latencyInChromium(all: readonly Example[]): Promise<Latency> {
  const browser = await launchBrowser({ kind: 'whole' });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundled() });
    const commands = all.map((example) => ({ text: example.text, context: contextOf(example) }));
    const timings: unknown = await page.evaluate(`(() => {
      const commands = ${JSON.stringify(commands)};
      for (const { text, context } of commands) language.understand(text, context);
      return commands.map(({ text, context }) => {
        const start = performance.now();
        for (let round = 0; round < ${rounds}; round += 1) language.understand(text, context);
        return (performance.now() - start) / ${rounds};
      });
    })()`);
    return percentiles(Array.isArray(timings) ? timings.map(Number) : []);
  } finally {
    await browser.close();
  }
}

function percentiles(times: readonly number[]): Latency {
  const ordered = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}
