/** Ends a switch over a closed set: a new member breaks the build here, and not the product later. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
