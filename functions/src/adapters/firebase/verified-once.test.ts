import { expect, it } from 'vitest';
import { Failure } from '../../ports/failure.ts';
import { verifiedOnce } from './verified-once.ts';

/** Knows Anna's tokens, which live for an hour, and counts how often it is asked. */
function aVerifier() {
  const asked: string[] = [];
  let now = 0;
  const identity = verifiedOnce(
    (idToken) => {
      asked.push(idToken);
      return idToken.startsWith('anna') && now < 3_600_000
        ? Promise.resolve({ uid: 'anna', googleIds: [], expiresAt: 3_600_000 })
        : Promise.reject(new Failure('unauthenticated', 'noUser'));
    },
    () => now,
  );
  return {
    identity,
    asked,
    advance: (ms: number) => {
      now += ms;
    },
  };
}

it('verifies a token once while it lives', async () => {
  const { identity, asked, advance } = aVerifier();
  expect(await identity.verify('anna-1')).toMatchObject({ uid: 'anna' });
  advance(3_599_999);
  expect(await identity.verify('anna-1')).toMatchObject({ uid: 'anna' });
  expect(asked).toEqual(['anna-1']);
});

it('refuses a token that has expired, although it was good', async () => {
  const { identity, advance } = aVerifier();
  await identity.verify('anna-1');
  advance(3_600_000);
  await expect(identity.verify('anna-1')).rejects.toMatchObject({ kind: 'unauthenticated' });
});

it('verifies each token by itself, and a refused one again each time', async () => {
  const { identity, asked } = aVerifier();
  await identity.verify('anna-1');
  await identity.verify('anna-2');
  await expect(identity.verify('forged')).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(identity.verify('forged')).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(asked).toEqual(['anna-1', 'anna-2', 'forged', 'forged']);
});
