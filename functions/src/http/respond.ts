/** The result of a call: a body for the contract's schema, or a file or stream that is passed on unchanged. */
export type Answer = { status: number; body: object; headers?: Record<string, string> } | Response;

/** firebase.json has the same headers for `/api/**`, so Hosting's own replies do not differ. */
const always = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Origin',
};

/** An answer with its headers. Plain objects and one string: the adapter then needs no streams and no copies. */
export function respond(answer: Answer, own: Record<string, string>): Response {
  if (answer instanceof Response) {
    const headers = new Headers(answer.headers);
    for (const [name, value] of Object.entries({ ...always, ...own })) headers.set(name, value);
    return new Response(answer.body, { status: answer.status, headers });
  }
  const { status, body, headers } = answer;
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...always, ...own, ...headers },
  });
}
