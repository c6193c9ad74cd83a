import { useEffect } from 'react';
import { useTranslation } from '../kit/text/use-translation.ts';
import { notify } from '../kit/ui/notify.tsx';
import { followUpdates } from './service-worker.ts';

/** The first screen's own files go first. */
const registerAfterMs = 3_000;

/** Offers a new version when there is one; never reloads by itself. */
export default function Updates() {
  const { t } = useTranslation('shell');
  useEffect(() => {
    const offer = (takeOver: () => void) =>
      void notify.info(t('updateReady'), {
        id: 'update',
        place: 'top',
        durationMs: Infinity,
        action: { label: t('updateNow'), run: takeOver },
      });
    const timer = window.setTimeout(() => void followUpdates(offer).catch(() => undefined), registerAfterMs);
    return () => window.clearTimeout(timer);
  }, [t]);
  return null;
}
