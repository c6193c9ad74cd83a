/** The plain text of text/enriched (RFC 1896), without its commands, in one pass. */
export function enrichedText(source: string): string {
  let text = '';
  let at = 0;
  let parameters = 0;
  const say = (words: string) => {
    if (parameters === 0) text += words;
  };
  while (at < source.length) {
    const open = source.indexOf('<', at);
    say(source.slice(at, open === -1 ? undefined : open));
    if (open === -1) break;
    if (source[open + 1] === '<') {
      say('<');
      at = open + 2;
      continue;
    }
    const close = source.indexOf('>', open);
    if (close === -1) {
      say(source.slice(open));
      break;
    }
    const command = source.slice(open + 1, close).toLowerCase();
    if (command === 'param') parameters += 1;
    if (command === '/param') parameters = Math.max(0, parameters - 1);
    at = close + 1;
  }
  // A single line break is a space; of several, one is dropped.
  return text.replace(/(?:\r?\n)+/g, (breaks) => breaks.replaceAll('\r', '').slice(1) || ' ');
}
