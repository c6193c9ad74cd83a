import { describe, expect, it } from 'vitest';
import { isDrawableSize, pictureTypeOf } from './picture-type.ts';

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

const little = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) => Math.floor(value / 256 ** index) % 256);
const big = (value: number, count: number) => little(value, count).toReversed();
const letters = (text: string) => [...bytes(text)];
const made = (...parts: number[][]) => Uint8Array.from(parts.flat());

const png = (width: number, height: number) =>
  made(letters('\x89PNG\r\n\x1a\n'), big(13, 4), letters('IHDR'), big(width, 4), big(height, 4), [8, 6]);
const gifScreen = (width: number, height: number, flags = 0) =>
  [letters('GIF89a'), little(width, 2), little(height, 2), [flags, 0, 0]].flat();
const gifPicture = (width: number, height: number) =>
  [[0x2c, 0, 0, 0, 0], little(width, 2), little(height, 2)].flat();
const gif = (width: number, height: number) => made(gifScreen(width, height), gifPicture(1, 1));
/** With a table of four colours, a comment in two blocks, and what a moving picture begins with. */
const longGif = (width: number, height: number) =>
  made(
    gifScreen(1, 1, 0x81),
    Array.from({ length: 12 }, () => 0x21),
    [0x21, 0xfe, 2, 1, 2, 1, 3, 0],
    [0x21, 0xf9, 4, 0, 0, 0, 0, 0],
    gifPicture(width, height),
  );

const segment = (marker: number, content: number[]) => [
  0xff,
  marker,
  ...big(content.length + 2, 2),
  ...content,
];
const frame = (width: number, height: number, marker = 0xc0) =>
  segment(marker, [8, ...big(height, 2), ...big(width, 2), 1, 1, 0x11, 0]);
const start = [0xff, 0xd8];
const jpeg = (width: number, height: number) => made(start, frame(width, height));
const jfif = segment(0xe0, [...letters('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]);
/** With a small picture of its own in it, as a camera writes it. */
const exif = segment(0xe1, [...letters('Exif\0\0'), ...start, ...frame(160, 120)]);
const segmentedJpeg = (width: number, height: number) =>
  made(start, jfif, exif, segment(0xc4, [0, 1, 2]), frame(width, height));
const filledJpeg = (width: number, height: number) =>
  made(start, [0xff, 0xff], jfif, [0xff, 0xff, 0xff], frame(width, height, 0xc2));

const webp = (kind: string, content: number[]) =>
  made(
    letters('RIFF'),
    little(content.length + 12, 4),
    letters(`WEBP${kind}`),
    little(content.length, 4),
    content,
  );
/** The two highest bits of each side say how it is scaled. */
const lossyWebp = (width: number, height: number) =>
  webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...little(width + 0x4000, 2), ...little(height + 0x8000, 2)]);
const losslessWebp = (width: number, height: number) =>
  webp('VP8L', [0x2f, ...little(width - 1 + (height - 1) * 2 ** 14, 4)]);
const extendedWebp = (width: number, height: number) =>
  webp('VP8X', [0x10, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]);

describe('the size of a picture', () => {
  const kinds = [
    { kind: 'a PNG', of: png, sizeEnds: 24 },
    { kind: 'a GIF', of: gif, sizeEnds: 22 },
    { kind: 'a GIF with a table and extensions', of: longGif, sizeEnds: 50 },
    { kind: 'a JPEG', of: jpeg, sizeEnds: 11 },
    { kind: 'a JPEG with segments', of: segmentedJpeg, sizeEnds: 11 + jfif.length + exif.length + 7 },
    { kind: 'a JPEG with fill bytes', of: filledJpeg, sizeEnds: 11 + 5 + jfif.length },
    { kind: 'a lossy WebP', of: lossyWebp, sizeEnds: 30 },
    { kind: 'a lossless WebP', of: losslessWebp, sizeEnds: 25 },
    { kind: 'an extended WebP', of: extendedWebp, sizeEnds: 30 },
  ];

  it.each(kinds)('is drawn of $kind as far as a screen shows it', ({ of }) => {
    const sizes = [
      [1, 1],
      [640, 480],
      [8_000, 5_000],
      [12_000, 3_333],
      [3_333, 12_000],
    ] as const;
    for (const [width, height] of sizes) {
      expect.soft(isDrawableSize(of(width, height)), `${width} x ${height}`).toBe(true);
    }
  });

  it.each(kinds)('is too much of $kind that would fill the memory', ({ of }) => {
    const sizes = [
      [8_000, 5_001],
      [5_001, 8_000],
      [12_001, 1],
      [1, 12_001],
      [16_000, 16_000],
    ] as const;
    for (const [width, height] of sizes) {
      expect.soft(isDrawableSize(of(width, height)), `${width} x ${height}`).toBe(false);
    }
  });

  it.each([
    ['a PNG', png(0xffffffff, 0xffffffff)],
    ['a GIF', gif(65_535, 65_535)],
    ['a JPEG', jpeg(65_535, 65_535)],
    ['a WebP', extendedWebp(2 ** 24, 2 ** 24)],
  ])('is too much where %s says the most that it can', (_, file) => {
    expect(isDrawableSize(file)).toBe(false);
  });

  it('is too much of a JPEG with a small frame where a marker without content seems to end', () => {
    for (const marker of [0x01, 0xd0, 0xd7]) {
      const large = [...start, 0xff, marker, ...frame(20_000, 20_000)];
      // The next marker, taken for a length.
      const seeming = 4 + 0xffc0;
      const between = Array.from({ length: seeming - large.length }, () => 0);
      expect.soft(isDrawableSize(made(large, between, frame(160, 120)))).toBe(false);
    }
  });

  it('is too much of a GIF whose picture is larger than its screen', () => {
    expect(isDrawableSize(made(gifScreen(1, 1), gifPicture(20_000, 20_000)))).toBe(false);
  });

  it.each(kinds)('is unknown of $kind that ends before it', ({ of, sizeEnds }) => {
    const file = of(640, 480);
    expect(isDrawableSize(file.slice(0, sizeEnds))).toBe(true);
    const ends = Array.from({ length: sizeEnds }, (_, end) => end);
    expect(ends.filter((end) => isDrawableSize(file.slice(0, end)))).toEqual([]);
  });

  it.each([
    ['an empty file', []],
    ['words', letters('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
    ['a JPEG of tables alone', [...start, ...segment(0xc4, [0, 1, 2]), ...segment(0xc8, [8, 0, 1, 0, 1])]],
    ['a JPEG with letters before its frame', [...start, ...jfif, 0x20, ...frame(640, 480)]],
    ['a WebP of another kind', [...webp('ALPH', [0, 0, 0, 0, 1, 0, 0, 1, 0, 0])]],
  ])('is unknown of %s', (_, file) => {
    expect(isDrawableSize(made(file))).toBe(false);
  });

  it('is read from where the file begins in its memory', () => {
    const around = made([0xff, 0xd8, 0xff], [...png(640, 480)]);
    expect(isDrawableSize(around.subarray(3))).toBe(true);
    expect(isDrawableSize(made([0], [...png(9_000, 9_000)]).subarray(1))).toBe(false);
  });
});
