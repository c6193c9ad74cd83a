import { describe, expect, it } from 'vitest';
import { callerOf } from './credentials.ts';

function bearer(payload: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `Bearer ${part({ alg: 'none' })}.${part(payload)}.`;
}

describe('who a request comes from', () => {
  it('is the owner, with the word that SDKs send to emulators', () => {
    expect(callerOf('Bearer owner')).toEqual({ kind: 'owner' });
  });

  it('is a person, by an unsigned token however old', () => {
    const payload = { sub: 'ann', exp: 3600, admin: true };
    expect(callerOf(bearer(payload))).toEqual({ kind: 'user', auth: { uid: 'ann', token: payload } });
    expect(callerOf(bearer({ user_id: 'bob' }))).toMatchObject({ auth: { uid: 'bob' } });
  });

  it('is nobody without a token', () => {
    expect(callerOf(undefined)).toEqual({ kind: 'user', auth: null });
  });

  it.each(['Bearer nonsense', 'Bearer a.b.c', bearer({}), bearer([]), 'Basic abc'])(
    'is refused for %s',
    (header) => {
      expect(() => callerOf(header)).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
    },
  );
});
