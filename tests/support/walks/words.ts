/** A unique word, and how often the person asked for something with it. */
type Said = { where: string; asked: number; isDropped: boolean };

export type TypedWords = {
  /** A new word, typed at this place. */
  say: (where: string) => string;
  /** The person asked for one effect with it, with one or more presses. */
  ask: (word: string) => void;
  /** The person discarded these words. */
  drop: (text: string) => void;
  all: () => [word: string, said: Said][];
};

const shape = /w[0-9a-z]{9}x/g;

export function wordsIn(text: string): string[] {
  return text.match(shape) ?? [];
}

export function someWords(random: () => number): TypedWords {
  const said = new Map<string, Said>();
  return {
    say: (where) => {
      const letters = Array.from({ length: 9 }, () => Math.floor(random() * 36).toString(36));
      const word = `w${letters.join('')}x`;
      said.set(word, { where, asked: 0, isDropped: false });
      return word;
    },
    ask: (word) => {
      const known = said.get(word);
      if (known !== undefined) known.asked += 1;
    },
    drop: (text) => {
      for (const word of wordsIn(text)) {
        const known = said.get(word);
        if (known !== undefined) known.isDropped = true;
      }
    },
    all: () => [...said],
  };
}
