import * as z from 'zod/mini';
import { id, ok, queryNumber } from './fields.ts';
import { storedText } from './text.ts';
import { storedTime } from './time.ts';

/** A file that waits for the mail it is attached to. Its bytes are in parts beside it. */
export const uploadDocument = z.object({
  filename: storedText(200),
  mimeType: storedText(200),
  size: z.int(),
  createdAt: storedTime,
});

/** Rows for the route table. */
export const uploadRoutes = {
  /** Names a file; its bytes follow part by part. */
  startUpload: {
    method: 'POST',
    path: '/api/inbox-ai/uploads',
    auth: 'user',
    body: z.object({
      filename: storedText(1_000),
      mimeType: storedText(200),
      size: z.int().check(z.nonnegative()),
    }),
    /** `filename` is the name as it will leave. */
    reply: z.object({ success: z.literal(true), uploadId: id, filename: z.string() }),
    limit: 'call',
    failures: ['unavailable'],
  },
  /** One part, as it is: no JSON. The same part again changes nothing. */
  uploadPart: {
    method: 'PUT',
    path: '/api/inbox-ai/uploads/:uploadId/:part',
    auth: 'user',
    params: z.object({ uploadId: id, part: queryNumber(0, 999) }),
    reply: ok,
    limit: 'call',
    failures: ['not-found', 'unavailable'],
  },
  /** The person took the file out again. */
  dropUpload: {
    method: 'POST',
    path: '/api/inbox-ai/uploads/:uploadId/drop',
    auth: 'user',
    params: z.object({ uploadId: id }),
    reply: ok,
    limit: 'call',
    failures: ['unavailable'],
  },
} as const;
