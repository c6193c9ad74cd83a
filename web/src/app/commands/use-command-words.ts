import { useTranslation } from 'react-i18next';
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
