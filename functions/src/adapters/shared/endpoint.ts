/**
 * Options that point one of Google's clients to a server. Credentials only leave over TLS: without it the client gets a
 * meaningless key, since otherwise it would look for credentials and send them in the clear.
 */
export function endpointOf(url: string | undefined) {
  if (url === undefined) return {};
  const { protocol, hostname, port } = new URL(url);
  if (protocol === 'https:') return { apiEndpoint: hostname, port: Number(port || 443) };
  return { protocol: 'http', apiEndpoint: hostname, port: Number(port || 80), apiKey: 'none' };
}
