import { Hono } from 'hono';

import type { Clock } from '../../kit/clock.ts';
import type { SentLog } from '../../kit/sent.ts';
import { authenticate } from '../oauth/authenticate.ts';
import type { Tokens } from '../oauth/tokens.ts';
import { openOwnCalendar } from './env.ts';
import type { CalendarEnv } from './env.ts';
import type { Directory } from './guests.ts';
import { calendarRoutes as ownRoutes } from './routes/calendar.ts';
import { eventRoutes } from './routes/events.ts';

type CalendarContext = { tokens: Tokens; sent: SentLog; clock: Clock; directory: Directory };

/** The Calendar API, version 3. */
export function calendarRoutes({ tokens, sent, clock, directory }: CalendarContext): Hono {
  const calendar = new Hono<CalendarEnv>();
  calendar.use(authenticate(tokens), openOwnCalendar(directory));
  calendar.route('/', ownRoutes(clock));
  calendar.route('/', eventRoutes({ sent, directory }));

  const app = new Hono();
  app.route('/calendar/v3/calendars/:calendarId', calendar);
  return app;
}
