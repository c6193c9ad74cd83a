/**
 * Orders strings by their UTF-8 bytes. JavaScript compares UTF-16 units, which differs only where a surrogate
 * pair meets a character above it (U+E000 to U+FFFF).
 */
export function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) return isSurrogate(a) === isSurrogate(b) ? a - b : surrogateLast(a);
  }
  return left.length - right.length;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

function surrogateLast(left: number): number {
  return isSurrogate(left) ? 1 : -1;
}

export function utf8Length(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}
