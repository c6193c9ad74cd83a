import type { Direction } from './direction.ts';

export const languages = ['en', 'he'] as const;
export type Language = (typeof languages)[number];

/** app/boot.js reads the same key before the first paint. */
export const languageStorageKey = 'language';

export const directionOf = { en: 'ltr', he: 'rtl' } as const satisfies Record<Language, Direction>;

/** Each language by its own name, as a switch shows them. */
export const nameOf = { en: 'English', he: 'עברית' } as const satisfies Record<Language, string>;

/** BCP 47 tags for Intl: 24-hour clock and day before month in both. */
export const localeOf = { en: 'en-GB', he: 'he-IL' } as const satisfies Record<Language, string>;

/** The language that boot.js chose: the person's choice, or the browser's language. */
export function initialLanguage(): Language {
  return document.documentElement.lang === 'he' ? 'he' : 'en';
}
