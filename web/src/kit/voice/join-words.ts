/** Appends spoken words to the typed text. Without spoken words the text stays exactly as it is. */
export function joinWords(written: string, said: string): string {
  if (said === '') return written;
  return [written.trimEnd(), said].filter((part) => part !== '').join(' ');
}
