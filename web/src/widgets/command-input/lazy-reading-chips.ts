import { lazy } from 'react';
import { once } from '../../shared/lib/once.ts';

/** Comes with the language engine: before there is a reading there are no chips. */
export const loadReadingChips = once(async () => ({ default: (await import('./steps.tsx')).Steps }));

export const Steps = lazy(loadReadingChips);
