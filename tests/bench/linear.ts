/**
 * `npm run bench linear`: all code that reads text from outside, on hostile texts of growing length. A reader is slow
 * if four times the text takes more than eight times as long: linear time takes four times, quadratic time sixteen.
 */
import { hostileTexts, readers } from '../support/outside-text.ts';

/** Parts of the longest text that reaches the reader. */
const parts = [1 / 16, 1 / 4, 1] as const;
/** A shorter time is too coarse for a ratio, and no person notices it. */
const measurableMs = 40;
const mostTimes = 8;

for (const { name, read, longest: letters } of readers) {
  let longest = { name: '', ms: 0 };
  const slow: string[] = [];
  const [short, middle, long] = parts.map((part) => hostileTexts(letters * part));
  for (const [index, { name: text }] of (long ?? []).entries()) {
    const times = [short, middle, long].map((texts) => processorMs(() => read(texts?.[index]?.text ?? '')));
    const [first = 0, second = 0, third = 0] = times;
    if (third > longest.ms) longest = { name: text, ms: third };
    const grows = third > measurableMs && third > mostTimes * Math.max(second, 1);
    if (grows) slow.push(`${text}: ${[first, second, third].map((ms) => ms.toFixed(0)).join(', ')} ms`);
  }
  console.log(
    `${name.padEnd(18)} ${longest.ms.toFixed(0).padStart(6)} ms for ${letters} letters of ${longest.name}`,
  );
  for (const line of slow) console.log(`  grows faster than its text: ${line}`);
  if (slow.length > 0) process.exitCode = 1;
}

/** The fastest of three: garbage collection may slow down the others. */
function processorMs(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}
