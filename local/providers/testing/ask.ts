/** One call with JSON in and out; an empty answer is null. */
export async function ask(url: string, { method = 'GET', body, headers = {} }: Ask = {}) {
  const reply = await fetch(url, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  const parsed: unknown = text === '' ? null : JSON.parse(text);
  return { status: reply.status, headers: reply.headers, body: parsed };
}

type Ask = { method?: string; body?: object; headers?: Record<string, string> };
