import { int, string } from '../values/value.ts';
import { overload } from './overload.ts';

/** Source: https://firebase.google.com/docs/reference/rules/rules.Bytes; capital hex digits observed. */
export const bytesMethods = {
  size: [overload(['bytes'], (self) => int(self.value.length))],
  toBase64: [overload(['bytes'], (self) => string(Buffer.from(self.value).toString('base64')))],
  toHexString: [overload(['bytes'], (self) => string(Buffer.from(self.value).toString('hex').toUpperCase()))],
};
