import type { Instant } from '@crocodile-hub/core/contract/time';
import { reason } from '@crocodile-hub/core/failures/reason';
import { type Circuit } from '../shared/circuit.ts';
import { lazy } from '../shared/lazy.ts';
import { isOurFault } from '../shared/network.ts';
import { retrying } from '../shared/retrying.ts';
import { Failure, isFailure } from '../../ports/failure.ts';
import type { GoogleService, TokenSource } from '../../ports/connections.ts';
import type { Person } from '../../ports/accounts.ts';
import { googleFailure, type GoogleProduct, lacksPermission, unexpectedAnswer } from './errors.ts';

export type GoogleOptions = {
  /** Shared by all that asks Google. */
  circuit: Circuit;
  tokens: TokenSource;
  /** The host of the APIs; Google's own hosts when absent. */
  rootUrl: string | undefined;
  timeoutMs: number;
  now: () => Instant;
};

type ClientOptions = Pick<GoogleOptions, 'rootUrl' | 'timeoutMs'>;

// Deep imports: the umbrella package costs 0.8 s and 170 MB.
const loadGmail = lazy(() => import('googleapis/build/src/apis/gmail/index.js'));
const loadCalendar = lazy(() => import('googleapis/build/src/apis/calendar/index.js'));

/** A Gmail client for one token. Never use its `media` uploads: those ignore `rootUrl`. `uploadMail` does not. */
export async function gmailFor(token: string, { rootUrl, timeoutMs }: ClientOptions) {
  const { gmail } = await loadGmail();
  const client = await gmailAuth(token);
  return gmail({ version: 'v1', auth: client, timeout: timeoutMs, retry: false, ...at(rootUrl) });
}

/** Calls with one token what Gmail's client does not call. */
export async function gmailAuth(token: string): Promise<OAuthClient> {
  const { auth } = await loadGmail();
  return withCredentials(new auth.OAuth2(), token);
}

/** Verifies tokens that Google signed. It fetches Google's keys once, and keeps them while they last. */
export async function idTokenVerifier(certsUrl: string): Promise<Pick<OAuthClient, 'verifyIdToken'>> {
  const { auth } = await loadGmail();
  return new auth.OAuth2({ endpoints: { oauth2FederatedSignonPemCertsUrl: certsUrl } });
}

export async function calendarFor(token: string, { rootUrl, timeoutMs }: ClientOptions) {
  const { calendar, auth } = await loadCalendar();
  const client = withCredentials(new auth.OAuth2(), token);
  return calendar({ version: 'v3', auth: client, timeout: timeoutMs, retry: false, ...at(rootUrl) });
}

type OAuthClient = InstanceType<Awaited<ReturnType<typeof loadGmail>>['auth']['OAuth2']>;

const noContent = 204;

/**
 * If the answer is not JSON, Google's client passes it on as text, and it would look like an empty mailbox. So it is
 * refused here.
 */
export function withCredentials(client: OAuthClient, token: string): OAuthClient {
  client.setCredentials({ access_token: token });
  client.transporter.interceptors.response.add({
    resolved: (response) => {
      const isAnswer =
        response.status === noContent || (typeof response.data === 'object' && response.data !== null);
      return isAnswer ? Promise.resolve(response) : Promise.reject(unexpectedAnswer());
    },
  });
  return client;
}

const serviceOf = {
  Gmail: 'gmail',
  'Google Calendar': 'google-calendar',
} as const satisfies Record<string, GoogleService>;

/**
 * Calls with the person's token; if Google refuses it, once more with a renewed one. The person is shown whether Google
 * accepted the last token. A call that was aborted by `signal` says nothing about Google, so the circuit does not count
 * it.
 */
export async function withToken<T>(
  { tokens, circuit }: Pick<GoogleOptions, 'tokens' | 'circuit'>,
  product: keyof typeof serviceOf,
  person: Person,
  call: (token: string) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const attempt = (token: string) =>
    circuit(() =>
      call(token).catch((error: unknown) => {
        if (isOurFault(error) || signal?.aborted === true) throw error;
        throw lacksPermission(error) ? lacking(product, error) : googleFailure(error, product);
      }),
    ).catch((error: unknown) => {
      throw isOurFault(error) ? error : googleFailure(error, product);
    });
  const service = serviceOf[product];
  const token = await tokens.token(person);
  try {
    const answer = await attempt(token);
    await tokens.recordAnswer(person, token, { service, isRefused: false });
    return answer;
  } catch (error) {
    if (!isFailure(error, 'reauth')) throw error;
  }
  const renewed = await tokens.renew(person, token);
  try {
    const answer = await attempt(renewed);
    await tokens.recordAnswer(person, renewed, { service, isRefused: false });
    return answer;
  } catch (error) {
    if (isFailure(error, 'reauth')) await tokens.recordAnswer(person, renewed, { service, isRefused: true });
    throw error;
  }
}

/** Gmail asked for a person; `repeatable` is for what may be asked again freely. */
export function gmailCalls(options: GoogleOptions) {
  const call = <T>(
    person: Person,
    ask: (gmail: Awaited<ReturnType<typeof gmailFor>>) => Promise<T>,
    signal?: AbortSignal,
  ) => withToken(options, 'Gmail', person, async (token) => ask(await gmailFor(token, options)), signal);
  const repeatable: typeof call = (person, ask) => retrying(() => call(person, ask));
  return { call, repeatable };
}

/** The person unticked it at Google's consent, or took it away later. Connecting again helps. */
function lacking(product: GoogleProduct, cause: unknown): Failure {
  return new Failure('reauth', reason('googleLacksPermission', { service: product }), { cause });
}

export function at(rootUrl: string | undefined): { rootUrl?: string } {
  if (rootUrl === undefined) return {};
  return { rootUrl: rootUrl.endsWith('/') ? rootUrl : `${rootUrl}/` };
}
