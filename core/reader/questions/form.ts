/** The form of a question: how a sentence begins and ends. */
import type { KindOdds } from '../kinds/kinds.ts';

const begins =
  /^(?:(?:so|and|hey|hi|ok|okay|um|wait|sorry|quick question) )*(?:did|does|has|have (?:i|we)|had|was(?! going)|were|wasn'?t|weren'?t|didn'?t|hasn'?t|haven'?t|am i|is (?!it possible|there (?:a|any) way)|are(?! you able)|who|whose|whom|whos|who's|which|how (?:many|much|long|far|often|late|early|hot|cold|warm)|where|wheres|where's|what(?! about| if)|whats|what's|when(?:'s|s| is| are| do| does| did| was| were| will| am)|any(?! chance)|anything|anybody|anyone|do (?:i|we)|do you know)(?![a-z'])/i;
const beginsInHebrew =
  /^(?:(?:תגיד|תגידי|אז|היי|רגע|סליחה|ותגיד|אגב) )*(?:האם|ו?מתי|אימתי|מי|למי|ממי|(?:עם|נגד|של|אצל|על|את) מי|כמה|בכמה|איפה|היכן|לאן|איזה|איזו|אילו|באיזה|באיזו|מה(?! דעתך| עם| אם)|יש (?:לי |לנו )?(?:משהו|מישהו|מחר|היום|השבוע)|היה|היתה|הייתה|היו)(?![א-ת])/;
/** A question in the clothes of a command: "kindly tell which", "check whether", "find me the mail". */
const looksUp =
  /^(?:(?:please|pls|kindly|just|now) )*(?:i (?:need|want) to (?:see|know)|read me (?:my|the)|(?:tell|show|remind|let) (?:me |us |myself,? )?(?:know )?(?:what|which|who|when|where|how|if|whether)|(?:check|see|look|find out) (?:if|whether|what|which|who)|(?:find|show|get|pull up|dig out|look up) (?:me |us )?(?:that |the |my |any |all )?(?:e-?mails?|mails?|messages?|texts?))(?![a-z])|^(?:רק )?(?:אני (?:צריך|צריכה|רוצה) (?:לראות|לדעת)|(?:תבדוק|תבדקי|בדוק|בדקי|תראה|תראי) (?:לי )?(?:אם|מה|מי|מתי|איזה)|(?:תקריא|תקריאי|תגיד|תגידי) לי (?:את|מה|מי|מתי|אם)|(?:תמצא|תמצאי) (?:לי )?את ה(?:מייל|הודעה))(?![א-ת])/i;
/** "I wonder whether", "no idea if" */
const wonders =
  /\b(?:wonder(?:ing)?|no idea|not sure|can'?t remember|don'?t know|don'?t remember|curious) (?:if|whether|what|when|who|which|where)\b|(?<![א-ת])(?:מעניין אותי|מעניין|אין לי מושג|לא זוכר|לא זוכרת|לא בטוח|לא בטוחה|לא יודע|לא יודעת|תהיתי) (?:אם|מה|מתי|מי|איפה)(?![א-ת])/i;
/** "It went out, or did it" */
const either =
  /\bor (?:do|did|have|am|should|is|was|are|will) (?:i|we|it|he|she|they)\b|(?<![א-ת])או ש[א-ת]{2,}/i;
const ends =
  /(?:\bor not(?: yet)?|\bdid ?n'?t i|\bhaven'?t i|(?<![א-ת])(?:או לא|או שלא|או שעוד לא|או שטרם|כן או לא|נכון))[?!. ]{0,3}$/i;
/** What came and who answered is told in the past, which commands nothing. */
const came =
  /^(?:כבר )?(?:קיבלתי|קבלתי|הגיע|הגיעה|הגיעו|ענו|חזרו|התקבל|התקבלה)(?![א-ת])|(?<![א-ת])(?:ענה|ענתה|ענו|חזר|חזרה|חזרו|השאיר|השאירה|השאירו|החזיר|החזירה|החזירו|הודיעו|שלחו|כתבו) (?:לי|אליי|אלי|הודעה|משהו|למייל|במייל)(?![א-ת])/;
/** Asks for a favour, with a mark or without. */
const asksForFavour =
  /\b(?:can|could|would|will) (?:you|someone|somebody)\b|\bplease\b|\bpls\b|\bmind\b|\bchance\b|\bpossible\b|(?<![א-ת])(?:תוכל|תוכלי|אפשר|בבקשה|אכפת|מוכן|מוכנה|בא לך|אולי ת[א-ת]+)(?![א-ת])/i;
/** What is left of the likelihood of a command in a sentence that asks by its form. */
const ofCommandInForm = 0.15;

export function isInForm(text: string): boolean {
  const said = text.trim();
  return (
    begins.test(said) ||
    beginsInHebrew.test(said) ||
    looksUp.test(said) ||
    wonders.test(said) ||
    either.test(said) ||
    ends.test(said)
  );
}

/** "They called again, when is the visit" */
export function asksAtLast(text: string): boolean {
  const said = text.trim();
  const last =
    said
      .split(/[,.;–—]\s/)
      .at(-1)
      ?.trim() ?? '';
  return last !== said && (begins.test(last) || beginsInHebrew.test(last));
}

/** What begins so may command all the same: "any chance you could text Mum". */
const surelyTold = 0.95;

/** Up to how likely a command it asks all the same: by its form, by a mark, or by telling what came. */
function mostTold(text: string): number {
  const said = text.trim();
  const isAsked = isInForm(said) || ((said.includes('?') || came.test(said)) && !asksForFavour.test(said));
  return isAsked ? surelyTold : 0;
}

/** A sentence that has the form of a question hardly commands. */
export function inForm(text: string, odds: KindOdds): KindOdds {
  const told = odds.reduce(
    (sum, { kind, probability }) => sum + (kind === 'command' || kind === 'change' ? probability : 0),
    0,
  );
  if (told > mostTold(text)) return odds;
  const scaled = odds.map(({ kind, probability }) => ({
    kind,
    probability: kind === 'command' || kind === 'change' ? probability * ofCommandInForm : probability,
  }));
  const sum = scaled.reduce((all, { probability }) => all + probability, 0);
  return scaled
    .map(({ kind, probability }) => ({ kind, probability: probability / sum }))
    .toSorted((one, other) => other.probability - one.probability);
}
