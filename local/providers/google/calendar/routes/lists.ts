import { Hono } from 'hono';

import type { Clock } from '../../../kit/clock.ts';
import { requires } from '../../oauth/authenticate.ts';
import { pageOf } from '../../paging.ts';
import type { StoredEvent } from '../entities.ts';
import type { CalendarEnv } from '../env.ts';
import { findEvent } from '../find-event.ts';
import { readListQuery } from '../list-query.ts';
import type { ListQuery } from '../list-query.ts';
import { instancesOf, selectEvents } from '../listing.ts';
import { DEFAULT_REMINDERS, presentEvent } from '../present.ts';
import type { Calendar } from '../store.ts';
import { readSyncToken, writeSyncToken } from '../sync-token.ts';

/** events: many at a time. */
export function eventListRoutes(clock: Clock): Hono<CalendarEnv> {
  const app = new Hono<CalendarEnv>();

  app.get('/events', requires('events.read'), (c) => {
    const calendar = c.get('calendar');
    const query = readListQuery(c);
    const now = clock.now();
    const current = { revision: calendar.revision(), issuedAt: now };
    const changedAfter = query.syncToken === undefined ? undefined : readSyncToken(query.syncToken, current);
    const reply = presentPage(calendar, selectEvents(calendar, query, { now, changedAfter }), query);
    return c.json('nextPageToken' in reply ? reply : { ...reply, nextSyncToken: writeSyncToken(current) });
  });

  app.get('/events/:eventId/instances', requires('events.read'), (c) => {
    const calendar = c.get('calendar');
    const query = readListQuery(c);
    const series = findEvent(calendar, c.req.param('eventId'));
    return c.json(presentPage(calendar, instancesOf(calendar, series, query, clock.now()), query));
  });

  return app;
}

function presentPage(calendar: Calendar, events: StoredEvent[], query: ListQuery) {
  const { account } = calendar;
  const timeZone = query.timeZone ?? account.timeZone;
  const page = pageOf(events, { size: query.maxResults, after: query.pageToken, keyOf: ({ id }) => id });
  return {
    kind: 'calendar#events',
    etag: `"p${calendar.revision()}"`,
    summary: account.email,
    description: '',
    timeZone,
    accessRole: 'owner',
    defaultReminders: DEFAULT_REMINDERS,
    items: page.items.map((event) => presentEvent(event, account, timeZone)),
    ...(page.nextPageToken === undefined ? {} : { nextPageToken: page.nextPageToken }),
  };
}
