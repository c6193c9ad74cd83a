/**
 * Finds the push service of an endpoint in the deployment's list; undefined if there is none. A browser names the
 * endpoint and this server calls it, so only the list may decide where calls go. An entry is a host, with `*.` before
 * it for all hosts below, always by https on its usual port; or a full origin.
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
