import type { StackUrls } from '../../local/stack/addresses.ts';

export type ApiAnswer = { status: number; body: unknown; headers: Headers };

/** One call as the web app makes it: through Hosting, with the person's ID token. */
export async function callApi(
  urls: StackUrls,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  options: { token?: string; body?: unknown } = {},
): Promise<ApiAnswer> {
  const response = await fetch(`${urls.app}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers };
}
