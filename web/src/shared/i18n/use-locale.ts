import { useTranslation } from 'react-i18next';
import { type Direction } from '../lib/direction.ts';
import { directionOf, type Language, localeOf } from './language.ts';

/** The language of the screen, its direction, and the tag that Intl formats by. */
export function useLocale(): { language: Language; direction: Direction; locale: string } {
  const { i18n } = useTranslation();
  const language = i18n.resolvedLanguage === 'he' ? 'he' : 'en';
  return { language, direction: directionOf[language], locale: localeOf[language] };
}
