import type { actions as english } from '../en/actions.ts';
import type { HebrewOf } from '../translation-of.ts';

export const actions: HebrewOf<typeof english> = {
  sending: 'שולח...',
};
