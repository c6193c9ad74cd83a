/** Searches: everything after the verb, or the whole question when it needs none. */
import { takeContent } from '../slots/content.ts';
import type { Command, Outcome } from './command.ts';

export function searchFor({ draft, head }: Command): Outcome {
  const range = { from: head.verb?.to ?? 0, to: draft.sentence.tokens.length };
  const query = takeContent(draft, range, 'query');
  return { proposal: { intent: 'search', slots: { query }, confidence: head.confidence }, certain: true };
}
