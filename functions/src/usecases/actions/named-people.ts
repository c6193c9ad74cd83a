import type { View } from './action.ts';

/** The people of an action, each with the address that is meant: a name alone says nothing about where it goes. */
export function namedPeople(addresses: readonly string[], { nameOf }: View): string {
  return addresses
    .map((address) => {
      const name = nameOf?.(address);
      return name === undefined ? address : `${name} <${address}>`;
    })
    .join(', ');
}
