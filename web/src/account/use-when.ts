import { minuteMs } from '@crocodile-hub/core/time/units';
import { useMemo } from 'react';
import { useNow } from '../kit/state/use-now.ts';
import { useLocale } from '../kit/text/use-locale.ts';
import type { WhenContext } from '../kit/text/when.ts';
import { useSettings } from './use-settings.ts';

/** By which times are written: the screen's language, the person's zone, and now, again at every whole step. */
export function useWhen(stepMs: number = minuteMs): WhenContext {
  const { locale } = useLocale();
  const { timeZone } = useSettings();
  const now = useNow(stepMs);
  return useMemo(() => ({ locale, timeZone, now }), [locale, timeZone, now]);
}
