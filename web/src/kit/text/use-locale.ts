import { useSyncExternalStore } from 'react';
import { type Direction } from './direction.ts';
import { screenLanguage } from './i18n.ts';
import { directionOf, type Language, localeOf } from './language.ts';

/** The language of the screen, its direction, and the tag that Intl formats by. */
export function useLocale(): { language: Language; direction: Direction; locale: string } {
  const { subscribe, get } = screenLanguage;
  const language = useSyncExternalStore(subscribe, get, get);
  return { language, direction: directionOf[language], locale: localeOf[language] };
}
