import type { Context } from 'hono';

import { GoogleError } from '../errors.ts';
import { headerValue, splitEntity } from './mime/headers.ts';

/** As Gmail's discovery document says. */
const LARGEST_UPLOAD = 36_700_160;

/** The two parts of an upload (`uploadType=multipart`): what the message is, as JSON, and the mail itself. */
export async function readUpload(c: Context): Promise<{ json: unknown; raw: Buffer }> {
  const body = Buffer.from(await c.req.arrayBuffer());
  if (c.req.query('uploadType') !== 'multipart')
    throw new GoogleError('badRequest', 'Only multipart uploads are imitated.');
  const [description, mail, ...more] = partsOf(body, boundaryIn(c.req.header('Content-Type') ?? ''));
  if (!description || !mail || more.length > 0) throw malformed();
  const type = headerValue(mail.headers, 'Content-Type') ?? '';
  if (!/^message\/rfc822\b/i.test(type))
    throw new GoogleError(
      'badContent',
      `Media type '${type}' is not supported. Valid media types: [message/rfc822]`,
    );
  if (mail.body.length > LARGEST_UPLOAD) throw new GoogleError('uploadTooLarge');
  return { json: JSON.parse(description.body.toString()), raw: mail.body };
}

function boundaryIn(contentType: string): string {
  const [, quoted, bare] =
    /^multipart\/related;.*\bboundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) throw malformed();
  return boundary;
}

/** RFC 2046, 5.1.1: the line break before a delimiter belongs to the delimiter. */
function partsOf(body: Buffer, boundary: string) {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const whole = Buffer.concat([Buffer.from('\r\n'), body]);
  const parts: ReturnType<typeof splitEntity>[] = [];
  let at = whole.indexOf(delimiter);
  while (at !== -1) {
    const start = at + delimiter.length + '\r\n'.length;
    if (whole.subarray(at + delimiter.length, start).toString() === '--') return parts;
    at = whole.indexOf(delimiter, start);
    if (at !== -1) parts.push(splitEntity(whole.subarray(start, at)));
  }
  throw malformed();
}

function malformed(): GoogleError {
  return new GoogleError('badRequest', 'Malformed multipart body.');
}
