import { useEffect, useSyncExternalStore } from 'react';
import { useSettings } from '../../account/use-settings.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import type { Store } from '../../kit/state/store.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { type Desk, deskOf } from './desk.ts';

export function useDesk(uid: string): Desk {
  const { t } = useTranslation('command-center');
  const { locale } = useLocale();
  const { timeZone } = useSettings();
  const desk = deskOf(uid);
  useEffect(() => {
    desk.configure({
      locale,
      timeZone,
      words: { failed: t('chatFailed'), stopped: t('stopped'), handled: t('handledMeanwhile') },
      notAdded: () => notify.error(t('failedToAddMessage')),
    });
  }, [desk, locale, timeZone, t]);
  return desk;
}

export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
