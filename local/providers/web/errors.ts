/** A web server's error page. */
export function webFailure(status: number, words = 'Refused as asked'): Response {
  return new Response(`<!doctype html><title>${status}</title><p>${words}</p>`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
