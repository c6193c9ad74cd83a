/**
 * Tells which push service an endpoint belongs to, by the list that the deployment allows; undefined where none. A
 * browser names the endpoint and this server calls it, so that nothing but the list decides where calls go. An entry
 * is a host, `*.` before it for all hosts below it, always by https on its usual port; or an origin in full.
 */
export function pushServices(allowed: readonly string[]): (endpoint: string) => string | undefined {
  return (endpoint) => {
    const url = URL.parse(endpoint);
    if (url === null || url.username !== '' || url.password !== '') return undefined;
    return allowed.find((entry) => matches(entry, url));
  };
}

function matches(entry: string, { origin, protocol, hostname, port }: URL): boolean {
  if (entry.includes('://')) return origin === new URL(entry).origin;
  if (protocol !== 'https:' || port !== '') return false;
  return entry.startsWith('*.') ? hostname.endsWith(entry.slice(1)) : hostname === entry;
}
