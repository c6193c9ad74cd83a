import type { ActionType } from '@crocodile-hub/core/contract/action-types';

export type Suggestion = {
  /** Whose picture stands beside it. */
  actionType: ActionType | 'unknown';
  text: string;
};

type Material = {
  /** Newest first. */
  recent: readonly Suggestion[];
  replies: readonly Suggestion[];
  templates: readonly Suggestion[];
};

const most = 5;
const mostReplies = 1;
const mostRecent = 2;

/** What to begin with: a mail to answer, what was asked lately, then templates. Nothing twice. */
export function suggestionsOf({ recent, replies, templates }: Material): Suggestion[] {
  const ordered = [...replies.slice(0, mostReplies), ...distinct(recent).slice(0, mostRecent), ...templates];
  return distinct(ordered).slice(0, most);
}

function distinct(suggestions: readonly Suggestion[]): Suggestion[] {
  const byText = new Map<string, Suggestion>();
  for (const suggestion of suggestions) {
    const key = suggestion.text.trim().toLocaleLowerCase();
    if (key !== '' && !byText.has(key)) byText.set(key, suggestion);
  }
  return [...byText.values()];
}

/** While one types, those that hold what is typed, and are not it already. */
export function suggestionsFor(suggestions: readonly Suggestion[], typed: string): readonly Suggestion[] {
  const words = typed.trim().toLocaleLowerCase();
  if (words === '') return suggestions;
  return suggestions.filter(({ text }) => {
    const known = text.trim().toLocaleLowerCase();
    return known !== words && known.includes(words);
  });
}
