import { limits } from '@crocodile-hub/core/domain/limits';
import { useState } from 'react';
import { connectGoogle, type GoogleOutcome } from '../../account/consent/google.ts';
import { readAppConfig } from '../../kit/wire/app-config.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';
import type { Credentials, Mode } from './credentials.ts';
import { loadAuth } from '../../kit/wire/firebase/load-auth.ts';

type Way = Mode | 'google' | 'demo';
type Problem = NonNullable<SignInProblem> | 'popupClosed' | 'noValidToken';

/** What failed, and the reason if it may be told; both are keys of the login catalogue. */
export type LoginFailure = {
  text: 'loginFailed' | 'signUpFailed' | 'googleFailed';
  problem: Problem | undefined;
};

export type Login = {
  /** The way of signing in that is being tried. */
  busy: Way | undefined;
  failure: LoginFailure | undefined;
  submit: (credentials: Credentials, mode: Mode) => void;
  google: () => void;
  demo: (() => void) | undefined;
  clearFailure: () => void;
};

/** The ways to sign in; they lead to `next`. Success is not reported here: the page follows the sign-in state. */
export function useLogin(next: string): Login {
  const { t } = useTranslation('login');
  const [busy, setBusy] = useState<Way>();
  const [failure, setFailure] = useState<LoginFailure>();

  const attempt = async (way: Way, enter: () => Promise<LoginFailure | undefined>) => {
    setBusy(way);
    setFailure(undefined);
    const failed = await enter();
    setBusy(undefined);
    if (failed === undefined) return;
    setFailure(failed);
    const detail = failed.problem === undefined ? {} : { detail: t(failed.problem) };
    notify.error(t(failed.text), { id: 'login', durationMs: limits.toastLoginMs, ...detail });
  };
  const enter = (way: Way, credentials: Credentials, mode: Mode) =>
    void attempt(way, async () => {
      const outcome = await signIn(credentials, mode);
      if (outcome.ok) return undefined;
      return { text: mode === 'signIn' ? 'loginFailed' : 'signUpFailed', problem: outcome.problem };
    });
  const demoPerson = readAppConfig().demo;
  return {
    busy,
    failure,
    submit: (credentials, mode) => enter(mode, credentials, mode),
    google: () => void attempt('google', async () => googleFailure(await connectGoogle({ returnTo: next }))),
    demo: demoPerson === undefined ? undefined : () => enter('demo', demoPerson, 'signIn'),
    clearFailure: () => setFailure(undefined),
  };
}

const googleProblems: Partial<Record<GoogleOutcome['is'], Problem>> = {
  closed: 'popupClosed',
  'no-token': 'noValidToken',
};

function googleFailure(outcome: GoogleOutcome): LoginFailure | undefined {
  if (outcome.is === 'connected') return undefined;
  const unreachable = outcome.is === 'failed' && outcome.failure.kind === 'unavailable';
  return { text: 'googleFailed', problem: unreachable ? 'noConnection' : googleProblems[outcome.is] };
}

/** Why signing in failed. It never tells whether an address has an account. */
type SignInProblem = 'wrongCredentials' | 'emailTaken' | 'tooManyAttempts' | 'noConnection' | undefined;
type SignInOutcome = { ok: true } | { ok: false; problem: SignInProblem };

async function signIn({ email, password }: Credentials, mode: Mode): Promise<SignInOutcome> {
  try {
    const { auth, createUserWithEmailAndPassword, signInWithEmailAndPassword } = await loadAuth();
    const enter = mode === 'signIn' ? signInWithEmailAndPassword : createUserWithEmailAndPassword;
    await enter(auth, email.trim(), password);
    if (mode === 'signUp') await sendMail();
    return { ok: true };
  } catch (error) {
    return { ok: false, problem: problems[codeOf(error)] };
  }
}

/** If the mail cannot be sent, the app offers to send it again. */
async function sendMail(): Promise<void> {
  const { sendVerification } = await import('../../account/verify-address.ts');
  await sendVerification();
}

/** https://firebase.google.com/docs/auth/admin/errors, as the web SDK names them. */
const problems: Record<string, SignInProblem> = {
  'auth/invalid-credential': 'wrongCredentials',
  'auth/invalid-login-credentials': 'wrongCredentials',
  'auth/user-not-found': 'wrongCredentials',
  'auth/wrong-password': 'wrongCredentials',
  'auth/user-disabled': 'wrongCredentials',
  'auth/email-already-in-use': 'emailTaken',
  'auth/too-many-requests': 'tooManyAttempts',
  'auth/network-request-failed': 'noConnection',
};

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
