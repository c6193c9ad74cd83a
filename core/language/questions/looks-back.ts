/** "What did I have on Thursday" asks for what was, "what do I have" for what comes. */
export function looksBack(text: string): boolean {
  return isPast.test(text);
}

const isPast =
  /\b(?:was|were|did|had|met|yesterday)\b|(?<![א-ת])(?:היה|היו|היתה|הייתה|הייתי|היינו|עשיתי|נפגשתי|אתמול|שעבר)(?![א-ת])/i;
