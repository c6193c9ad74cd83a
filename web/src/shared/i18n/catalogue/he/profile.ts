import type { profile as english } from '../en/profile.ts';
import type { HebrewOf } from '../translation-of.ts';

export const profile: HebrewOf<typeof english> = {
  title: 'הפרופיל שלי',
};
