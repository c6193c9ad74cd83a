import { useCallback } from 'react';
import { useTranslation } from '../kit/text/use-translation.ts';
import { isToSomebody, type Message, partnerName, unknownName } from './message.ts';

/** How the screen writes a name of a message: that of nobody known is data in English. */
export function useShownName(): (name: string) => string {
  const { t } = useTranslation('inbox');
  return useCallback((name) => (name === unknownName ? t('unknownName') : name), [t]);
}

/** Who wrote, or to whom one wrote oneself. */
export function useSender(message: Message): string {
  const { t } = useTranslation('inbox');
  const who = useShownName()(partnerName(message));
  return isToSomebody(message) ? t('sentTo', { who }) : who;
}
