/** The letters of GSM 03.38, in which a text is cheapest. */
const cheap =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€\f]*$/;
/** These of them take the place of two. */
const double = /[\^{}\\[~\]|€\f]/g;

/** How many messages a text is for whoever is paid for it: a long one is cut, and each piece says which one it is. */
export function smsParts(text: string): number {
  const isCheap = cheap.test(text);
  const length = isCheap ? text.length + (text.match(double)?.length ?? 0) : text.length;
  const [alone, piece] = isCheap ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / piece);
}
