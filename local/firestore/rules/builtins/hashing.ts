import { createHash } from 'node:crypto';

import { bytes } from '../values/value.ts';
import { overload } from './overload.ts';
import type { Overload } from './overload.ts';

/**
 * The checksums come with their least byte first (observed).
 * Source: https://firebase.google.com/docs/reference/rules/rules.hashing
 */
export const hashingFunctions = {
  'hashing.md5': digest((data) => createHash('md5').update(data).digest()),
  'hashing.sha256': digest((data) => createHash('sha256').update(data).digest()),
  'hashing.crc32': digest((data) => checksum(data, CRC32)),
  'hashing.crc32c': digest((data) => checksum(data, CRC32C)),
};

/** The polynomials, with their bits reversed. */
const CRC32 = tableOf(0xed_b8_83_20);
const CRC32C = tableOf(0x82_f6_3b_78);

function digest(hash: (data: Uint8Array) => Uint8Array): Overload[] {
  return [
    overload(['bytes'], (data) => bytes(Uint8Array.from(hash(data.value)))),
    overload(['string'], (text) => bytes(Uint8Array.from(hash(new TextEncoder().encode(text.value))))),
  ];
}

function checksum(data: Uint8Array, table: Uint32Array): Uint8Array {
  let sum = 0xff_ff_ff_ff;
  for (const byte of data) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0);
  const result = new Uint8Array(4);
  new DataView(result.buffer).setUint32(0, ~sum >>> 0, true);
  return result;
}

function tableOf(polynomial: number): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let entry = byte;
    for (let bit = 0; bit < 8; bit += 1) entry = entry & 1 ? (entry >>> 1) ^ polynomial : entry >>> 1;
    return entry >>> 0;
  });
}
