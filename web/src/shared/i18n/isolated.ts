import { dominantDirection } from '../lib/direction.ts';
import { directionOf, type Language } from './language.ts';

const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/** Numbers that are read from left to right as a whole: with a plus before them, or in groups, as of a phone. */
const grouped = /^(\+\d+|\d+[- \u2010\u2011]\d+)([- \u2010\u2011]\d+)*$/;

/**
 * A value that reads the other way than the sentence around it is isolated, so that a Hebrew name does not drag the
 * punctuation of an English line along, nor a Hebrew line turn a phone's groups around. Values of the same direction
 * stay bare: texts match docs/product.md to the letter.
 */
export function isolated(text: string, language: Language): string {
  const around = directionOf[language];
  const direction = dominantDirection(text) ?? (grouped.test(text) ? 'ltr' : around);
  return direction === around ? text : firstStrongIsolate + text + popIsolate;
}
