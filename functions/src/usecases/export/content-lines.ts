/** Lines of 75 bytes at most, folded between characters. RFC 5545 and RFC 6350. */
export function lines(all: readonly string[]): string {
  return all.map((line) => `${folded(line)}\r\n`).join('');
}

/** A value that is text. */
export function text(value: string): string {
  return value.replace(/[\\;,]/g, (char) => `\\${char}`).replace(/\r?\n/g, '\\n');
}

function folded(line: string): string {
  if (Buffer.byteLength(line) <= 75) return line;
  // A character has at most four bytes.
  return (line.match(/.{1,18}/gsu) ?? []).join('\r\n ');
}
