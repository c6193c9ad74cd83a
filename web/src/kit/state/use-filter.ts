import { useState } from 'react';

export type Filtering<F extends string> = {
  words: string;
  setWords: (words: string) => void;
  filter: F;
  setFilter: (filter: F) => void;
};

/** The words that a list is searched for, and the one of its filters that is chosen; `clear` lists all again. */
export function useFilter<F extends string>(): Filtering<F | 'all'> & { clear: () => void } {
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<F | 'all'>('all');
  const clear = () => {
    setWords('');
    setFilter('all');
  };
  return { words, setWords, filter, setFilter, clear };
}
