import * as z from 'zod/mini';
import { secondMs } from '@crocodile-hub/core/time/units';
import type { AccountDirectory } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/world.ts';
import { Failure } from '../../ports/failure.ts';
import { openAuth } from './auth.ts';

const unknownUser = z.object({ code: z.literal('auth/user-not-found') });

/** A custom claim of the account; Firebase keeps claims when the account changes hands. */
const markName = 'wasUnverified';

export function firebaseAccounts(clock: Clock): AccountDirectory {
  async function userOf(uid: string) {
    const auth = await openAuth();
    return await auth.getUser(uid).catch((error: unknown) => {
      if (unknownUser.safeParse(error).success) return null;
      throw unreached(error);
    });
  }

  return {
    async find(uid) {
      const user = await userOf(uid);
      if (user === null || user.disabled) return null;
      return {
        isVerified: user.emailVerified,
        hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
        sessionsSince: sessionsSince(user.tokensValidAfterTime, user.metadata.creationTime),
        wasUnverified: user.customClaims?.[markName] === true,
      };
    },

    async mark(uid, wasUnverified) {
      const { [markName]: _, ...others } = (await userOf(uid))?.customClaims ?? {};
      const claims = wasUnverified ? { ...others, [markName]: true } : others;
      const auth = await openAuth();
      await auth.setCustomUserClaims(uid, claims).catch((error: unknown) => {
        throw unreached(error);
      });
    },

    async endSessions(uid) {
      const auth = await openAuth();
      // Firebase gives the begin and the end of sessions in whole seconds: within the same second the mark would spare
      // sessions that began in it. A timer may end a millisecond early.
      const next = (Math.floor(clock.now() / secondMs) + 1) * secondMs;
      while (clock.now() < next) await clock.wait(next - clock.now());
      await auth.revokeRefreshTokens(uid).catch((error: unknown) => {
        throw unreached(error);
      });
    },

    async addressOf(uid) {
      return (await userOf(uid))?.email ?? null;
    },

    async close(uid) {
      const auth = await openAuth();
      await auth.updateUser(uid, { disabled: true }).then(noop, unlessGone);
    },

    async remove(uid) {
      const auth = await openAuth();
      await auth.deleteUser(uid).catch(unlessGone);
    },
  };
}

function noop(): void {
  // The returned account is not needed.
}

function unlessGone(error: unknown): void {
  if (!unknownUser.safeParse(error).success) throw unreached(error);
}

/**
 * When sessions were last ended, in ms; 0 for never. Firebase also sets this time when it creates the account, and the
 * first session may have begun a second earlier: that mark ends no session.
 */
export function sessionsSince(validAfter: string | null | undefined, createdAt: string): number {
  const since = Date.parse(validAfter ?? '') || 0;
  return since <= Date.parse(createdAt) ? 0 : since;
}

function unreached(error: unknown): Failure {
  return new Failure('unavailable', 'accountUnchecked', { cause: error });
}
