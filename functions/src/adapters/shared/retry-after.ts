/** Seconds that a Retry-After header asks to wait, in either of its forms (RFC 9110, 10.2.3); `usual` without one. */
export function retryAfterSeconds(headers: unknown, usual: number, now = Date.now()): number {
  const value = headerOf(headers);
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : usual;
}

/** Google's client brings a Headers class of its own. */
function headerOf(headers: unknown): string {
  const hasGet = typeof headers === 'object' && headers !== null && 'get' in headers;
  if (!hasGet || typeof headers.get !== 'function') return '';
  return String(headers.get('retry-after') ?? '');
}
