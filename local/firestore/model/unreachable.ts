/** For the end of a switch over a closed union: a new member breaks the build here. */
export function unreachable(value: never): never {
  throw new Error(`Unreachable: ${JSON.stringify(value)}`);
}
