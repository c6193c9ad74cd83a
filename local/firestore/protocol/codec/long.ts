import type { WireLong } from '../wire.ts';

export function bigintOfLong({ low, high }: WireLong): bigint {
  return (BigInt(high) << 32n) | BigInt(low >>> 0);
}

export function longOfBigint(value: bigint): WireLong {
  return { low: Number(BigInt.asIntN(32, value)), high: Number(BigInt.asIntN(32, value >> 32n)) };
}

/** For quantities that fit a double exactly, such as seconds. */
export function numberOfLong(value: WireLong | number | null | undefined): number {
  if (value === null || value === undefined) return 0;
  return typeof value === 'number' ? value : value.high * 4_294_967_296 + (value.low >>> 0);
}

export function longOfNumber(value: number): WireLong {
  const high = Math.floor(value / 4_294_967_296);
  return { low: (value - high * 4_294_967_296) | 0, high };
}
