/** Reads a BCP 47 tag, or the first choice of Accept-Language. Older browsers write `iw` for Hebrew. */
export function isHebrewLocale(locale: string | null): boolean {
  return /^(he|iw)\b/i.test(locale ?? '');
}
