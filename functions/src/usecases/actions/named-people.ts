import type { View } from './action.ts';

/** The people of an action, each with their address: a name alone does not show where it goes. */
export function namedPeople(addresses: readonly string[], { nameOf }: View): string {
  return addresses
    .map((address) => {
      const name = nameOf?.(address);
      return name === undefined ? address : `${name} <${address}>`;
    })
    .join(', ');
}
