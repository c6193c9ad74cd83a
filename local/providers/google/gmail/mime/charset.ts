/** Bytes to text; an unknown charset is read as UTF-8, as in Gmail. */
export function decodeCharset(bytes: Uint8Array, charset = 'utf-8'): string {
  // Mail programs send Hebrew in logical order; the web's list of encodings lacks that label.
  const label = charset.toLowerCase().replace(/^iso-8859-8-[ei]$/, 'iso-8859-8');
  return new TextDecoder(isKnown(label) ? label : 'utf-8').decode(bytes);
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}
