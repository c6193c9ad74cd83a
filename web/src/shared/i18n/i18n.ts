import i18next, { type FormatterModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { dominantDirection } from '../lib/direction.ts';
import { en } from './catalogue/en.ts';
import { directionOf, type Language, languageStorageKey } from './language.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof en;
    returnNull: false;
    interpolationPrefix: '{';
    interpolationSuffix: '}';
    keySeparator: false;
  }
}

/** English comes with the entry; Hebrew is fetched when it is spoken, before anything is drawn. */
export async function startI18n(language: Language): Promise<void> {
  const he = language === 'he' ? await loadHebrew() : undefined;
  await i18next
    .use(initReactI18next)
    .use(isolation)
    .init({
      lng: language,
      fallbackLng: 'en',
      resources: he === undefined ? { en } : { en, he },
      defaultNS: 'common',
      keySeparator: false,
      interpolation: { prefix: '{', suffix: '}', escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false },
    });
  announce(language);
}

export async function changeLanguage(language: Language): Promise<void> {
  if (language === 'he' && !i18next.hasResourceBundle('he', 'common')) {
    for (const [area, texts] of Object.entries(await loadHebrew()))
      i18next.addResourceBundle('he', area, texts);
  }
  await i18next.changeLanguage(language);
  localStorage.setItem(languageStorageKey, language);
  announce(language);
}

async function loadHebrew() {
  return (await import('./catalogue/he.ts')).he;
}

function announce(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf[language];
}

const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/**
 * A value that reads the other way than the sentence around it is isolated, so that a Hebrew name does not drag the
 * punctuation of an English line along. Values of the same direction stay bare: texts match the spec to the letter.
 */
const isolation: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format(value: unknown, _format, language) {
    const text = String(value);
    const direction = dominantDirection(text);
    const around = directionOf[language === 'he' ? 'he' : 'en'];
    return direction === undefined || direction === around ? text : firstStrongIsolate + text + popIsolate;
  },
};
