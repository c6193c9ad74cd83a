import { lazy } from 'react';
import { once } from '../../shared/lib/once.ts';

/** Comes with the language engine: before there is a reading there are no chips. */
export const loadReadingChips = once(async () => ({
  default: (await import('./reading-chips.tsx')).ReadingChips,
}));

export const ReadingChips = lazy(loadReadingChips);

/** Drawn beside the chips, and as late. */
export const FurtherActions = lazy(async () => ({
  default: (await import('./further-actions.tsx')).FurtherActions,
}));
