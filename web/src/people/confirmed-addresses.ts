import * as z from 'zod/mini';
import { personal } from '../account/person-storage.ts';

/** Addresses about which this person was asked, and said yes, in small letters, the latest last. */
const kept = personal('confirmed-addresses', z.array(z.string()));
const most = 200;

export function isConfirmed(address: string): boolean {
  return (kept.read() ?? []).includes(address.toLowerCase());
}

export function confirmAddresses(addresses: readonly string[]): void {
  const all = new Set([...(kept.read() ?? []), ...addresses.map((address) => address.toLowerCase())]);
  kept.write([...all].slice(-most));
}
