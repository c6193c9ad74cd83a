import { whenOnline } from '../state/lazy-part.ts';
import { once } from '../state/once.ts';
import { createStore } from '../state/store.ts';
import { directionOf, type Language, languageStorageKey } from './language.ts';
import type { Area, Texts } from './translate.ts';

export const screenLanguage = createStore<Language>('en');

const files = import.meta.glob<Record<string, Texts>>('./catalogue/{en,he}/*.ts');
const fetched = new Map<string, Texts>();
const fetches = new Map<string, () => Promise<void>>();

export async function startI18n(language: Language): Promise<void> {
  await speak(language, ['common']);
  announce(language);
}

/** Loads areas in a language and switches to it. Works without a document: the build draws the login with it. */
export async function speak(language: Language, areas: readonly Area[]): Promise<void> {
  await Promise.all(areas.map((area) => fetchArea(language, area)));
  screenLanguage.set(language);
}

export async function loadAreas(areas: readonly Area[]): Promise<void> {
  await Promise.all(areas.map((area) => fetchArea(screenLanguage.get(), area)));
}

let chosen: Language | undefined;

/**
 * Fetches all areas used so far before switching, so that no screen waits. Whoever chooses again meanwhile gets the
 * language chosen last. Rejects when the texts cannot be fetched.
 */
export async function changeLanguage(language: Language): Promise<void> {
  chosen = language;
  const spoken = [...new Set([...fetched.keys()].map(areaOf))];
  await whenOnline(() => Promise.all(spoken.map((area) => fetchArea(language, area))));
  if (chosen !== language) return;
  keepLanguage(language);
  announce(language);
  screenLanguage.set(language);
}

function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // The storage is full: the choice lasts as long as the page.
  }
}

/** The texts of an area, or undefined before they are fetched. */
export function textsOf(language: Language, area: Area): Texts | undefined {
  return fetched.get(fileOf(language, area));
}

/** Shares the promise while it is pending; a failed fetch is tried again. */
export function fetchArea(language: Language, area: Area): Promise<void> {
  const file = fileOf(language, area);
  const fetch = fetches.get(file) ?? once(() => keep(file));
  fetches.set(file, fetch);
  return fetch();
}

async function keep(file: string): Promise<void> {
  const [texts] = Object.values((await files[file]?.()) ?? {});
  if (texts === undefined) throw new Error(`No texts in ${file}`);
  fetched.set(file, texts);
}

const fileOf = (language: Language, area: Area) => `./catalogue/${language}/${area}.ts`;

const areaOf = (file: string) => file.replace(/^.*\/|\.ts$/g, '') as Area;

function announce(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf[language];
}
