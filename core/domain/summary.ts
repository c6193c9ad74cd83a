/** A longer extract of a long text would be no summary. */
const sentencesKept = 3;
const longestSentence = 300;
/** A smaller share of common words may be chance. */
const leastShared = 0.5;
/** Letters; every card of a list asks whether its message is worth a summary. */
const lookedAt = 3_000;

/** A sentence and its place in the text. */
export type Sentence = { text: string; start: number; end: number };

/**
 * The most telling sentences of a text, in their order: those with the most frequent words, the first one preferred. It
 * needs no model.
 */
export function extractSentences(text: string): Sentence[] {
  const sentences = sentencesOf(text).filter(isTelling);
  if (sentences.length <= sentencesKept) return sentences;
  const frequency = new Map<string, number>();
  for (const word of sentences.flatMap(wordsOf)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weights = sentences.map((sentence, index) => {
    const words = wordsOf(sentence);
    const sum = words.reduce((total, word) => total + (frequency.get(word) ?? 0) - 1, 0);
    const opening = index === 0 ? 1.5 : 1;
    return { index, weight: (opening * sum) / Math.sqrt(words.length + 1) };
  });
  const best = weights.sort((a, b) => b.weight - a.weight || a.index - b.index).slice(0, sentencesKept);
  const kept = new Set(best.map(({ index }) => index));
  return sentences.filter((_, index) => kept.has(index));
}

/** Whether a summary of the text would leave something out. Of a long text the beginning is looked at. */
export function isWorthSumming(text: string): boolean {
  return sentencesOf(text.slice(0, lookedAt)).filter(isTelling).length > sentencesKept;
}

/** The same extract as one string. */
export function extractSummary(text: string): string {
  return extractSentences(text)
    .map((sentence) => sentence.text)
    .join(' ');
}

/**
 * For each sentence of a summary, the sentence of the text that shares most of its words. Null if none shares half of
 * them: the summary then says something that the text does not.
 */
export function sourcesOf(summary: string, text: string): { text: string; source: Sentence | null }[] {
  const candidates = sentencesOf(text).map((sentence) => ({ sentence, words: new Set(wordsOf(sentence)) }));
  return sentencesOf(summary).map((said) => {
    const words = wordsOf(said);
    let best: Sentence | null = null;
    let most = words.length * leastShared;
    for (const candidate of candidates) {
      const shared = words.filter((word) => candidate.words.has(word)).length;
      if (shared > 0 && shared >= most && (best === null || shared > most)) {
        best = candidate.sentence;
        most = shared;
      }
    }
    return { text: said.text, source: best };
  });
}

/** A line that only greets or takes leave says nothing of what a mail is about. */
const isTelling = ({ text }: Sentence) => !greeting.test(text) && !leave.test(text);
const greeting =
  /^(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening)|שלום|היי|הי|אהלן|בוקר טוב|צהריים טובים|ערב טוב|לכבוד)(?: \p{L}[\p{L}'’-]*){0,3}[,!:]?$/iu;
const leave =
  /^(?:best|(?:best |kind |warm )?regards|(?:yours )?sincerely|yours|cheers|(?:many )?thanks|thank you|תודה(?: רבה)?|בתודה|בברכה|כל טוב|יום טוב)[,!.]?$/iu;

/** Skips quoted lines: somebody else wrote them. */
function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  let isQuoted = false;
  const take = (end: number) => {
    const raw = text.slice(from, end);
    const start = from + (raw.length - raw.trimStart().length);
    const said = raw.replace(/\s+/g, ' ').trim();
    isQuoted ||= said.startsWith('>');
    if (isQuoted || !/\p{L}/u.test(said)) return;
    const shown = said.length > longestSentence ? `${said.slice(0, longestSentence)}…` : said;
    sentences.push({ text: shown, start, end: from + raw.trimEnd().length });
  };
  for (const { 0: gap, index } of text.matchAll(/(?<=[.!?…])\s+|\n+/g)) {
    take(index);
    from = index + gap.length;
    if (gap.includes('\n')) isQuoted = false;
  }
  take(text.length);
  return sentences;
}

/** Words that carry meaning: the short ones of both languages mostly do not. */
function wordsOf({ text }: Sentence): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).slice(0, 200);
}
