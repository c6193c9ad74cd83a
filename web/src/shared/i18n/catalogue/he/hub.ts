import type { hub as english } from '../en/hub.ts';
import type { HebrewOf } from '../translation-of.ts';

export const hub: HebrewOf<typeof english> = {
  heading: 'במה אפשר לעזור היום?',
};
