import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { Hono } from 'hono';
import type { Context } from 'hono';

import { minuteMs } from '@crocodile-hub/core/time/units';
import type { SentLog } from '../../kit/sent.ts';
import { webFailure } from '../errors.ts';
import { PICTURE } from '../picture.ts';

/** Longer than anybody waits for a picture. */
const slowMs = minuteMs;
const metaPictures: ReadonlySet<string> = new Set([
  'platform-lookaside.fbsbx.com',
  'scontent.cdninstagram.com',
]);

/**
 * `/<protocol>/<host>/<path>`: the sites below `.example`, and Meta's pictures of people. A path that ends in `.png`, `.jpg` or `.gif` is a picture, one
 * that begins with `/unsubscribe` takes a wish to leave; `/slow`, `/redirect` and `/refuse` do so.
 */
export function siteRoutes(sent: SentLog): Hono {
  const app = new Hono();

  app.all('/:protocol{https?}/:host/*', async (c) => {
    const site = siteOf(c);
    if (metaPictures.has(site.hostname)) return picture(c);
    if (!site.hostname.endsWith('.example')) return webFailure(502, `Nobody here is ${site.hostname}`);
    switch (site.pathname) {
      case '/slow':
        // Nobody need wait for it at the end.
        await wait(slowMs, undefined, { ref: false });
        return c.text('At last');
      case '/redirect':
        return c.redirect('https://elsewhere.example/');
      case '/refuse':
        return webFailure(403);
    }
    if (c.req.method === 'POST' && site.pathname.startsWith('/unsubscribe')) return leave(c, site, sent);
    if (c.req.method === 'GET' && /\.(png|jpg|gif)$/.test(site.pathname)) return picture(c);
    return webFailure(404, 'Not found');
  });

  return app;
}

const picture = (c: Context) => c.body(Uint8Array.from(PICTURE), 200, { 'Content-Type': 'image/png' });

/** The address as whoever asked has it. */
function siteOf(c: Context): URL {
  const protocol = c.req.param('protocol') ?? '';
  const host = c.req.param('host') ?? '';
  const { pathname, search } = new URL(c.req.url);
  const begin = `/${protocol}/${host}`;
  const path = pathname.slice(pathname.indexOf(begin) + begin.length);
  return new URL(`${protocol}://${host}${path}${search}`);
}

/** RFC 8058: the wish is a form of one field, and whoever sends it brings nothing else along. */
async function leave(c: Context, site: URL, sent: SentLog): Promise<Response> {
  const body = await c.req.text();
  const isForm = c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded') === true;
  const wish = new URLSearchParams(isForm ? body : '').get('List-Unsubscribe');
  if (wish !== 'One-Click') return webFailure(400, 'No wish to unsubscribe');
  if (c.req.header('Cookie') !== undefined || c.req.header('Referer') !== undefined)
    return webFailure(400, 'More than a wish');
  sent.record({ provider: 'web', kind: 'unsubscribe', to: site.href, text: body, id: randomUUID() });
  return c.text('You have left the list.');
}
