const howMuch =
  '(?:hmm+|no|ok|okay|um+|please|make it|can you make it|a bit|a little|too|more|less|but|and|still|not so|sound|sounds|אממ*|לא|רגע|קצת|ו?יותר|ו?פחות|אבל|מדי|תהיה|תהיי|שיהיה|שיישמע|תעשה את זה|תעשי את זה)';
const inManner =
  '(?:stiff|formal|informal|casual|friendly|friendlier|warm|warmer|short|shorter|long|longer|polite|politer|soft|softer|nice|nicer|direct|personal|cold|professional|like me|רשמי|רשמית|קצר|קצרה|ארוך|ארוכה|חם|חמה|חברי|חברותי|נחמד|מנומס|אישי|קר|כמוני)';
const form = new RegExp(
  String.raw`^(?:${howMuch}[\s,]+)*${inManner}(?:[\s,]+(?:${howMuch}[\s,]+){0,3}ו?${inManner})?(?:[\s,]+(?:please|pls|plz|too|a bit|יותר|מדי|קצת|בבקשה|שיישמע כמוני))*[\s.!]*$`,
  'i',
);

/** In characters. */
const longest = 120;

/** The words of a message are to be others, without a word of what they are to be: "less stiff", "קצר יותר". */
export function rewords(message: string): boolean {
  const said = message.trim();
  return said.length <= longest && form.test(said);
}
