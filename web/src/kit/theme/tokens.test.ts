import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ColorRole, colors } from './tokens.ts';

/** Pairs of text and background with their least contrast. WCAG 2.2, 1.4.3 and 1.4.11. */
const text = 4.5;
const control = 3;
const pairs: [ColorRole, ColorRole, number][] = [
  ...(['paper', 'surface', 'sidebar', 'sunken', 'hover', 'well', 'raised', 'primaryTint'] as const).flatMap(
    (ground): [ColorRole, ColorRole, number][] => [
      ['ink', ground, text],
      ['ink2', ground, text],
      ['ink3', ground, text],
    ],
  ),
  ['onPrimary', 'primary', text],
  ['onPrimary', 'primaryHover', text],
  ['primaryInk', 'primaryTint', text],
  ['primaryInk', 'primaryTintStrong', text],
  ['primaryInk', 'sidebar', text],
  ['accentInk', 'accentTint', text],
  ['onAccent', 'accent', text],
  ['successInk', 'successTint', text],
  ['errorInk', 'errorTint', text],
  ['errorInk', 'surface', text],
  ['onError', 'error', text],
  ['infoInk', 'infoTint', text],
  ['inverseInk', 'inverse', text],
  ['inverseAction', 'inverse', text],
  ['borderControl', 'surface', control],
  ['borderControl', 'paper', control],
  ['focus', 'paper', control],
  ['focus', 'sidebar', control],
  ['accentLine', 'surface', control],
];

describe.each(['light', 'dark'] as const)('in %s', (mode) => {
  it.each(pairs)('%s can be read on %s', (ink, ground, least) => {
    expect(contrast(colors[ink][mode], colors[ground][mode])).toBeGreaterThanOrEqual(least);
  });

  it('the page is painted in paper before the theme is there', () => {
    const paper = colors.paper[mode];
    expect(source('./base.css')).toContain(`background: ${paper.toLowerCase()}`);
    expect(source('../../app/boot.js')).toContain(`'${paper}'`);
  });
});

function source(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
