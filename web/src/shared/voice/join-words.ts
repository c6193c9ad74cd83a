/** What is said goes behind what is written. */
export function joinWords(written: string, said: string): string {
  return [written.trimEnd(), said].filter((part) => part !== '').join(' ');
}
