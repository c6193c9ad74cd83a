import { type Accounts, authUrl } from './accounts.ts';
import type { Api } from './api.ts';
import type { AppWindow } from './app-frame.ts';
import type { FirestoreRefusals } from './firestore-refusals.ts';

type Behind = { api: Api; accounts: Accounts; refusals: FirestoreRefusals; problems: string[] };

/**
 * Puts what the test says in the place of the servers, where the app's document reaches out: calls of the API and of
 * Firebase Auth are answered here, Firestore's go on to the embedded one.
 */
export function wire(opened: AppWindow, behind: Behind): void {
  const { refusals, problems } = behind;
  const real = opened.fetch.bind(opened);
  opened.fetch = async (input, init) => {
    const request = new opened.Request(input, init);
    const { origin, pathname } = new URL(request.url);
    if (origin === refusals.origin) {
      if (!refusals.areOn) return real(request);
      const asked = refusals.rewritten(request.url, await request.text());
      return real(asked.url, {
        method: request.method,
        headers: request.headers,
        signal: request.signal,
        ...bodyOf(request, asked.body),
      });
    }
    const answer = () => {
      if (origin === authUrl) return answerOfAuth(behind.accounts, request);
      if (origin === opened.location.origin && pathname.startsWith('/api/'))
        return answerOfApi(behind, request);
      problems.push(`${request.method} ${request.url} is asked of nobody in these tests`);
      return Promise.resolve(undefined);
    };
    const answered = await Promise.race([answer(), aborted(request.signal)]);
    if (answered === undefined) throw new opened.TypeError('Failed to fetch');
    // What is read from it is of the app's document: Firestore takes no array of another one.
    return new opened.Response(answered.body, answered);
  };
  opened.XMLHttpRequest = refusals.requestsOf(opened.XMLHttpRequest);
}

function bodyOf({ method }: Request, body: string): { body?: string } {
  return method === 'GET' ? {} : { body };
}

async function answerOfApi(
  { api, accounts, problems }: Behind,
  request: Request,
): Promise<Response | undefined> {
  const token = request.headers.get('Authorization')?.replace('Bearer ', '');
  try {
    return await api.answer(request, accounts.ownerOf(token) !== undefined);
  } catch (error) {
    problems.push(`${request.url}: ${String(error)}`);
    return undefined;
  }
}

async function answerOfAuth(accounts: Accounts, request: Request): Promise<Response> {
  const sent = await request.text();
  const isForm = request.headers.get('Content-Type')?.includes('form') === true;
  const fields: unknown = isForm
    ? Object.fromEntries(new URLSearchParams(sent))
    : JSON.parse(sent === '' ? '{}' : sent);
  // Of what the SDK sends, its texts are looked at.
  const { status, body } = accounts.answer(new URL(request.url).pathname, fields as Record<string, string>);
  return Response.json(body, { status });
}

/** A call that the app gives up ends at once, whatever its answer waits for. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
