import { GoogleError } from './errors.ts';

export type Page<T> = { items: T[]; nextPageToken?: string };

/**
 * One page of an ordered list. The token names the last item of the page before, so that new items are neither repeated
 * nor skipped.
 */
export function pageOf<T>(
  items: T[],
  { size, after, keyOf }: { size: number; after: string | undefined; keyOf: (item: T) => string },
): Page<T> {
  const start = after === undefined ? 0 : positionAfter(items, decode(after), keyOf);
  const page = items.slice(start, start + size);
  const last = page.at(-1);
  const hasMore = start + page.length < items.length;
  return { items: page, ...(hasMore && last !== undefined ? { nextPageToken: encode(keyOf(last)) } : {}) };
}

function positionAfter<T>(items: T[], key: string, keyOf: (item: T) => string): number {
  const index = items.findIndex((item) => keyOf(item) === key);
  if (index === -1) throw new GoogleError('invalidArgument', 'Invalid pageToken');
  return index + 1;
}

function encode(key: string): string {
  return Buffer.from(key).toString('base64url');
}

function decode(token: string): string {
  return Buffer.from(token, 'base64url').toString();
}
