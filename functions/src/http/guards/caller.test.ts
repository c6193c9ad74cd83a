import { Context } from 'hono';
import { expect, it } from 'vitest';
import { messageOf } from '../../testing/call-app.ts';
import type { ApiEnv } from '../header.ts';
import { callerOf } from './caller.ts';

it.each([
  ['the last hop', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
  ['nobody in particular without one', undefined, 'unknown'],
  ['nobody in particular where it is no address', '203.0.113.7, x'.repeat(400), 'unknown'],
  ['half an address of IPv6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['the same half, however it is written', '2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['a half that is shortened', '2001:db8::1', '2001:db8:0:0'],
  ['an address with a zone', 'fe80::1%eth0', 'fe80:0:0:0'],
])('counts a stranger under %s', (_, forwardedFor, network) => {
  const headers = forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor };
  const request = new Request('http://127.0.0.1', { headers });
  const c = new Context<ApiEnv>(request, { env: { incoming: messageOf(request) } });
  expect(callerOf(c, null)).toBe(`address:${network}`);
});
