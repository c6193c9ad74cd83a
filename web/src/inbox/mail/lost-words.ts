/** Longer than any mail written by a person; a longer one would block the screen. */
export const longestHtml = 1_000_000;

/** The tolerated difference: link addresses are part of the text. */
const kept = 0.9;

/** `words`: those of the cleaned HTML. `textPart`: what the mail's text says, where its HTML may lack some of it. */
type Said = { html: string; words: string; textPart: string | undefined };

/** Whether words are lost in the drawing. Rule inbox.html.5. */
export function hasLostWords({ html, words, textPart }: Said): boolean {
  if (html.length > longestHtml) return true;
  return textPart !== undefined && lettersOf(words) < lettersOf(textPart.replace(picture, '$1')) * kept;
}

/** How text parts stand for a picture: by its words, or by nothing but its id. */
const picture = /\[(?:image:([^[\]]*)|cid:[^[\]\s]+)\]/gi;

const lettersOf = (text: string) => text.replace(/\s+/g, '').length;
