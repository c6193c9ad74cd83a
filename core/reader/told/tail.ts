/**
 * What is said behind a wish or a question and tells nothing of it: "or am I imagining things", "if you would be so kind".
 * Its words would be taken for names and subjects.
 */

/** Doubts one's own memory, so that what stands before it asks. */
const doubts =
  /[,.;?]? (?:\bor (?:am i|did i|have i|was i|is it just me|am i just) ?(?:just |only |simply )?(?:imagin\w*|dream\w*|mistaken|wrong|confus\w*|misremember\w*|mak\w+ (?:that|it|this) up|going (?:mad|crazy|nuts|senile)|los\w+ (?:it|my mind)|hallucinat\w*)?(?: (?:it|that|this|things|all|of it))*|או ש(?:אני |סתם |רק |זה |פשוט |לגמרי |כבר )*(?:מבלבלת?|מדמיינת?|מדמיין|טועה|המצאתי|חלמתי|דמיינתי|התבלבלתי|משתגעת?|הוזה|מתבלבלת?|הזיתי)(?: (?:את זה|לגמרי|סתם|דברים)){0,2})[?!. ]*$/i;
const kindly =
  /(?:,? (?:if you(?:['’]d| would| will) be so (?:kind|good)|if you (?:don['’]?t|do not|wouldn['’]?t) mind)|, (?:if (?:it['’]?s|it is|that['’]?s|that is) (?:not )?(?:too much (?:trouble|bother)|ok(?:ay)?|all ?right|possible)|אם (?:לא אכפת לך|זה בסדר|זה לא קשה|לא קשה לך|אפשר בבקשה)))(?<end>[?!. ]*)$/i;
const leastWords = 2;

/** The words without it. */
export function withoutTail(text: string): string {
  const asked = text.replace(doubts, '?');
  const bare = asked.replace(kindly, '$<end>');
  return bare.split(' ').length < leastWords ? text : bare;
}
