import { Hono } from 'hono';

import { GoogleError } from '../../errors.ts';
import { authenticate, requires } from '../../oauth/authenticate.ts';
import type { GoogleEnv } from '../../oauth/authenticate.ts';
import type { Tokens } from '../../oauth/tokens.ts';
import type { Account } from '../../entities.ts';
import { normaliseAddress } from '../../store.ts';
import { DEFAULT_REMINDERS } from '../present.ts';

/** calendars, calendarList and settings: everybody has the one primary calendar. */
export function calendarInfoRoutes(tokens: Tokens): Hono<GoogleEnv> {
  const app = new Hono<GoogleEnv>();
  app.use('/calendar/v3/*', authenticate(tokens));

  app.get('/calendar/v3/calendars/:calendarId', requires('calendar.read'), (c) => {
    const { account } = c.get('caller');
    checkOwn(account, c.req.param('calendarId'));
    return c.json({
      kind: 'calendar#calendar',
      etag: `"${account.sub}"`,
      id: account.email,
      summary: account.email,
      timeZone: account.timeZone,
      conferenceProperties: { allowedConferenceSolutionTypes: ['hangoutsMeet'] },
    });
  });

  app.get('/calendar/v3/users/me/calendarList', requires('calendar.read'), (c) =>
    c.json({
      kind: 'calendar#calendarList',
      etag: '"p1"',
      nextSyncToken: 'p1',
      items: [listEntry(c.get('caller').account)],
    }),
  );

  app.get('/calendar/v3/users/me/calendarList/:calendarId', requires('calendar.read'), (c) => {
    const { account } = c.get('caller');
    checkOwn(account, c.req.param('calendarId'));
    return c.json(listEntry(account));
  });

  app.get('/calendar/v3/users/me/settings', requires('calendar.settings'), (c) => {
    const items = Object.entries(settingsOf(c.get('caller').account)).map(presentSetting);
    return c.json({ kind: 'calendar#settings', etag: '"p1"', nextSyncToken: 'p1', items });
  });

  app.get('/calendar/v3/users/me/settings/:setting', requires('calendar.settings'), (c) => {
    const setting = Object.entries(settingsOf(c.get('caller').account)).find(
      ([id]) => id === c.req.param('setting'),
    );
    if (!setting) throw new GoogleError('notFound', 'Not Found');
    return c.json(presentSetting(setting));
  });

  return app;
}

function checkOwn(account: Account, calendarId: string): void {
  const id = normaliseAddress(calendarId);
  if (id !== 'primary' && id !== account.email) throw new GoogleError('notFound', 'Not Found');
}

function listEntry({ email, sub, timeZone }: Account) {
  return {
    kind: 'calendar#calendarListEntry',
    etag: `"${sub}"`,
    id: email,
    summary: email,
    timeZone,
    colorId: '14',
    backgroundColor: '#9fe1e7',
    foregroundColor: '#000000',
    selected: true,
    accessRole: 'owner',
    defaultReminders: DEFAULT_REMINDERS,
    primary: true,
  };
}

function settingsOf({ timeZone, locale }: Account): Record<string, string> {
  return {
    timezone: timeZone,
    locale,
    weekStart: '0',
    format24HourTime: 'true',
    dateFieldOrder: 'DMY',
    defaultEventLength: '60',
    hideWeekends: 'false',
  };
}

function presentSetting([id, value]: [string, string]) {
  return { kind: 'calendar#setting', etag: `"${value}"`, id, value };
}
