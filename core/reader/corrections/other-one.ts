/** While a change waits for a yes, another thing is named: "not that one, the studio sync". Rule chat.correction.1. */

const namesOther: readonly RegExp[] = [
  /^(?:(?:no|sorry|oops|wait|oh|nope)[,.! ]{1,3}){0,3}(?:(?:not (?:that|this)(?: one)?|wrong one)[,.;:–—-]{1,2} ?(?:i (?:meant?|mean) |but )?|i (?:meant?|mean) )(?<what>[^,;?]{3,50}?)[.! ]*$/i,
  /^(?:(?:לא|סליחה|אופס|רגע)[,. ]{1,3}){0,3}(?:לא (?:את )?(?:זה|זאת|זו|ההוא|ההיא|אותה|אותו)[,.;:–— -]{1,3}(?:התכוונתי ל|אלא )?|התכוונתי ל)-?(?:את )?(?<what>[^,;?]{3,50}?)[.! ]*$/,
];
const wishOf: readonly RegExp[] = [
  /^(?<deed>(?:please )?(?:cancel|delete|remove|scrap|archive|trash|star|move|push|postpone|reschedule|shift) )(?<old>.{2,80}?)(?<tail> (?:to|till|until|by) .{1,40})?$/i,
  /^(?<deed>(?:בבקשה )?(?:ת?בטלי?|ת?מחקי?|תזיזי?|תדח[הי]|תעבירי?|תקדימי?|תארכבי?|תורידי?) (?:לי )?את )(?<old>.{2,80}?)(?<tail> (?:ל|עד )-?[^ ].{0,40})?$/,
];

/** The change that was asked for, of the other thing; null for other words. `before`: what was said last. */
export function otherOne(message: string, before: string): string | null {
  const what = namesOther
    .map((form) => form.exec(message.trim())?.groups?.['what'])
    .find((one) => one !== undefined);
  const wish = wishOf.map((form) => form.exec(before.trim())?.groups).find((one) => one !== undefined);
  if (what === undefined || wish === undefined) return null;
  return `${wish['deed'] ?? ''}${what}${wish['tail'] ?? ''}`;
}
