import type { integrations as english } from '../en/integrations.ts';
import type { HebrewOf } from '../translation-of.ts';

export const integrations: HebrewOf<typeof english> = {
  title: 'מכשירים מחוברים ושילובים',
};
