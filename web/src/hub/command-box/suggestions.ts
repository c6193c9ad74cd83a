import type { ActionType } from '@crocodile-hub/core/contract/action-types';

export type Suggestion = {
  /** The action whose icon is shown beside it. */
  actionType: ActionType | 'unknown';
  text: string;
};

type Material = {
  /** Newest first. */
  recent: readonly Suggestion[];
  replies: readonly Suggestion[];
  templates: readonly Suggestion[];
};

/** `first` is offered for an empty box; `all` is searched while one types. */
export type Suggestions = { first: readonly Suggestion[]; all: readonly Suggestion[] };

const most = 5;
const mostReplies = 1;
const mostRecent = 2;

/** First a mail to answer, then recent commands, then templates, without duplicates. */
export function suggestionsOf({ recent, replies, templates }: Material): Suggestions {
  const lately = distinct(recent);
  const first = [...replies.slice(0, mostReplies), ...lately.slice(0, mostRecent), ...templates];
  return {
    first: distinct(first).slice(0, most),
    all: distinct([...replies, ...lately, ...templates]),
  };
}

function distinct(suggestions: readonly Suggestion[]): Suggestion[] {
  const byText = new Map<string, Suggestion>();
  for (const suggestion of suggestions) {
    const key = folded(suggestion.text);
    if (key !== '' && !byText.has(key)) byText.set(key, suggestion);
  }
  return [...byText.values()];
}

/**
 * The suggestions for what is typed: those in which every typed word begins a word. If none match, the first ones, but
 * not once the words are understood.
 */
export function suggestionsFor(
  { first, all }: Suggestions,
  typed: string,
  { isUnderstood }: { isUnderstood: boolean },
): readonly Suggestion[] {
  const said = folded(typed);
  if (said === '') return first;
  const beginnings = wordsOf(said);
  const others = (suggestion: Suggestion) => folded(suggestion.text) !== said;
  const fitting = all
    .filter(others)
    .filter(({ text }) => {
      const words = wordsOf(folded(text));
      return beginnings.every((beginning) => words.some((word) => beginsWith(word, beginning)));
    })
    .slice(0, most);
  if (beginnings.length > 0 && fitting.length > 0) return fitting;
  return isUnderstood ? [] : first.filter(others);
}

function folded(text: string): string {
  return text.trim().toLocaleLowerCase();
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** In Hebrew a one-letter prefix may be joined to a word, as in "לדנה" (to Dana). */
const glued = /^[ובכלמהש]/;

function beginsWith(word: string, beginning: string): boolean {
  return word.startsWith(beginning) || (glued.test(word) && word.slice(1).startsWith(beginning));
}
