/** Pictures that are shown. Not SVG: that is a document, which can ask for more and run scripts. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

/** The type of a file by its first bytes; null if it is not a picture that we show. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const begins = (at: number, text: string) =>
    Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).every(
      (code, index) => bytes[at + index] === code,
    );
  if (begins(0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (begins(0, '\xff\xd8\xff')) return 'image/jpeg';
  if (begins(0, 'GIF87a') || begins(0, 'GIF89a')) return 'image/gif';
  return begins(0, 'RIFF') && begins(8, 'WEBP') ? 'image/webp' : null;
}

/** More than a screen shows of one picture; a file of a few kilobytes may hold a thousand million points. */
const mostPoints = 40_000_000;
const longestSide = 12_000;

/** Whether a picture is small enough to be unpacked. One that does not say how large it is is not. */
export function isDrawableSize(bytes: Uint8Array): boolean {
  const size = sizeOf(bytes);
  return size !== null && Math.max(...size) <= longestSide && size[0] * size[1] <= mostPoints;
}

type Size = readonly [width: number, height: number];

/** The size of a picture in points, as the first bytes of its file say. */
function sizeOf(bytes: Uint8Array): Size | null {
  const type = pictureTypeOf(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (type === 'image/png') return [view.getUint32(16), view.getUint32(20)];
    if (type === 'image/gif') return sizeOfGif(view);
    if (type === 'image/jpeg') return sizeOfJpeg(view);
    return type === 'image/webp' ? sizeOfWebp(view) : null;
  } catch {
    // The file ends before it.
    return null;
  }
}

/** GIF89a: the screen, or the first picture where that is larger, for browsers widen the screen to it. */
function sizeOfGif(view: DataView): Size {
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colours(view.getUint8(10));
  while (view.getUint8(at) === 0x21) {
    // An extension, in blocks that say how long they are.
    at += 2;
    while (view.getUint8(at) > 0) at += 1 + view.getUint8(at);
    at += 1;
  }
  const side = (ofScreen: number, place: number) =>
    Math.max(
      view.getUint16(ofScreen, true),
      view.getUint16(at + place, true) + view.getUint16(at + place + 4, true),
    );
  return [side(6, 1), side(8, 3)];
}

/** ITU T.81, annex B: the segments before the frame, whose head holds the size. */
function sizeOfJpeg(view: DataView): Size | null {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    // Between segments may stand any number of 0xff, and markers without content.
    const isBare = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);
    at += marker === 0xff ? 1 : 2 + (isBare ? 0 : view.getUint16(at + 2));
  }
  return null;
}

/** RFC 9649. */
function sizeOfWebp(view: DataView): Size | null {
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  if (kind === 'VP8 ') return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
  }
  if (kind !== 'VP8X') return null;
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000 + 1;
  return [three(24), three(27)];
}
