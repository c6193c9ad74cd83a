import { int, string } from '../values/value.ts';
import { overload } from './overload.ts';

/** Source: https://firebase.google.com/docs/reference/rules/rules.Bytes; capital hex digits observed. */
export const bytesMethods = {
  size: [overload(['bytes'], (self) => int(self.value.length))],
  toBase64: [overload(['bytes'], (self) => string(toBase64(self.value)))],
  toHexString: [overload(['bytes'], (self) => string(Buffer.from(self.value).toString('hex').toUpperCase()))],
};

/** The alphabet for addresses (`-` and `_`), with padding: production's, where the emulator has `+` and `/`. */
function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}
