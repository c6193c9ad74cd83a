/** What is said goes behind what is written; while nothing is said, not even a space of it changes. */
export function joinWords(written: string, said: string): string {
  if (said === '') return written;
  return [written.trimEnd(), said].filter((part) => part !== '').join(' ');
}
