import { expect, it } from 'vitest';
import type { Failure } from '../../../shared/http/failure.ts';
import { needsApproval } from './needs-approval.ts';

it.each<[Failure, boolean]>([
  [{ kind: 'reauth', status: 401 }, true],
  [{ kind: 'forbidden', status: 403 }, true],
  [{ kind: 'invalid', status: 400, message: 'Missing Google access token' }, true],
  [{ kind: 'invalid', status: 400, message: 'Invalid email address' }, false],
  [{ kind: 'unverified', status: 403 }, false],
  [{ kind: 'unavailable' }, false],
])('of %j: %s', (failure, banner) => {
  expect(needsApproval(failure)).toBe(banner);
});
