/** The longest place that is asked for is 41 letters; with its preposition and "right now" it stays within this. */
const longestEnding = 80;

const name = /^\p{L}[\p{L} '״"-]{1,40}$/u;
const prepositions: ReadonlySet<string> = new Set(['in', 'at', 'for']);
const times: ReadonlySet<string> = new Set(['now', 'today', 'היום', 'עכשיו']);
const hebrewWeather = ['אוויר', 'אויר', 'טמפרטורה'];

/** The place that a question about the weather ends with: "in Haifa today?", "מזג האוויר בחיפה". */
export function weatherPlace(question: string): string | null {
  const words = lastWords(question);
  return hebrewPlace(words) ?? englishPlace(words);
}

/** Word by word, and only the end of the text: how long the rest is makes no difference. */
function lastWords(question: string): string[] {
  const plain = withoutMarks(question.replace(/\s+/g, ' ').trim());
  const words = plain.slice(-longestEnding).split(' ');
  if (plain.length > longestEnding) words.shift();
  if (words.at(-2) === 'right' && words.at(-1) === 'now') return words.slice(0, -2);
  return times.has(words.at(-1)?.toLowerCase() ?? '') ? words.slice(0, -1) : words;
}

function withoutMarks(text: string): string {
  let end = text.length;
  while (end > 0 && '?.! '.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function hebrewPlace(words: readonly string[]): string | null {
  for (const [index, word] of words.entries()) {
    if (!hebrewWeather.some((noun) => word.endsWith(noun))) continue;
    const from = times.has(words[index + 1] ?? '') ? index + 2 : index + 1;
    const place = words.slice(from).join(' ');
    if (place.startsWith('ב') && name.test(place.slice(1))) return place.slice(1);
  }
  return null;
}

function englishPlace(words: readonly string[]): string | null {
  for (const [index, word] of words.entries()) {
    const place = words.slice(index + 1).join(' ');
    if (prepositions.has(word.toLowerCase()) && name.test(place)) return place;
  }
  return null;
}
