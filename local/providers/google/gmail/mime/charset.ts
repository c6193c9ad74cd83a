/** Bytes to text; an unknown charset is read as UTF-8, as Gmail does, rather than lost. */
export function decodeCharset(bytes: Uint8Array, charset = 'utf-8'): string {
  // Logical-order Hebrew is all that mail programs have sent for decades; the label for it is not in the web's list.
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
