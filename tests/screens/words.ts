import { en } from '../../web/src/shared/i18n/catalogue/en.ts';
import { he } from '../../web/src/shared/i18n/catalogue/he.ts';

/** What the app says, by language: a picture of a dialog needs the name of the button that opens it. */
export const words = { en, he } as const;
export type Language = keyof typeof words;
export type Words = (typeof words)[Language];
