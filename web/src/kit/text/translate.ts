import type { en } from './catalogue/en.ts';
import { isolated } from './isolated.ts';
import { type Language, localeOf } from './language.ts';

/** A part of the catalogue: one file a language, fetched when a screen needs it. */
export type Area = keyof typeof en;

/** Values by their names in braces; `count` also chooses the form of a counted text. */
export type Values = Readonly<Record<string, string | number>>;

type PluralForm = Intl.LDMLPluralRule;
type KeyOf<A extends Area> = NameOf<keyof (typeof en)[A] & string>;
type NameOf<Key extends string> = Key extends `${infer Counted}_${PluralForm}` ? Counted : Key;

/** A key of the first area alone, or of another area as `area:key`. */
type Key<A extends readonly Area[]> =
  KeyOf<A[0]> | { [Each in A[number]]: `${Each}:${KeyOf<Each>}` }[A[number]];

/**
 * Returns a text of the catalogue in the screen's language. The function stays the same while language and areas do.
 */
export type Translate<A extends readonly Area[]> = (key: Key<A>, values?: Values) => string;

export type Texts = Readonly<Record<string, string>>;

/** A text with its values: `{name}` is replaced, and of a counted text the form that CLDR gives for `count`. */
export function translate(texts: Texts, language: Language, key: string, values: Values = {}): string {
  const text = texts[formOf(texts, language, key, values.count)];
  if (text === undefined) throw new Error(`No text for ${key} in ${language}`);
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    isolated(written(values[name], language), language),
  );
}

/** A number has its thousands apart: 12,345. */
function written(value: Values[string] | undefined, language: Language): string {
  return typeof value === 'number' ? numbers[language].format(value) : (value ?? '');
}

const numbers = {
  en: new Intl.NumberFormat(localeOf.en),
  he: new Intl.NumberFormat(localeOf.he),
} as const satisfies Record<Language, Intl.NumberFormat>;

const plurals = {
  en: new Intl.PluralRules(localeOf.en),
  he: new Intl.PluralRules(localeOf.he),
} as const satisfies Record<Language, Intl.PluralRules>;

function formOf(texts: Texts, language: Language, key: string, count: Values[string] | undefined): string {
  if (key in texts) return key;
  const form = `${key}_${plurals[language].select(Number(count))}`;
  return form in texts ? form : `${key}_other`;
}
