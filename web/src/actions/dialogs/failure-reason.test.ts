import { expect, it } from 'vitest';
import { reasonKeyOf } from './failure-reason.ts';

it('names the channel for an answer without words, the network for none, and else nothing known', () => {
  expect(reasonKeyOf({ kind: 'unknown', status: 500 }, 'send_email')).toBe('reason_send_email');
  expect(reasonKeyOf({ kind: 'unavailable' }, 'reminder')).toBe('common:networkError');
  expect(reasonKeyOf(null, 'create_event')).toBe('common:unknownError');
});
