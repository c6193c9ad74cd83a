import type { Context } from 'hono';
import { z } from 'zod';

import { GoogleError } from '../errors.ts';
import { isTimeZone } from './times.ts';

const Instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const ListQuery = z.object({
  timeMin: Instant.optional(),
  timeMax: Instant.optional(),
  updatedMin: Instant.optional(),
  timeZone: z.string().refine(isTimeZone).optional(),
  singleEvents: z.stringbool().default(false),
  showDeleted: z.stringbool().default(false),
  orderBy: z.enum(['startTime', 'updated']).optional(),
  q: z.string().optional(),
  iCalUID: z.string().optional(),
  maxResults: z.coerce.number().int().min(1).default(250),
  pageToken: z.string().optional(),
  syncToken: z.string().optional(),
});

export type ListQuery = z.infer<typeof ListQuery> & {
  privateProperties: [name: string, value: string][];
  sharedProperties: [name: string, value: string][];
};

const LARGEST_PAGE = 2500;
const NOT_WITH_SYNC_TOKEN = [
  'iCalUID',
  'orderBy',
  'privateExtendedProperty',
  'q',
  'sharedExtendedProperty',
  'timeMin',
  'timeMax',
  'updatedMin',
];

export function readListQuery(c: Context): ListQuery {
  const given = c.req.query();
  const { data } = ListQuery.safeParse(given);
  if (!data) throw new GoogleError('badRequest');
  if (data.syncToken !== undefined && NOT_WITH_SYNC_TOKEN.some((name) => name in given)) {
    throw new GoogleError('badRequest', 'Sync token cannot be used with the query restrictions specified.');
  }
  if (data.orderBy === 'startTime' && !data.singleEvents) {
    throw new GoogleError('badRequest', 'The requested ordering is not available for the particular query.');
  }
  if (data.timeMin !== undefined && data.timeMax !== undefined && data.timeMax <= data.timeMin) {
    throw new GoogleError('timeRangeEmpty');
  }
  return {
    ...data,
    maxResults: Math.min(data.maxResults, LARGEST_PAGE),
    privateProperties: properties(c.req.queries('privateExtendedProperty')),
    sharedProperties: properties(c.req.queries('sharedExtendedProperty')),
  };
}

function properties(pairs: string[] = []): [string, string][] {
  return pairs.map((pair) => {
    const equals = pair.indexOf('=');
    if (equals < 1) throw new GoogleError('invalid');
    return [pair.slice(0, equals), pair.slice(equals + 1)];
  });
}
