import { useTranslation } from 'react-i18next';
import type { Command } from './command.ts';

/** A command's words in the language of the screen. */
export function useCommandWords(): (command: Pick<Command, 'label'>) => string {
  const { t } = useTranslation(['shell', 'common']);
  return ({ label }) => {
    if (typeof label === 'object') return t('goTo', { screen: t(label.screen) });
    if (label === 'login' || label === 'logout') return t(`common:${label}`);
    return t(label);
  };
}
