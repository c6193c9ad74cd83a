const finals: Partial<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Final Hebrew letters as plain ones, as a longer word has them. */
export function withPlainLetters(text: string): string {
  return text.replace(/[ךםןףץ]/g, (letter) => finals[letter] ?? letter);
}
