import type { Context } from 'hono';
import { z } from 'zod';

import { GoogleError } from '../errors.ts';
import type { Format } from './present.ts';

const Formats = z.enum(['minimal', 'full', 'raw', 'metadata']).default('full');

/** `format` and `metadataHeaders` of a get. */
export function readFormat(c: Context): { format: Format; metadataHeaders: string[] } {
  return {
    format: Formats.parse(c.req.query('format')?.toLowerCase()),
    metadataHeaders: c.req.queries('metadataHeaders') ?? [],
  };
}

const ListQuery = z.object({
  q: z.string().default(''),
  maxResults: z.coerce.number().int().min(1).default(100),
  pageToken: z.string().optional(),
  includeSpamTrash: z.stringbool().default(false),
});

export type ListQuery = z.infer<typeof ListQuery> & { labelIds: string[] };

const LARGEST_PAGE = 500;

export function readListQuery(c: Context): ListQuery {
  const query = ListQuery.parse(c.req.query());
  return {
    ...query,
    maxResults: Math.min(query.maxResults, LARGEST_PAGE),
    labelIds: c.req.queries('labelIds') ?? [],
  };
}

const LabelChange = z.object({
  addLabelIds: z.array(z.string()).max(100).default([]),
  removeLabelIds: z.array(z.string()).max(100).default([]),
});

export const BatchChange = LabelChange.extend({ ids: z.array(z.string()).max(1000) });

export async function readLabelChange(c: Context) {
  return LabelChange.parse(await c.req.json());
}

/** Gmail refuses longer JSON, so longer mails must be uploaded. */
const LARGEST_JSON = 5 * 1024 * 1024;

/** The JSON of a call that brings a mail. */
export async function readMailJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (Buffer.byteLength(text) > LARGEST_JSON) throw new GoogleError('uploadTooLarge');
  return JSON.parse(text);
}

export const RawMessage = z.object({ raw: z.string().optional(), threadId: z.string().optional() });

export function bytesOf({ raw }: z.infer<typeof RawMessage>): Buffer {
  if (!raw) {
    throw new GoogleError(
      'invalidArgument',
      "'raw' RFC822 payload message string or uploading message via /upload/* URL required",
    );
  }
  return Buffer.from(raw, 'base64url');
}
