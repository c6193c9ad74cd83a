import { expect, it } from 'vitest';
import { smsParts } from './allowance.ts';

it.each([
  ['nothing', '', 1],
  ['160 Latin letters', 'a'.repeat(160), 1],
  ['161 Latin letters', 'a'.repeat(161), 2],
  ['306 Latin letters', 'a'.repeat(306), 2],
  ['307 Latin letters', 'a'.repeat(307), 3],
  ['80 signs that take the place of two', '€'.repeat(80), 1],
  ['81 of them', '€'.repeat(81), 2],
  ['70 Hebrew letters', 'ש'.repeat(70), 1],
  ['71 Hebrew letters', 'ש'.repeat(71), 2],
  ['as many as fit', 'ש'.repeat(1_600), 24],
  ['a Hebrew letter among Latin ones', `${'a'.repeat(70)}ש`, 2],
  ['35 faces', '😀'.repeat(35), 1],
  ['36 faces', '😀'.repeat(36), 2],
])('a text of %s is so many parts', (_, text, parts) => {
  expect(smsParts(text)).toBe(parts);
});
