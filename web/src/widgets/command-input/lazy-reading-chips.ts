import { once } from '../../shared/lib/once.ts';
import { lazyPart } from '../../shared/lib/lazy-part.ts';

/** Comes with the language engine: before there is a reading there are no chips. */
export const loadReadingChips = once(async () => ({ default: (await import('./steps.tsx')).Steps }));

export const Steps = lazyPart(loadReadingChips);
