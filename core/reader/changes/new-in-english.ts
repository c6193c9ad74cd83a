const putsNew =
  /^(?:(?:ok|okay|so|um{1,9}|uh|well|hey|please|right|now|and|like),? ){0,4}(?:put|add|schedule|book|set up|create|pop|stick|pencil)(?: in)? (?:['"“‘]|(?!(?:it|that|this|them|off|back|forward)\b)[^,;]{2,80}? every (?:\w+day|day|week|weekday|month|morning|evening|other))/i;

/** "Put studio sync every Sunday at ten", "put 'candles' on Friday": something new, whatever there is of that name. */
export function isNewInEnglish(text: string): boolean {
  return putsNew.test(text.trim());
}
