import { isHebrewLocale } from '../domain/locale.ts';
import { english } from './en.ts';
import { hebrew } from './he.ts';
import { readReason } from './reason.ts';

/** The words of a reason. Any other text becomes an unknown error. */
export function sayReason(reason: string, locale: string | null): string {
  const words = isHebrewLocale(locale) ? hebrew : english;
  const { id, values } = readReason(reason) ?? { id: 'unknown', values: {} };
  return words[id].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
