import { expect, it } from 'vitest';
import type { Failure } from '../../kit/wire/failure.ts';
import { en } from '../../kit/text/catalogue/en.ts';
import { he } from '../../kit/text/catalogue/he.ts';
import { needsApproval, tellsOfApproval } from './needs-approval.ts';

it.each<[string, Failure, boolean]>([
  ['send_email', { kind: 'reauth', status: 401 }, true],
  ['create_event', { kind: 'forbidden', status: 403 }, true],
  ['send_email', { kind: 'invalid', status: 400, message: 'Missing Google access token' }, true],
  ['send_email', { kind: 'invalid', status: 400, message: 'Invalid email address' }, false],
  ['send_email', { kind: 'unverified', status: 403 }, false],
  ['send_email', { kind: 'unavailable' }, false],
  ['send_whatsapp', { kind: 'forbidden', status: 403 }, false],
  ['whatsapp', { kind: 'reauth', status: 401 }, false],
])('of %s refused with %j: %s', (actionType, failure, banner) => {
  expect(needsApproval(actionType, failure)).toBe(banner);
});

it.each([
  [`❌ ${en['smart-tasks'].needsApproval}`, true],
  [`❌ ${he['smart-tasks'].needsApproval}`, true],
  ['❌ Google Calendar access expired. Please reconnect your Google account.', true],
  ['❌ WhatsApp authorization required. Please check your settings.', false],
])('reads %j: %s', (words, asks) => {
  expect(tellsOfApproval(words)).toBe(asks);
});
