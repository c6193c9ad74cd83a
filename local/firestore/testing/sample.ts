const factor = Number(process.env['FUZZ_FACTOR'] ?? 0);

/**
 * How a property is tested: with the same sample every time, so that a red run is red again. `FUZZ_FACTOR=20` runs
 * twenty times as many, with a new seed, which fast-check prints on a failure.
 */
export function sample(numRuns: number): { numRuns: number; seed?: number } {
  return factor > 0 ? { numRuns: numRuns * factor } : { numRuns, seed: 2026 };
}
