import { en } from '../../web/src/kit/text/catalogue/en.ts';
import { he } from '../../web/src/kit/text/catalogue/he.ts';

/** The app's words, by language: to open a dialog for a picture, the name of its button is needed. */
export const words = { en, he } as const;
export type Language = keyof typeof words;
export type Words = (typeof words)[Language];
