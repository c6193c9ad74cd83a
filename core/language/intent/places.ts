/** Searches that need no verb: "pizza near me", "where can I park", "מסעדות בסביבה". */
import { marked, noPrefix } from '../phrasebook.ts';
import type { Token } from '../tokens.ts';
import { englishPlaceQuestions, englishPlaceWords } from './words-en.ts';
import { hebrewPlaceQuestions, hebrewPlaceWords } from './words-he.ts';

const placeWords = marked(englishPlaceWords, hebrewPlaceWords);
const placeQuestions = marked(englishPlaceQuestions, hebrewPlaceQuestions);

export function isPlaceSearch(tokens: readonly Token[], start: number): boolean {
  if (placeQuestions.at(tokens, start, noPrefix) !== null) return true;
  return tokens.some((_, index) => index >= start && placeWords.at(tokens, index, noPrefix) !== null);
}
