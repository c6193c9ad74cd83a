import Typography from '@mui/material/Typography';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useNow } from '../../kit/state/use-now.ts';
import { clockOf } from '../../kit/text/when.ts';

/** Today's date and the time, in the person's zone. */
export function Clock({ timeZone }: { timeZone: string }) {
  const { locale } = useLocale();
  const now = useNow(60_000);
  const date = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <div>
      <Typography variant="small" component="p" sx={{ color: 'ink2' }}>
        {date.format(now)}
      </Typography>
      <Typography variant="greeting" component="p" className="tabular">
        <time>{clockOf(now, { locale, timeZone })}</time>
      </Typography>
    </div>
  );
}
