import type { AppConfig } from '@crocodile-hub/core/contract/app-config';

/** The address at which the SDK expects an emulator of Firebase Auth; the test answers it itself (wire.ts). */
export const authUrl = 'http://auth.test';
export const apiKey = 'local';

export type Account = { uid: string; email: string; password: string; name: string; isVerified: boolean };

/** The text fields of the SDK's requests. */
type Fields = Readonly<Partial<Record<string, string>>>;
type Answer = { status: number; body: object };

const tokenSeconds = 3_600;

/** Accounts of Firebase Auth, and its REST calls as the SDK makes them. */
export class Accounts {
  readonly #config: AppConfig['firebase'];
  readonly #all = new Map<string, Account>();
  /** The mails that it would have sent, oldest first. */
  readonly mails: { kind: string; to: string }[] = [];

  constructor(config: AppConfig['firebase']) {
    this.#config = config;
  }

  add(account: Account): void {
    this.#all.set(account.uid, account);
  }

  /** An ID token as the emulators take it: unsigned. */
  token({ uid, email, name, isVerified }: Account): string {
    const { projectId } = this.#config;
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      iss: `https://securetoken.google.com/${projectId}`,
      aud: projectId,
      sub: uid,
      user_id: uid,
      auth_time: now,
      iat: now,
      exp: now + tokenSeconds,
      name,
      email,
      email_verified: isVerified,
      firebase: { sign_in_provider: 'password', identities: { email: [email] } },
    };
    return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
  }

  /** Whose token this is, if anybody's. */
  ownerOf(token: string | undefined): Account | undefined {
    const [, claims = ''] = token?.split('.') ?? [];
    if (claims === '') return undefined;
    const { sub } = decoded(claims) as { sub?: string };
    return this.#all.get(sub ?? '');
  }

  answer(path: string, body: Fields): Answer {
    const call = /[^/]+$/.exec(path)?.[0] ?? '';
    const answer = this.#calls[call];
    if (answer === undefined) throw new Error(`Firebase Auth has no ${call} in these tests`);
    return answer(body);
  }

  readonly #calls: Readonly<Record<string, (body: Fields) => Answer>> = {
    'accounts:signUp': ({ email = '', password = '', displayName = '' }) => {
      if (this.#byEmail(email) !== undefined) return refused('EMAIL_EXISTS');
      const account = {
        uid: crypto.randomUUID(),
        email,
        password,
        name: displayName,
        isVerified: false,
      };
      this.add(account);
      return this.#welcomed(account);
    },
    'accounts:signInWithPassword': ({ email, password }) => {
      const account = this.#byEmail(email);
      if (account === undefined || account.password !== password) return refused('INVALID_LOGIN_CREDENTIALS');
      return this.#welcomed(account);
    },
    'accounts:lookup': ({ idToken }) => {
      const account = this.ownerOf(idToken);
      return account === undefined ? refused('USER_NOT_FOUND') : told({ users: [userOf(account)] });
    },
    'accounts:update': ({ idToken, displayName }) => {
      const account = this.ownerOf(idToken);
      if (account === undefined) return refused('USER_NOT_FOUND');
      account.name = displayName ?? account.name;
      return this.#welcomed(account);
    },
    'accounts:sendOobCode': ({ requestType = '', idToken, email = '' }) => {
      this.mails.push({
        kind: requestType,
        to: this.ownerOf(idToken)?.email ?? email,
      });
      return told({});
    },
    token: ({ refresh_token: uid = '' }) => {
      const account = this.#all.get(uid);
      if (account === undefined) return refused('TOKEN_EXPIRED');
      const token = this.token(account);
      return told({
        id_token: token,
        access_token: token,
        refresh_token: account.uid,
        expires_in: String(tokenSeconds),
        user_id: account.uid,
      });
    },
  };

  #byEmail(email: string | undefined): Account | undefined {
    return [...this.#all.values()].find((account) => account.email === email);
  }

  #welcomed(account: Account): Answer {
    return told({
      localId: account.uid,
      email: account.email,
      displayName: account.name,
      idToken: this.token(account),
      refreshToken: account.uid,
      expiresIn: String(tokenSeconds),
    });
  }
}

function userOf({ uid, email, name, isVerified }: Account): object {
  return {
    localId: uid,
    email,
    displayName: name,
    emailVerified: isVerified,
    providerUserInfo: [
      { providerId: 'password', rawId: email, federatedId: email, email, displayName: name },
    ],
  };
}

const told = (body: object): Answer => ({ status: 200, body });
const refused = (message: string): Answer => ({ status: 400, body: { error: { code: 400, message } } });

function encoded(part: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(part));
  const letters = btoa(String.fromCharCode(...bytes));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decoded(part: string): unknown {
  const letters = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}
