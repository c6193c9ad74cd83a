import { type Circuit } from '../shared/circuit.ts';
import { lazy } from '../shared/lazy.ts';
import { isOurFault } from '../shared/network.ts';
import { isFailure } from '../../ports/failure.ts';
import type { Person } from '../../ports/person.ts';
import type { TokenSource } from '../../ports/token-source.ts';
import { googleFailure, type GoogleProduct, unexpectedAnswer } from './errors.ts';

export type GoogleOptions = {
  /** Shared by all that asks Google. */
  circuit: Circuit;
  tokens: TokenSource;
  /** Where the APIs are; Google's own hosts when absent. */
  rootUrl: string | undefined;
  timeoutMs: number;
};

// Deep imports: the umbrella package costs 0.8 s and 170 MB.
const loadGmail = lazy(() => import('googleapis/build/src/apis/gmail/index.js'));
const loadCalendar = lazy(() => import('googleapis/build/src/apis/calendar/index.js'));

/** A Gmail client for one token. Never use its `media` uploads: those ignore `rootUrl`. */
export async function gmailFor(token: string, { rootUrl, timeoutMs }: GoogleOptions) {
  const { gmail, auth } = await loadGmail();
  const client = withCredentials(new auth.OAuth2(), token);
  return gmail({ version: 'v1', auth: client, timeout: timeoutMs, retry: false, ...at(rootUrl) });
}

export async function calendarFor(token: string, { rootUrl, timeoutMs }: GoogleOptions) {
  const { calendar, auth } = await loadCalendar();
  const client = withCredentials(new auth.OAuth2(), token);
  return calendar({ version: 'v3', auth: client, timeout: timeoutMs, retry: false, ...at(rootUrl) });
}

type OAuthClient = InstanceType<Awaited<ReturnType<typeof loadGmail>>['auth']['OAuth2']>;

const noContent = 204;

/** The client hands on whatever came when it is no JSON, and nonsense would pass for an empty mailbox. */
function withCredentials(client: OAuthClient, token: string): OAuthClient {
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

/**
 * Calls with the person's token; when Google refuses it, once more with a renewed one. What the caller gave up by `signal`
 * says nothing about Google, so the circuit does not count it.
 */
export async function withToken<T>(
  { tokens, circuit }: Pick<GoogleOptions, 'tokens' | 'circuit'>,
  product: GoogleProduct,
  person: Person,
  call: (token: string) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const attempt = (token: string) =>
    circuit(() =>
      call(token).catch((error: unknown) => {
        throw isOurFault(error) || signal?.aborted === true ? error : googleFailure(error, product);
      }),
    ).catch((error: unknown) => {
      throw isOurFault(error) ? error : googleFailure(error, product);
    });
  const token = await tokens.token(person);
  try {
    return await attempt(token);
  } catch (error) {
    if (!isFailure(error, 'reauth')) throw error;
  }
  return await attempt(await tokens.renew(person, token));
}

function at(rootUrl: string | undefined): { rootUrl?: string } {
  if (rootUrl === undefined) return {};
  return { rootUrl: rootUrl.endsWith('/') ? rootUrl : `${rootUrl}/` };
}
