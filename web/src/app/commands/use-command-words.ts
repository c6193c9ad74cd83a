import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { Command } from './command.ts';

/** A command's words in the language of the screen. */
export function useCommandWords(): (command: Pick<Command, 'label'>) => string {
  const { t } = useTranslation(['shell', 'screens', 'common']);
  return ({ label }) => {
    if (typeof label === 'object') return t('goTo', { screen: t(`screens:${label.screen}`) });
    if (label === 'login' || label === 'logout') return t(`common:${label}`);
    return t(label);
  };
}
