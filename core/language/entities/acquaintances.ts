/** Whoever the person knows is known by name, whether the list of names holds it or not: it is no slip of a word. */
import type { Contact } from '../reading.ts';
import type { Sentence } from '../sentence.ts';
import type { Token } from '../tokens.ts';

export function withAcquaintances(
  { source, tokens }: Sentence,
  contacts: readonly Contact[],
  isWord: (word: string) => boolean,
): Sentence {
  const firsts = new Set(contacts.map(({ name }) => name.toLowerCase().split(/\s+/, 1)[0] ?? ''));
  const isName = (token: Token, stem: string) => {
    const first = source.original.charAt(source.origin[token.start] ?? 0);
    const isCapital = first !== first.toLowerCase();
    if (firsts.has(stem) && stem.length > 1) return isCapital || !nameWords.has(stem);
    return isCapital && hasCase && token !== tokens[0] && !isWord(stem);
  };
  const capitals = source.original.match(/\b[A-Z][a-z]/g)?.length ?? 0;
  const hasCase = capitals <= 4 && capitals < tokens.length / 2;
  return {
    source,
    tokens: tokens.map((token) => {
      if (token.kind !== 'word' || !token.stems.some(({ stem }) => isName(token, stem))) return token;
      const written = token.stems.filter(({ isGuess }) => isGuess !== true);
      return {
        ...token,
        stems: written.map((one) => (isName(token, one.stem) ? { ...one, isName: true } : one)),
      };
    }),
  };
}

/** Names that are words too, told by their capital. */
export const nameWords: ReadonlySet<string> = new Set(
  'will hope may art grace sue bill pat rob drew chase mark guy love happy april june'.split(' '),
);
