import type { TextBound } from '@crocodile-hub/core/contract/bounds';
import { excessOf } from '@crocodile-hub/core/domain/channel-text';
import { useLocale } from './use-locale.ts';
import { useTranslation } from './use-translation.ts';

/**
 * A message that says by how much a text is too long; undefined when it fits. The text is never cut: only the person
 * shortens it.
 */
export function useTooLong(): (text: string, bound: number | TextBound) => string | undefined {
  const { t } = useTranslation();
  const { locale } = useLocale();
  return (text, bound) => {
    const { most, unit } = typeof bound === 'number' ? inCharacters(bound) : bound;
    const count = excessOf(text, { most, unit });
    if (count === 0) return undefined;
    const shown = (number: number) => new Intl.NumberFormat(locale).format(number);
    return t(words[unit], { count, excess: shown(count), most: shown(most) });
  };
}

const inCharacters = (most: number): TextBound => ({ most, unit: 'characters' });
const words = { characters: 'tooLong', bytes: 'tooManyBytes' } as const;
