/** Longer than any mail written by a person; a longer frame would block the screen. */
export const longestHtml = 1_000_000;

/** Elements that, left unclosed, take in the rest of a mail. */
const swallowing = ['svg', 'math', 'style', 'select', 'plaintext'];
/** The tolerated difference: link addresses and picture names are part of the text. */
const kept = 0.9;

/** Whether the cleaned HTML lacks words of the mail. Rule inbox.html.5. */
export function hasLostWords({ html, cleaned, text }: { html: string; cleaned: string; text: string }) {
  if (html.length > longestHtml) return true;
  return isSwallowed(html) && lettersOf(cleaned) < lettersOf(text.replaceAll('<', ' ')) * kept;
}

function isSwallowed(html: string): boolean {
  const written = html.toLowerCase();
  return swallowing.some((name) => written.lastIndexOf(`<${name}`) > written.lastIndexOf(`</${name}`));
}

/** The number of characters outside tags, without spaces. */
function lettersOf(html: string): number {
  let count = 0;
  let isInTag = false;
  for (const letter of html) {
    if (letter === '<') isInTag = true;
    else if (letter === '>') isInTag = false;
    else if (!isInTag && letter.trim() !== '') count += 1;
  }
  return count;
}
