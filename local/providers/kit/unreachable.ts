/** Ends a switch that covers everything, so that a new case breaks the build. */
export function unreachable(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}
