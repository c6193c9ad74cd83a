import { useCallback } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { useMoment } from '../../kit/state/use-moment.ts';

const saidMs = 1_500;

/** Copies a text and reports success for a moment. */
export function useCopy(): [isCopied: boolean, copy: (text: string) => void] {
  const { t } = useTranslation('command-center');
  const [isCopied, copied] = useMoment(saidMs);
  const copy = useCallback(
    (text: string) =>
      void navigator.clipboard.writeText(text).then(copied, () => notify.error(t('copyFailed'))),
    [t, copied],
  );
  return [isCopied, copy];
}
