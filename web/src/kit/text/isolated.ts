import { dominantDirection } from './direction.ts';
import { directionOf, type Language } from './language.ts';

const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/** Numbers that read from left to right as a whole: with a plus, or in groups, like phone numbers. */
const grouped = /^(\+\d+|\d+[- \u2010\u2011]\d+)([- \u2010\u2011]\d+)*$/;

/**
 * Isolates a value whose direction differs from the sentence's: otherwise a Hebrew name would move an English line's
 * punctuation, and a Hebrew line would reverse a phone number's groups. Values of the same direction stay unmarked, so
 * that texts match docs/product.md exactly.
 */
export function isolated(text: string, language: Language): string {
  const around = directionOf[language];
  const direction = dominantDirection(text) ?? (grouped.test(text) ? 'ltr' : around);
  return direction === around ? text : firstStrongIsolate + text + popIsolate;
}
