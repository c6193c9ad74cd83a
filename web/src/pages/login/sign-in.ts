import { loadAuth } from '../../kit/wire/firebase/load-auth.ts';
import type { Credentials, Mode } from './credentials.ts';

/** Why signing in failed. It never tells whether an address has an account. */
export type SignInProblem =
  'wrongCredentials' | 'emailTaken' | 'tooManyAttempts' | 'noConnection' | undefined;
export type SignInOutcome = { ok: true } | { ok: false; problem: SignInProblem };

export async function signIn({ email, password }: Credentials, mode: Mode): Promise<SignInOutcome> {
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
