/** The host a link leads to; undefined for what is no address of the web. */
export function hostOf(href: string | undefined): string | undefined {
  if (href === undefined || !URL.canParse(href)) return undefined;
  const { protocol, hostname, pathname } = new URL(href);
  if (protocol === 'mailto:') return pathname;
  return protocol === 'https:' || protocol === 'http:' ? hostname.replace(/^www\./, '') : undefined;
}
