const factor = Number(process.env['FUZZ_FACTOR'] ?? 0);

/**
 * How a property is tried: the same sample every time, so that a red run is red again. `FUZZ_FACTOR=20` tries
 * that many times as much, from a new seed, which fast-check names when something is found.
 */
export function sample(numRuns: number): { numRuns: number; seed?: number } {
  return factor > 0 ? { numRuns: numRuns * factor } : { numRuns, seed: 2026 };
}
