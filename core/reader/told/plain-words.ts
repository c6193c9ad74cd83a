/** What is said twice, or in an order of its own, in the words that the readers know. */

/** Small words that nobody means twice: "call the the accountant". */
const stutter =
  /(?<![\p{L}\p{N}'’])(?<word>the|to|a|an|my|our|and|of|at|on|in|for|with|is|i|we|please|את|של|על|עם|לי|אני|בבקשה)(?: \k<word>)+(?![\p{L}\p{N}'’])/giu;
/** "Please you can write to Yossi that …" */
const youCan =
  /^(?<lead>(?:(?:please|hey|hi|ok|okay|so),? ){0,2})you (?:can|could|should|must|will|have to|need to)(?: please)? (?=(?:write|send|tell|text|message|mail|e-?mail|remind|book|schedule|set|add|put|note|move|cancel|call|ask|answer|reply|search|look)\b(?!.*\?))/i;
const andHalf = /\bn a half\b/gi;
const withSomebody = /(?<!\p{L})w\/(?: |(?=\p{L}{3}))(?=\p{L})/giu;

export function plainWords(text: string): string {
  return text
    .replaceAll(stutter, '$<word>')
    .replace(youCan, '$<lead>')
    .replaceAll(andHalf, 'and a half')
    .replaceAll(withSomebody, 'with ');
}
