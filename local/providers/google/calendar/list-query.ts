import type { Context } from 'hono';
import { z } from 'zod';

import { GoogleError } from '../errors.ts';

const Instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const ListQuery = z.object({
  timeMin: Instant.optional(),
  timeMax: Instant.optional(),
  singleEvents: z.stringbool().default(false),
  showDeleted: z.stringbool().default(false),
  orderBy: z.literal('startTime').optional(),
  iCalUID: z.string().optional(),
  maxResults: z.coerce.number().int().min(1).default(250),
  pageToken: z.string().optional(),
});

export type ListQuery = z.infer<typeof ListQuery>;

const LARGEST_PAGE = 2500;

export function readListQuery(c: Context): ListQuery {
  const { data } = ListQuery.safeParse(c.req.query());
  if (!data) throw new GoogleError('badRequest');
  if (data.orderBy === 'startTime' && !data.singleEvents) {
    throw new GoogleError('badRequest', 'The requested ordering is not available for the particular query.');
  }
  if (data.timeMin !== undefined && data.timeMax !== undefined && data.timeMax <= data.timeMin) {
    throw new GoogleError('timeRangeEmpty');
  }
  return { ...data, maxResults: Math.min(data.maxResults, LARGEST_PAGE) };
}
