import { isForeignDomain } from '@crocodile-hub/core/domain/look-alike';
import { visibleName } from '@crocodile-hub/core/domain/visible-text';
import { addressesIn } from '@crocodile-hub/core/domain/web-addresses';

/** A link's host, and how it relates to the link's words. */
export type LinkTarget = {
  host: string;
  /**
   * `said`: the words are the host, or begin with it. `elsewhere`: they name another host. `foreign`: its letters only look like others.
   * `shown`: nothing of these.
   */
  told: 'said' | 'shown' | 'elsewhere' | 'foreign';
};

/**
 * Undefined unless it is a web or mail address. `isPlain`: what is seen are the words, in their order and of one size;
 * else they do not say where the link leads, whatever they are.
 */
export function linkTarget(href: string | undefined, words: string, isPlain = true): LinkTarget | undefined {
  const host = hostOf(href);
  if (host === undefined) return undefined;
  const said = visibleName(words.replaceAll(otherDots, '.').normalize('NFKC')).toLowerCase();
  const isSaid = isPlain && isSaidBy(said, host);
  if (!isSaid && namesAnother(said, host)) return { host, told: 'elsewhere' };
  if (isForeignDomain(host)) return { host, told: 'foreign' };
  return { host, told: isSaid ? 'said' : 'shown' };
}

/** Browsers read them as dots. */
const otherDots = /[。．｡]/g;

/** Whether words name a host, or a mail address, that is not the link's. */
function namesAnother(words: string, host: string): boolean {
  const domain = host.slice(host.indexOf('@') + 1);
  const isMail = domain !== host;
  const addresses = isMail ? words.split(/[\s<>"(),;:]+/).filter((word) => word.includes('@')) : [];
  return (
    addresses.some((address) => address.replace(/\.$/, '') !== host) ||
    hostsIn(words).some((named) => domain !== named && !domain.endsWith(`.${named}`))
  );
}

/** Whether the words are the host, or an address that begins with it. */
function isSaidBy(words: string, host: string): boolean {
  if (/\s/.test(words)) return false;
  const from = words.replace(/^https?:\/\/(?:www\.)?/, '');
  return words === host || (from.length < words.length && from.split(/[/?#:]/, 1)[0] === host);
}

function hostOf(href: string | undefined): string | undefined {
  if (href === undefined || !URL.canParse(href)) return undefined;
  const { protocol, hostname, pathname } = new URL(href);
  if (protocol === 'mailto:') return decoded(pathname).toLowerCase();
  return protocol === 'https:' || protocol === 'http:' ? withoutWww(hostname) : undefined;
}

/** The words that look like hosts, in the spelling in which a browser resolves them. */
function hostsIn(words: string): string[] {
  // Each word stands between what is before and after it.
  const parts = words.split(/([^\p{L}\p{N}.-]+)/u);
  return parts.flatMap((part, at) => {
    if (at % 2 === 1) return [];
    const word = part.replace(/^[.-]+/, '').replace(/\.$/, '');
    const isAddress = (parts[at - 1] ?? '').endsWith('://') || word.startsWith('www.');
    const ending = word.slice(word.lastIndexOf('.') + 1);
    const isHost =
      ending !== word &&
      (isAddress || (parts[at + 1] ?? '').startsWith('/') ? isEnding(ending) : isKnownEnding(ending));
    return isHost && URL.canParse(`http://${word}`) ? [withoutWww(new URL(`http://${word}`).hostname)] : [];
  });
}

const isEnding = (ending: string) => /^\p{L}{2,}$/u.test(ending) || ending.startsWith('xn--');

/** Of a word alone: a file, or the end of a sentence before the next one, is no host. */
const isKnownEnding = (ending: string) =>
  !fileEndings.has(ending) &&
  (/^[a-z]{2}$/.test(ending) || commonEndings.has(ending) || ending.startsWith('xn--'));

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A file's name is no host, though it is written like one. */
const fileEndings = new Set(
  'pdf doc docx xls xlsx ppt pptx csv txt html htm json xml md js ts jsx tsx css py rb go rs java sql png jpg jpeg gif svg webp mp3 mp4 zip gz'.split(
    ' ',
  ),
);

/** The endings of hosts that people know, besides those of countries: with any other one a word is a word. */
const commonEndings = new Set(
  'com net org edu gov mil int info biz name pro app dev page web site online store shop tech cloud blog live news email link click website world today life company group agency bank finance money pay credit insurance loan tax health care law legal games game media studio design digital network support services service solutions systems software center zone club top xyz icu win bid vip work jobs travel hotel tours restaurant cafe academy school university mobi asia post tel google apple amazon microsoft ישראל рф'.split(
    ' ',
  ),
);

type Link = { start: number; end: number; href: string };

/** The first web addresses in a text that a browser can follow. */
export function linksIn(text: string, most = Infinity): Link[] {
  const links: Link[] = [];
  for (const { start, end, address } of addressesIn(text)) {
    if (links.length >= most) break;
    if (URL.canParse(address)) links.push({ start, end, href: address });
  }
  return links;
}
