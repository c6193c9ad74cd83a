import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';

const saidMs = 1_500;

/** Copies a text and reports success for a moment. */
export function useCopy(): [isCopied: boolean, copy: (text: string) => void] {
  const { t } = useTranslation('command-center');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = window.setTimeout(() => setCopied(false), saidMs);
    return () => window.clearTimeout(timer);
  }, [isCopied]);
  const copy = useCallback(
    (text: string) =>
      void navigator.clipboard.writeText(text).then(
        () => setCopied(true),
        () => notify.error(t('copyFailed')),
      ),
    [t],
  );
  return [isCopied, copy];
}
