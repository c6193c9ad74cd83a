import { createMiddleware } from 'hono/factory';

import { GoogleError } from './errors.ts';

type Mask = Map<string, Mask>;

/** `fields=items(id,start/dateTime),nextPageToken`: only these fields of the answer are sent. */
export function partialResponse() {
  return createMiddleware(async function applyFieldMask(c, next) {
    const fields = c.req.query('fields');
    await next();
    if (fields === undefined || fields === '*' || !c.res.ok || c.res.status === 204) return;
    const mask = parseMask(fields);
    c.res = Response.json(pick(await c.res.json(), mask), { status: c.res.status });
  });
}

export function parseMask(fields: string): Mask {
  const root: Mask = new Map();
  const groups = [root];
  let level = root;
  for (const [, name, separator] of fields.matchAll(/([\w-]+|\*)|([,/()])/g)) {
    const group = groups.at(-1);
    if (!group) throw new GoogleError('invalid', `Invalid field selection ${fields}`);
    if (name !== undefined) level = child(level, name);
    else if (separator === '(') groups.push(level);
    else if (separator === ')') groups.pop();
    else if (separator === ',') level = group;
  }
  if (groups.length !== 1) throw new GoogleError('invalid', `Invalid field selection ${fields}`);
  return root;
}

function child(mask: Mask, name: string): Mask {
  const known = mask.get(name);
  if (known) return known;
  const made: Mask = new Map();
  mask.set(name, made);
  return made;
}

/** A field without fields of its own is taken whole; lists are masked item by item. */
function pick(value: unknown, mask: Mask): unknown {
  if (mask.size === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => pick(item, mask));
  const chosen = Object.entries(value).flatMap(([name, field]) => {
    const fieldMask = mask.get(name) ?? mask.get('*');
    return fieldMask ? [[name, pick(field, fieldMask)]] : [];
  });
  return Object.fromEntries(chosen);
}
