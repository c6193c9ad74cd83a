/** What is said twice, or in an order of its own, in the words that the readers know. */

/** Small words that nobody means twice: "call the the accountant". */
const stuttered = new Set(
  'the to a an my our and of at on in for with is i we please את של על עם לי אני בבקשה'.split(' '),
);

function withoutStutter(text: string): string {
  const words = text.split(' ');
  const isTwice = (word: string, index: number) =>
    stuttered.has(word.toLowerCase()) && words[index - 1]?.toLowerCase() === word.toLowerCase();
  return words.filter((word, index) => !isTwice(word, index)).join(' ');
}

/** "Please you can write to Yossi that …" */
const youCan =
  /^(?<lead>(?:(?:please|hey|hi|ok|okay|so),? ){0,2})you (?:can|could|should|must|will|have to|need to)(?: please)? (?=(?:write|send|tell|text|message|mail|e-?mail|remind|book|schedule|set|add|put|note|move|cancel|call|ask|answer|reply|search|look)\b(?!.*\?))/i;
const andHalf = /\bn a half\b/gi;
const withSomebody = /(?<!\p{L})w\/(?: |(?=\p{L}{3}))(?=\p{L})/giu;

/** "Give me till Sunday for the parking permit" */
const givesTime =
  /^(?:please )?give me (?:un)?til?l? (?<when>[^,;?]{3,30}?) (?:for|to do|with) (?<what>(?:the|my) [^,;?]{3,60})$/i;
/** "Would you mind nudging me …" */
const wouldYouMind =
  /^(?:(?:hey|hi|please),? )?(?:would|do) you mind (?:(?:nudging|reminding|poking|pinging) me |giving me a (?:nudge|poke|ping|reminder|shout) )/i;

export function plainWords(text: string): string {
  return withoutStutter(text)
    .replace(wouldYouMind, 'remind me ')
    .replace(givesTime, 'move $<what> to $<when>')
    .replace(youCan, '$<lead>')
    .replaceAll(andHalf, 'and a half')
    .replaceAll(withSomebody, 'with ');
}
