import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useRepeatWords } from '../../shared/i18n/use-repeat-words.ts';
import { clockOf, dayOf, isSameDay } from '../../shared/lib/when.ts';
import { unreachable } from '../../shared/lib/unreachable.ts';
import type { ChipValue } from './model/chips.ts';

/** Says what a chip holds, in the language of the screen; and another value of it no longer than it must be. */
export function useChipWords(timeZone: string) {
  const { t } = useTranslation('command');
  const { locale } = useLocale();
  const repeatWords = useRepeatWords();

  function wordsOf(value: ChipValue): string {
    switch (value.is) {
      case 'intent':
        return t(`intent_${value.intent}`);
      case 'time':
        return timeWords(value.iso);
      case 'repeat':
        return repeatWords(value.rule);
      case 'people':
        return value.people.join(', ');
      case 'text':
        return value.text;
      default:
        return unreachable(value);
    }
  }

  function timeWords(iso: string): string {
    const instant = Date.parse(iso);
    const context = { locale, timeZone, now: Date.now() };
    return `${dayOf(instant, context)} ${clockOf(instant, context)}`;
  }

  /** Of another time on the same day only the hour is said. */
  function otherWords(value: ChipValue, beside: ChipValue): string {
    if (value.is !== 'time' || beside.is !== 'time') return wordsOf(value);
    const instant = Date.parse(value.iso);
    return isSameDay(instant, Date.parse(beside.iso), timeZone)
      ? clockOf(instant, { locale, timeZone })
      : timeWords(value.iso);
  }

  return { wordsOf, otherWords };
}
