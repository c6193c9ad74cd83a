import { Hono } from 'hono';

import type { Clock } from '../../../kit/clock.ts';
import { requires } from '../../oauth/authenticate.ts';
import { pageOf } from '../../paging.ts';
import type { StoredEvent } from '../entities.ts';
import type { CalendarEnv } from '../env.ts';
import { readListQuery } from '../list-query.ts';
import type { ListQuery } from '../list-query.ts';
import { selectEvents } from '../listing.ts';
import { presentEvent } from '../present.ts';
import type { Calendar } from '../store.ts';

/** The calendar itself, and its events: many at a time. */
export function calendarRoutes(clock: Clock): Hono<CalendarEnv> {
  const app = new Hono<CalendarEnv>();

  app.get('/', requires('calendar.read'), (c) => {
    const { account } = c.get('calendar');
    return c.json({
      kind: 'calendar#calendar',
      etag: `"${account.sub}"`,
      id: account.email,
      summary: account.email,
      timeZone: account.timeZone,
      conferenceProperties: { allowedConferenceSolutionTypes: ['hangoutsMeet'] },
    });
  });

  app.get('/events', requires('events.read'), (c) => {
    const calendar = c.get('calendar');
    const query = readListQuery(c);
    return c.json(presentPage(calendar, selectEvents(calendar, query, clock.now()), query));
  });

  return app;
}

function presentPage(calendar: Calendar, events: StoredEvent[], query: ListQuery) {
  const { account } = calendar;
  const page = pageOf(events, { size: query.maxResults, after: query.pageToken, keyOf: ({ id }) => id });
  return {
    kind: 'calendar#events',
    etag: `"p${calendar.revision()}"`,
    summary: account.email,
    description: '',
    timeZone: account.timeZone,
    accessRole: 'owner',
    defaultReminders: [{ method: 'popup', minutes: 10 }],
    items: page.items.map((event) => presentEvent(event, account)),
    ...(page.nextPageToken === undefined ? {} : { nextPageToken: page.nextPageToken }),
  };
}
