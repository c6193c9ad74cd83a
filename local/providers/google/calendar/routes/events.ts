import { Hono } from 'hono';
import type { Context } from 'hono';

import type { SentLog } from '../../../control/sent.ts';
import { GoogleError } from '../../errors.ts';
import { requires } from '../../oauth/authenticate.ts';
import type { EventFields, StoredEvent } from '../entities.ts';
import type { CalendarEnv } from '../env.ts';
import { etagOf, presentEvent } from '../present.ts';
import { readEventFields, readIdentity } from '../requests.ts';
import { recordEvent } from '../sent-event.ts';
import type { Calendar } from '../store.ts';

/** events: one at a time. */
export function eventRoutes(sent: SentLog): Hono<CalendarEnv> {
  const app = new Hono<CalendarEnv>();

  app.post('/events', requires('events.write'), async (c) => {
    const body: unknown = await c.req.json();
    const calendar = c.get('calendar');
    const event = calendar.insert({ fields: readEventFields(body), ...readIdentity(body) });
    recordEvent(sent, event);
    return c.json(presentEvent(event, calendar.account));
  });

  app.get('/events/:eventId', requires('events.read'), (c) => {
    const calendar = c.get('calendar');
    return c.json(presentEvent(existing(calendar, c.req.param('eventId')), calendar.account));
  });

  app.patch('/events/:eventId', requires('events.write'), async (c) => {
    const calendar = c.get('calendar');
    const event = living(calendar, c.req.param('eventId'));
    checkPrecondition(c, event);
    const changed = patched(event, await c.req.json());
    return c.json(presentEvent(calendar.replace(event, changed), calendar.account));
  });

  app.put('/events/:eventId', requires('events.write'), async (c) => {
    const calendar = c.get('calendar');
    const event = living(calendar, c.req.param('eventId'));
    checkPrecondition(c, event);
    const fields = readEventFields(await c.req.json());
    return c.json(presentEvent(calendar.replace(event, fields), calendar.account));
  });

  app.delete('/events/:eventId', requires('events.write'), (c) => {
    const calendar = c.get('calendar');
    const event = living(calendar, c.req.param('eventId'));
    checkPrecondition(c, event);
    calendar.cancel(event);
    return c.body(null, 204);
  });

  return app;
}

function existing(calendar: Calendar, id: string): StoredEvent {
  const event = calendar.find(id);
  if (!event) throw new GoogleError('notFound', 'Not Found');
  return event;
}

function living(calendar: Calendar, id: string): StoredEvent {
  const event = existing(calendar, id);
  if (event.status === 'cancelled') throw new GoogleError('deleted');
  return event;
}

function checkPrecondition(c: Context, event: StoredEvent): void {
  const expected = c.req.header('If-Match');
  if (expected !== undefined && expected !== '*' && expected !== etagOf(event)) {
    throw new GoogleError('conditionNotMet');
  }
}

/** A field that the patch leaves out stays; one that it sets to null goes. */
function patched(event: StoredEvent, body: Record<string, unknown>): EventFields {
  const cleared = Object.entries(body).filter(([, value]) => value === null);
  const changes = Object.entries(body).filter(([, value]) => value !== null);
  return {
    ...event,
    ...readEventFields(Object.fromEntries(changes)),
    ...Object.fromEntries(cleared.map(([name]) => [name, undefined])),
  };
}
