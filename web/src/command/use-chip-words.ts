import { useLocale } from '../kit/text/use-locale.ts';
import { useRepeatWords } from '../kit/text/use-repeat-words.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { clockOf, dayOf, isSameDay } from '../kit/text/when.ts';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import type { ChipValue, Who } from './chips.ts';
import { useSettings } from '../account/use-settings.ts';

/** A chip's value in words, in the screen's language; and another value, in as few words as needed. */
export function useChipWords() {
  const { t } = useTranslation('command');
  const { locale } = useLocale();
  const { timeZone } = useSettings();
  const repeatWords = useRepeatWords(timeZone);

  function wordsOf(value: ChipValue): string {
    switch (value.is) {
      case 'intent':
        return t(`intent_${value.name}`);
      case 'time':
        return timeWords(value.iso);
      case 'repeat':
        return repeatWords(value.rule);
      case 'people':
        return value.people.map((written, index) => personWords(written, value.who[index])).join(', ');
      case 'text':
        return value.text;
      default:
        return unreachable(value);
    }
  }

  /** A name with its address, or with the reason why it has none. */
  function personWords(written: string, who: Who): string {
    const note = noteOn(written, who);
    return note === null ? written : `${written} (${note})`;
  }

  /** The note beside a name: its address, or why it has none. */
  function noteOn(written: string, who: Who): string | null {
    if (who === undefined || who.address === written) return null;
    if (who.address !== null) return who.address;
    return who.candidates.length === 0 ? t('noAddress') : t('addresses', { count: who.candidates.length });
  }

  function timeWords(iso: string): string {
    const instant = Date.parse(iso);
    const context = { locale, timeZone, now: Date.now() };
    return `${dayOf(instant, context)} ${clockOf(instant, context)}`;
  }

  /** If the other time is on the same day, only its hour is given. */
  function otherWords(value: ChipValue, beside: ChipValue): string {
    if (value.is !== 'time' || beside.is !== 'time') return wordsOf(value);
    const instant = Date.parse(value.iso);
    return isSameDay(instant, Date.parse(beside.iso), timeZone)
      ? clockOf(instant, { locale, timeZone })
      : timeWords(value.iso);
  }

  return { wordsOf, otherWords, noteOn };
}
