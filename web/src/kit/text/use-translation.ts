import { use } from 'react';
import { fetchArea, textsOf } from './i18n.ts';
import type { Language } from './language.ts';
import { type Area, translate, type Translate, type Values } from './translate.ts';
import { useLocale } from './use-locale.ts';

type Spoken<A> = A extends readonly Area[] ? A : A extends Area ? readonly [A] : never;
/**
 * Used where there is nothing to wait for: when React goes on with a component that waited, only `use` tells it that the
 * hooks after that are new ones. Skipped, they throw (React's error 467).
 */
const here = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined });

type Say = (key: string, values?: Values) => string;

/** The texts of one or several areas; keys of the first need no area name. Suspends until all are fetched. */
export function useTranslation<const A extends Area | readonly [Area, ...Area[]] = 'common'>(
  areas?: A,
): { t: Translate<Spoken<A>> } {
  const { language } = useLocale();
  const all: readonly Area[] = typeof areas === 'object' ? areas : [areas ?? 'common'];
  for (const area of all) use(textsOf(language, area) === undefined ? fetchArea(language, area) : here);
  return { t: sayingIn(language, all[0] ?? 'common') };
}

const sayings = new Map<string, Say>();

/** One function for each language and first area, so that hooks may depend on it. */
function sayingIn(language: Language, first: Area): Say {
  const name = `${language}/${first}`;
  const known = sayings.get(name);
  if (known !== undefined) return known;
  const say: Say = (key, values) => {
    const [area, rest] = key.includes(':') ? (key.split(':') as [Area, string]) : [first, key];
    return translate(textsOf(language, area) ?? {}, language, rest, values);
  };
  sayings.set(name, say);
  return say;
}
