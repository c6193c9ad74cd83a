/** Sentences of an extract; more of a long text would be no summary. */
const sentencesKept = 3;
const longestSentence = 300;

/**
 * The sentences of a text that say most of it, in their order: those whose words come up again and again, the first
 * one before others. What can be had without a model.
 */
export function extractSummary(text: string): string {
  const sentences = sentencesOf(text);
  if (sentences.length <= sentencesKept) return sentences.join(' ');
  const frequency = new Map<string, number>();
  for (const word of sentences.flatMap(wordsOf)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weights = sentences.map((sentence, index) => {
    const words = wordsOf(sentence);
    const sum = words.reduce((total, word) => total + (frequency.get(word) ?? 0) - 1, 0);
    const opening = index === 0 ? 1.5 : 1;
    return { index, weight: (opening * sum) / Math.sqrt(words.length + 1) };
  });
  const best = weights.sort((a, b) => b.weight - a.weight || a.index - b.index).slice(0, sentencesKept);
  return best
    .map(({ index }) => index)
    .sort((a, b) => a - b)
    .map((index) => sentences[index] ?? '')
    .join(' ');
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /\p{L}/u.test(sentence) && !sentence.startsWith('>'))
    .map((sentence) =>
      sentence.length > longestSentence ? `${sentence.slice(0, longestSentence)}…` : sentence,
    );
}

/** Words that carry meaning: the short ones of both languages mostly do not. */
function wordsOf(sentence: string): string[] {
  return (sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? []).slice(0, 200);
}
