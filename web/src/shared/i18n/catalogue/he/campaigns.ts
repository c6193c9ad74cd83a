import type { campaigns as english } from '../en/campaigns.ts';
import type { HebrewOf } from '../translation-of.ts';

export const campaigns: HebrewOf<typeof english> = {
  title: 'קמפיינים',
};
