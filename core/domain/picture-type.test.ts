import { expect, it } from 'vitest';
import { pictureTypeOf } from './picture-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['\x89PNG\r\n\x1a\n...', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF....WEBPVP8 ', 'image/webp'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['RIFF....WAVE', null],
  ['GIF', null],
  ['', null],
])('%j is %s', (begin, type) => {
  expect(pictureTypeOf(bytes(begin))).toBe(type);
});
