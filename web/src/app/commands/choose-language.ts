import { changeLanguage } from '../../kit/text/i18n.ts';
import type { Language } from '../../kit/text/language.ts';
import type { Translate } from '../../kit/text/translate.ts';
import { notify } from '../../kit/ui/notify.tsx';

/** Changes the language of the screen, and says so where its texts cannot be fetched. */
export function chooseLanguage(language: Language, t: Translate<['shell', 'common']>): void {
  changeLanguage(language).catch(() => void notify.error(t('common:networkError')));
}
