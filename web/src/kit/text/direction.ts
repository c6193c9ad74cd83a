export type Direction = 'ltr' | 'rtl';

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/gu;
const letters = /\p{L}/gu;

/**
 * The direction of most letters in a text; undefined without letters. Not the first strong letter's, which `dir="auto"`
 * takes: "WhatsApp נשלח לדנה" is a Hebrew line.
 */
export function dominantDirection(text: string): Direction | undefined {
  const all = text.match(letters)?.length ?? 0;
  if (all === 0) return undefined;
  const rtl = text.match(rightToLeft)?.length ?? 0;
  return rtl * 2 >= all ? 'rtl' : 'ltr';
}
