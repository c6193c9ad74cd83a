/** More than any mail that was written by a person; a frame of more would hold the screen. */
export const longestHtml = 1_000_000;

/** What takes the rest of a mail for its own where it is not closed. */
const swallowing = ['svg', 'math', 'style', 'select', 'plaintext'];
/** Less is what addresses of links and the names of pictures make out. */
const kept = 0.9;

/** Whether a mail has words that its cleaned HTML does not show. Rule inbox.html.5. */
export function hasLostWords({ html, cleaned, text }: { html: string; cleaned: string; text: string }) {
  if (html.length > longestHtml) return true;
  return isSwallowed(html) && lettersOf(cleaned) < lettersOf(text.replaceAll('<', ' ')) * kept;
}

function isSwallowed(html: string): boolean {
  const written = html.toLowerCase();
  return swallowing.some((name) => written.lastIndexOf(`<${name}`) > written.lastIndexOf(`</${name}`));
}

/** What stands outside of tags, without spaces. */
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
