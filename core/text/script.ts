/** Whether more than half of the letters are Hebrew: an answer comes in the language of its question. */
export function isMostlyHebrew(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const hebrewLetters = letters.filter((letter) => /\p{Script=Hebrew}/u.test(letter));
  return hebrewLetters.length * 2 > letters.length;
}

/** Whether somebody speaks Hebrew: it begins so, whatever English titles it names, or most of it is. */
export function isSaidInHebrew(sentence: string): boolean {
  return /^\P{L}*\p{Script=Hebrew}/u.test(sentence) || isMostlyHebrew(sentence);
}
