/** What is to be searched on the web, where the wish stands behind it: "… opening hours, look it up", "…, תחפשי". */

import { isCommandSaid } from '../questions/kind-said.ts';

const looksUp =
  /^(?<query>.{6,200}?)(?<!(?:^|[^\p{L}])(?:to|should|would|will|must|can|could|may|might|i|he|she|they|we|you|not|don['’]t|didn['’]t|him|her|them|me|ל|לא|אני|הוא|היא|הם|ש[א-ת]+))[,.;?!–-]* (?:(?:please|pls|can you|could you|just|go) )*(?:(?:look|search) (?:it|that|this) up|look up|google (?:it|that|this)(?: for me)?|search (?:for )?(?:it|that|this)(?: (?:online|on the (?:web|internet|net)|for me))?|(?:ת?חפשי?|ת?גגלי?)(?: (?:את זה|לי|בגוגל|באינטרנט|ברשת|בנט))*)(?:,? (?:please|pls|thanks|בבקשה|תודה))?[.!? ]*$/iu;
/** Said of the wish, and not of what is searched for. */
const needs =
  /^(?:(?:i(?:['’]m| am)? (?:urgently |desperately |really )?(?:need|looking for|after|want)|urgently need|need|looking for|(?:זה )?דחוף(?: לי)?|אני (?:צריכה?|מחפשת?|רוצה)|צריכה?|מחפשת?) )+/i;
const leastWords = 2;
const longest = 400;

/** The query; null where no such wish stands at the end. */
export function searchedLast(text: string): string | null {
  if (text.length > longest) return null;
  const query = looksUp.exec(text.trim())?.groups?.['query']?.replace(needs, '').trim() ?? '';
  return query.split(' ').length < leastWords || isCommandSaid(query) ? null : query;
}
