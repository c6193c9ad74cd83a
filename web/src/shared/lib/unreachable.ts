/** The end of a switch over a closed set: a new member breaks the build, not the screen. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
