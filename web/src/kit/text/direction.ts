export type Direction = 'ltr' | 'rtl';

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/gu;
const letters = /\p{L}/gu;
/** Titles and words of others between quotation marks, addresses and links: they are in the line, not its language. */
const quoted = /״[^״\n]*״|“[^“”\n]*”|(?<![^\s<>()])[^\s<>()@]+@[^\s<>()]+|https?:\/\/\S+/g;

/**
 * The direction of most letters in a text's own words, or else of all its words; undefined without letters. Not the
 * first strong letter's, which `dir="auto"` takes: "WhatsApp נשלח לדנה" is a Hebrew line.
 */
export function dominantDirection(text: string): Direction | undefined {
  return directionOfMost(text.replace(quoted, ' ')) ?? directionOfMost(text);
}

function directionOfMost(text: string): Direction | undefined {
  const all = text.match(letters)?.length ?? 0;
  if (all === 0) return undefined;
  const rtl = text.match(rightToLeft)?.length ?? 0;
  return rtl * 2 >= all ? 'rtl' : 'ltr';
}
