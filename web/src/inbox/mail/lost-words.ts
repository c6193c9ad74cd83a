/** Longer than any mail written by a person; a longer one would block the screen. */
export const longestHtml = 1_000_000;

/** Elements that, left unclosed, take in the rest of a mail. */
const swallowing = ['svg', 'math', 'style', 'select', 'plaintext'];
/** The tolerated difference: link addresses and picture names are part of the text. */
const kept = 0.9;

/** Whether `words`, those of the cleaned HTML, lack some that the mail's text has. Rule inbox.html.5. */
export function hasLostWords({ html, words, text }: { html: string; words: string; text: string }) {
  if (html.length > longestHtml) return true;
  return isSwallowed(html) && lettersOf(words) < lettersOf(text) * kept;
}

function isSwallowed(html: string): boolean {
  const written = html.toLowerCase();
  return swallowing.some((name) => written.lastIndexOf(`<${name}`) > written.lastIndexOf(`</${name}`));
}

const lettersOf = (text: string) => text.replace(/\s+/g, '').length;
