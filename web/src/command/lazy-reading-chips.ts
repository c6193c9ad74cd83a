import { once } from '../kit/state/once.ts';
import { lazyPart } from '../kit/state/lazy-part.ts';

/** Loaded with the language engine, since there are no chips before a reading. */
export const loadReadingChips = once(async () => ({ default: (await import('./step-list.tsx')).Steps }));

export const Steps = lazyPart(loadReadingChips);
