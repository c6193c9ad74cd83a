import i18next, { type BackendModule, type FormatterModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { en } from './catalogue/en.ts';
import { isolated } from './isolated.ts';
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

/** A part of the catalogue: one file a language, fetched when a screen needs it. */
export type Area = keyof typeof en;

export async function startI18n(language: Language): Promise<void> {
  await i18next
    .use(catalogue)
    .use(isolation)
    .use(initReactI18next)
    .init({
      lng: language,
      // Each language is complete, which its types prove: no text of the other is ever needed.
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      keySeparator: false,
      interpolation: { prefix: '{', suffix: '}', escapeValue: false, alwaysFormat: true },
    });
  announce(language);
}

/** Fetches areas ahead of the screen that speaks them. */
export async function loadAreas(areas: readonly Area[]): Promise<void> {
  await i18next.loadNamespaces(areas);
}

export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  localStorage.setItem(languageStorageKey, language);
  announce(language);
}

function announce(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf[language];
}

const files = import.meta.glob<Record<string, Record<string, string>>>('./catalogue/{en,he}/*.ts');

/** Where i18next gets an area from: the file's one export. */
const catalogue: BackendModule = {
  type: 'backend',
  init: () => {},
  // i18next takes a promise from a reader of two parameters; its types do not say so.
  // oxlint-disable-next-line typescript/no-misused-promises
  read: async (language: string, area: string) => {
    const load = files[`./catalogue/${language}/${area}.ts`];
    if (load === undefined) throw new Error(`No texts for ${area} in ${language}`);
    return Object.values(await load())[0];
  },
};

const isolation: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, language) => isolated(String(value), language === 'he' ? 'he' : 'en'),
};
