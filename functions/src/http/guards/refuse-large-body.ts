import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ApiEnv } from '../environment.ts';
import { headerOf } from '../header.ts';

/**
 * Where the length is stated it is believed, as the HTTP parser enforces it. Otherwise the body is counted: the
 * functions framework holds all of it in memory by then.
 */
export function refuseLargeBody(c: Context<ApiEnv>, mostBytes: number): Promise<void> | undefined {
  if (c.req.method === 'GET') return undefined;
  const stated = headerOf(c, 'content-length');
  if (stated === undefined || headerOf(c, 'transfer-encoding') !== undefined) return count(c, mostBytes);
  refuseBeyond(Number(stated), mostBytes);
  return undefined;
}

async function count(c: Context<ApiEnv>, mostBytes: number): Promise<void> {
  const { url, method, headers } = c.req.raw;
  const body = await c.req.raw.arrayBuffer();
  refuseBeyond(body.byteLength, mostBytes);
  c.req.raw = new Request(url, { method, headers, body });
}

function refuseBeyond(bytes: number, mostBytes: number): void {
  if (bytes > mostBytes) throw new HTTPException(413);
}
