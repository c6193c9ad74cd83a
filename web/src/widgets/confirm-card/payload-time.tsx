import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useNow } from '../../shared/lib/use-now.ts';
import { clockOf, dayOf, zoneNameOf } from '../../shared/lib/when.ts';
import { BidiText } from '../../shared/ui/bidi-text.tsx';
import { instantOf } from './model/local-field.ts';

/** A time with its weekday and its zone: what is agreed to is a moment, not a figure. */
export function PayloadTime({ written, timeZone }: { written: string; timeZone: string }) {
  const { locale } = useLocale();
  const now = useNow(60_000);
  const instant = instantOf(written, timeZone);
  if (instant === undefined) return <BidiText>{written}</BidiText>;
  const context = { locale, timeZone, now };
  return (
    <bdi className="tabular">
      {dayOf(instant, context)} {clockOf(instant, context)} <small>{zoneNameOf(instant, context)}</small>
    </bdi>
  );
}
