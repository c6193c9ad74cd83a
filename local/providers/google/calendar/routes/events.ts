import { Hono } from 'hono';
import type { Context } from 'hono';
import { z } from 'zod';

import type { SentLog } from '../../../kit/sent.ts';
import { GoogleError } from '../../errors.ts';
import { requires } from '../../oauth/authenticate.ts';
import type { EventFields, StoredEvent } from '../entities.ts';
import type { CalendarEnv } from '../env.ts';
import { findEvent, findLivingEvent } from '../find-event.ts';
import { answerInvitation, tellGuests } from '../guests.ts';
import type { Directory } from '../guests.ts';
import { etagOf, presentEvent } from '../present.ts';
import { readEventFields, readForeignIdentity, readIdentity } from '../requests.ts';
import { recordAnswer, recordEvent } from '../sent-event.ts';

type EventContext = { sent: SentLog; directory: Directory };

/** events: one at a time. */
export function eventRoutes({ sent, directory }: EventContext): Hono<CalendarEnv> {
  const app = new Hono<CalendarEnv>();

  app.post('/events', requires('events.write'), async (c) => {
    const body: unknown = await c.req.json();
    const calendar = c.get('calendar');
    const event = calendar.insert({ fields: readEventFields(body), ...readIdentity(body) });
    tellGuests(event, undefined, directory);
    recordEvent(sent, event, c.req.query('sendUpdates') === 'all');
    return c.json(presentEvent(event, calendar.account));
  });

  app.post('/events/import', requires('events.write'), async (c) => {
    const body: unknown = await c.req.json();
    const calendar = c.get('calendar');
    const { organizer, iCalUID } = readForeignIdentity(body);
    const event = calendar.adopt({ fields: readEventFields(body), iCalUID, organizer });
    return c.json(presentEvent(event, calendar.account));
  });

  app.get('/events/:eventId', requires('events.read'), (c) => {
    const calendar = c.get('calendar');
    return c.json(presentEvent(findEvent(calendar, c.req.param('eventId')), calendar.account));
  });

  app.patch('/events/:eventId', requires('events.write'), async (c) => {
    const body = z.looseObject({}).parse(await c.req.json());
    // Google restores a cancelled event if another status is set.
    const find = body['status'] === 'confirmed' ? findEvent : findLivingEvent;
    const event = find(c.get('calendar'), c.req.param('eventId'));
    return c.json(change(c, event, patched(event, body)));
  });

  app.delete('/events/:eventId', requires('events.write'), (c) => {
    const calendar = c.get('calendar');
    const event = findLivingEvent(calendar, c.req.param('eventId'));
    checkPrecondition(c, event);
    const cancelled = calendar.cancel(event);
    if (event.organizer === calendar.account.email) tellGuests(cancelled, event, directory);
    return c.body(null, 204);
  });

  function change(c: Context<CalendarEnv>, event: StoredEvent, fields: EventFields) {
    checkPrecondition(c, event);
    const calendar = c.get('calendar');
    if (event.organizer !== calendar.account.email) {
      const answered = answerInvitation(calendar, event, fields, directory);
      if (c.req.query('sendUpdates') === 'all') recordAnswer(sent, answered, calendar.account.email);
      return presentEvent(answered, calendar.account);
    }
    const changed = calendar.replace(event, fields);
    tellGuests(changed, event, directory);
    return presentEvent(changed, calendar.account);
  }

  return app;
}

function checkPrecondition(c: Context, event: StoredEvent): void {
  const expected = c.req.header('If-Match');
  if (expected !== undefined && expected !== '*' && expected !== etagOf(event)) {
    throw new GoogleError('conditionNotMet');
  }
}

/** A field that the patch leaves out stays; one that it sets to null is removed. */
function patched(event: StoredEvent, body: Record<string, unknown>): EventFields {
  const cleared = Object.entries(body).filter(([, value]) => value === null);
  const changes = Object.entries(body).filter(([, value]) => value !== null);
  return {
    ...event,
    ...readEventFields(Object.fromEntries(changes)),
    ...Object.fromEntries(cleared.map(([name]) => [name, undefined])),
  };
}
