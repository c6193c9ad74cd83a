import { useLocale } from './use-locale.ts';
import { useTranslation } from './use-translation.ts';

/**
 * A message that says by how much a text is too long; undefined when it fits. The text is never cut: only the person
 * shortens it.
 */
export function useTooLong(): (text: string, most: number) => string | undefined {
  const { t } = useTranslation();
  const { locale } = useLocale();
  return (text, most) => {
    const count = text.length - most;
    if (count <= 0) return undefined;
    const shown = (number: number) => new Intl.NumberFormat(locale).format(number);
    return t('tooLong', { count, excess: shown(count), most: shown(most) });
  };
}
