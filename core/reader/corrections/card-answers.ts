/** What is said in few words of a card that waits, and changes nothing on it. */
const howMuch =
  '(?:hmm+|no|ok|okay|um+|please|make it|can you make it|a bit|a little|too|more|less|but|and|still|not so|sound|sounds|אממ*|לא|רגע|קצת|ו?יותר|ו?פחות|אבל|מדי|תהיה|תהיי|שיהיה|שיישמע|תעשה את זה|תעשי את זה)';
const inManner =
  '(?:stiff|formal|informal|casual|friendly|friendlier|warm|warmer|short|shorter|long|longer|polite|politer|soft|softer|nice|nicer|direct|personal|cold|professional|like me|רשמי|רשמית|קצר|קצרה|ארוך|ארוכה|חם|חמה|חברי|חברותי|נחמד|מנומס|אישי|קר|כמוני)';
const inOtherWords = new RegExp(
  String.raw`^(?:${howMuch}[\s,]+)*${inManner}(?:[\s,]+(?:${howMuch}[\s,]+){0,3}ו?${inManner})?(?:[\s,]+(?:please|pls|plz|too|a bit|יותר|מדי|קצת|בבקשה|שיישמע כמוני))*[\s.!]*$`,
  'i',
);

const yes =
  /^(?:(?:yes|yep|yeah|yup|sure|ok|okay|great|perfect|please)[,.! ]{0,2}){0,3}(?:yes|yep|yeah|yup|confirm(?:ed)?|go ahead|do it|do that|send(?: (?:it|them))?(?: now)?|book it|approved?|please do|looks good|sounds good|that['’]?s (?:right|correct|fine))(?: please| then)?[.! ]*$|^(?:(?:כן|אוקיי|מעולה|סבבה|יופי|בסדר)[,.! ]{0,2}){0,3}(?:כן|מאשרת?|אישור|אשרי?|תאשרי?|יאללה|קדימה|תעשי? את זה|(?:ת?שלחי?)(?: (?:את זה|אותו|אותה))?|תקבעי?)(?: בבקשה)?[.! ]*$/i;

const toWait =
  /^(?:(?:hmm?|um|ok|wait|hold on|hang on|no|oh|please),? ){0,4}(?:don['’]?t|do not|not) (?:send|book|do) (?:it|that|this|anything)?(?: (?:just|right|quite))? ?(?:yet|now)\b[^?]{0,80}$|^(?:(?:רגע|שנייה|לא|חכי?|תחכי?),? ){0,4}(?:אל תשלחי?|אל תקבעי?|לא לשלוח)(?: (?:את זה|אותו|אותה|כלום))? (?:עדיין|עכשיו|כרגע|עוד)[^?]{0,80}$/i;

/** In characters. */
const longest = 120;

/** The words of a message are to be others, without a word of what they are to be: "less stiff", "קצר יותר". */
export function rewords(message: string): boolean {
  const said = message.trim();
  return said.length <= longest && inOtherWords.test(said);
}

/** That it is to be done; nothing runs by words. */
export function saysYes(message: string): boolean {
  return yes.test(message.trim());
}

/** "Hold on, don't send it yet": a card waits anyway. */
export function saysToWait(message: string): boolean {
  return toWait.test(message.trim());
}
