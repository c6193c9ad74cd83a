/** Of a BCP 47 tag, or of what Accept-Language asks for first. `iw` is what older browsers call Hebrew. */
export function isHebrewLocale(locale: string | null): boolean {
  return /^(he|iw)\b/i.test(locale ?? '');
}
