import type { voice as english } from '../en/voice.ts';
import type { HebrewOf } from '../translation-of.ts';

export const voice: HebrewOf<typeof english> = {
  start: 'הפעלת קלט קולי',
};
