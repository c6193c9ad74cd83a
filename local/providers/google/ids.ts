import { createHash, randomBytes } from 'node:crypto';

export function randomToken(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** Gmail's ids are 64-bit numbers in hexadecimal. */
export function randomHexId(): string {
  return `19${randomBytes(7).toString('hex')}`;
}

const BASE32HEX = '0123456789abcdefghijklmnopqrstuv';

/** Calendar's ids are made of base32hex digits. */
export function randomEventId(): string {
  return Array.from(randomBytes(26), (byte) => BASE32HEX[byte % 32]).join('');
}

/** Twenty-one digits like Google's, but made from the address, so that they stay the same after a reset. */
export function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email).digest();
  const digits = BigInt(`0x${digest.toString('hex')}`) % 10n ** 20n;
  return `1${digits.toString().padStart(20, '0')}`;
}
