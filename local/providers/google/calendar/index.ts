import { Hono } from 'hono';

import type { SentLog } from '../../control/sent.ts';
import type { Account } from '../entities.ts';
import { authenticate } from '../oauth/authenticate.ts';
import type { Tokens } from '../oauth/tokens.ts';
import { openOwnCalendar } from './env.ts';
import type { CalendarEnv } from './env.ts';
import { eventRoutes } from './routes/events.ts';
import type { Calendar } from './store.ts';

type CalendarContext = { tokens: Tokens; sent: SentLog; calendarOf: (account: Account) => Calendar };

/** The Calendar API, version 3. */
export function calendarRoutes({ tokens, sent, calendarOf }: CalendarContext): Hono<CalendarEnv> {
  const calendar = new Hono<CalendarEnv>();
  calendar.use(authenticate(tokens), openOwnCalendar(calendarOf));
  calendar.route('/', eventRoutes(sent));

  const app = new Hono<CalendarEnv>();
  app.route('/calendar/v3/calendars/:calendarId', calendar);
  return app;
}
