/** A link's host, and how it relates to the link's words. */
export type LinkTarget = {
  host: string;
  /** `said`: the words are the host. `elsewhere`: they name another host. `shown`: they name none. */
  told: 'said' | 'shown' | 'elsewhere';
};

/** Undefined unless it is a web or mail address. */
export function linkTarget(href: string | undefined, words: string): LinkTarget | undefined {
  const host = hostOf(href);
  if (host === undefined) return undefined;
  if (words.trim().toLowerCase() === host) return { host, told: 'said' };
  const isElsewhere = hostsIn(words).some((named) => host !== named && !host.endsWith(`.${named}`));
  return { host, told: isElsewhere ? 'elsewhere' : 'shown' };
}

function hostOf(href: string | undefined): string | undefined {
  if (href === undefined || !URL.canParse(href)) return undefined;
  const { protocol, hostname, pathname } = new URL(href);
  if (protocol === 'mailto:') return decoded(pathname).toLowerCase();
  return protocol === 'https:' || protocol === 'http:' ? withoutWww(hostname) : undefined;
}

/** The words that look like hosts, in the spelling in which a browser resolves them. */
function hostsIn(words: string): string[] {
  return words
    .split(/[^\p{L}\p{N}.-]+/u)
    .map((word) => word.replace(/^[.-]+/, '').replace(/\.$/, ''))
    .filter((word) => /\.\p{L}{2,}$/u.test(word) && !fileEndings.has(word.slice(word.lastIndexOf('.') + 1)))
    .flatMap((word) =>
      URL.canParse(`http://${word}`) ? [withoutWww(new URL(`http://${word}`).hostname)] : [],
    );
}

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
