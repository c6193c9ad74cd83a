import { createMiddleware } from 'hono/factory';

import { GoogleError } from '../errors.ts';
import type { GoogleEnv } from '../oauth/authenticate.ts';
import { normaliseAddress } from '../store.ts';
import type { Directory } from './guests.ts';
import type { Calendar } from './store.ts';

export type CalendarEnv = { Variables: GoogleEnv['Variables'] & { calendar: Calendar } };

/** Opens the caller's calendar, called `primary` or by its owner's address. Others are not found. */
export function openOwnCalendar({ calendarOf }: Directory) {
  return createMiddleware<CalendarEnv>(async function findCalendar(c, next) {
    const { account } = c.get('caller');
    const calendarId = normaliseAddress(c.req.param('calendarId') ?? 'primary');
    if (calendarId !== 'primary' && calendarId !== account.email)
      throw new GoogleError('notFound', 'Not Found');
    c.set('calendar', calendarOf(account));
    await next();
  });
}
