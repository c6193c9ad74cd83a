/** The form of a question: how a sentence begins and ends. */
import type { KindOdds } from '../kinds/kinds.ts';

const begins =
  /^(?:(?:so|and|hey|hi|ok|okay|um|wait|sorry|quick question) )*(?:did|does|has|have (?:i|we)|had|was(?! going)|were|wasn'?t|weren'?t|didn'?t|hasn'?t|haven'?t|am i|is (?!it possible|there (?:a|any) way)|are(?! you able)|who|whose|whom|whos|who's|which|how (?:many|much|long|far|often|late|early|hot|cold|warm)|where|wheres|where's|what(?! about| if)|whats|what's|when(?:'s|s| is| are| do| does| did| was| were| will| am)|any(?! chance)|anything|anybody|anyone|do (?:i|we)|do you know)(?![a-z'])/i;
const beginsInHebrew =
  /^(?:(?:תגיד|תגידי|אז|היי|רגע|סליחה|ותגיד|אגב) )*(?:האם|ו?מתי|אימתי|מי|למי|ממי|עם מי|כמה|בכמה|איפה|היכן|לאן|איזה|איזו|אילו|באיזה|באיזו|מה(?! דעתך| עם| אם)|יש (?:לי |לנו )?(?:משהו|מישהו|מחר|היום|השבוע)|היה|היתה|הייתה|היו)(?![א-ת])/;
/** A question in the clothes of a command: "kindly tell which", "check whether", "find me the mail". */
const looksUp =
  /^(?:(?:please|pls|kindly|just|now) )*(?:(?:tell|show|remind|let) (?:me |us |myself,? )?(?:know )?(?:what|which|who|when|where|how|if|whether)|(?:check|see|look|find out) (?:if|whether|what|which|who)|(?:find|show|get|pull up|dig out|look up) (?:me |us )?(?:that |the |my |any |all )?(?:e-?mails?|mails?|messages?|texts?))(?![a-z])|^(?:רק )?(?:(?:תבדוק|תבדקי|בדוק|בדקי|תראה|תראי) (?:לי )?(?:אם|מה|מי|מתי|איזה)|(?:תקריא|תקריאי|תגיד|תגידי) לי (?:את|מה|מי|מתי|אם)|(?:תמצא|תמצאי) (?:לי )?את ה(?:מייל|הודעה))(?![א-ת])/i;
const ends =
  /(?:\bor not(?: yet)?|\bdid ?n'?t i|\bhaven'?t i|(?<![א-ת])(?:או לא|או שלא|או שעוד לא|או שטרם|כן או לא|נכון))[?!. ]{0,3}$/i;
/** What came and who answered is told in the past, which commands nothing. */
const came =
  /^(?:כבר )?(?:קיבלתי|קבלתי|הגיע|הגיעה|הגיעו|ענו|חזרו|התקבל|התקבלה)(?![א-ת])|(?<![א-ת])(?:ענה|ענתה|ענו|חזר|חזרה|חזרו|השאיר|השאירה|השאירו|החזיר|החזירה|החזירו) (?:לי|אליי|אלי|הודעה|למייל|במייל)(?![א-ת])/;
/** Asks for a favour, with a mark or without. */
const asksForFavour =
  /\b(?:can|could|would|will) (?:you|someone|somebody)\b|\bplease\b|\bpls\b|\bmind\b|\bchance\b|\bpossible\b|(?<![א-ת])(?:תוכל|תוכלי|אפשר|בבקשה|אכפת|מוכן|מוכנה|בא לך|אולי ת[א-ת]+)(?![א-ת])/i;
/** What is left of the likelihood of a command in a sentence that asks by its form. */
const ofCommandInForm = 0.15;
/** What begins so may command all the same: "any chance you could text Mum". */
const surelyTold = 0.95;

export function isInForm(text: string): boolean {
  const said = text.trim();
  return begins.test(said) || beginsInHebrew.test(said) || looksUp.test(said) || ends.test(said);
}

/** Asks by a mark, or tells what came: neither commands. */
function hardlyCommands(text: string): boolean {
  return isInForm(text) || ((text.includes('?') || came.test(text)) && !asksForFavour.test(text));
}

/** A sentence that has the form of a question hardly commands. */
export function inForm(text: string, odds: KindOdds): KindOdds {
  const told = odds.reduce(
    (sum, { kind, probability }) => sum + (kind === 'command' || kind === 'change' ? probability : 0),
    0,
  );
  if (!hardlyCommands(text) || told > surelyTold) return odds;
  const scaled = odds.map(({ kind, probability }) => ({
    kind,
    probability: kind === 'command' || kind === 'change' ? probability * ofCommandInForm : probability,
  }));
  const sum = scaled.reduce((all, { probability }) => all + probability, 0);
  return scaled
    .map(({ kind, probability }) => ({ kind, probability: probability / sum }))
    .toSorted((one, other) => other.probability - one.probability);
}
