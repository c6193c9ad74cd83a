/** What is asked of the list that was just shown: "which of those are Tomer's", "רק אלה עם קובץ", "how many is that". */
import type { Question } from '../../language/questions/question.ts';
import { longestAsked } from './asked.ts';
import { wantedIn } from './contact-asked.ts';

/** So long a sentence says by itself what it is about. */
const mostWords = 12;

const leads = String.raw`^(?:(?:and|ok|okay|so|no|now|hmm?|well|great),? ){0,3}`;
const polite = String.raw`(?:(?:can|could) you |please )?(?:(?:show|give|read|tell) me )?`;
const ofThose: readonly RegExp[] = [
  new RegExp(
    String.raw`${leads}${polite}(?:which|who|what|how many|any|anything|anyone|some|one|(?:is|are) any|(?:is|are) there any) (?:ones? )?(?:of|among|in) (?:those|these|them)(?: ones)?(?=$|[ ,?.!])`,
    'i',
  ),
  new RegExp(
    String.raw`${leads}${polite}(?:only|just) (?:the |those |these )(?:(?<quality>unread|new|open|late|overdue|unanswered) )?(?:ones?|mails?|e-?mails?|messages?|tasks?)(?=$|[ ,?.!])`,
    'i',
  ),
  new RegExp(
    String.raw`${leads}${polite}(?:only|just) (?:those|these)(?= (?:with|from|that|which|about|by|after|before|who)\b)`,
    'i',
  ),
  new RegExp(
    String.raw`${leads}${polite}(?:the )?ones?(?= (?:with|from|that (?:has|have|came|are)|which|about|by)\b)`,
    'i',
  ),
];
const ofThoseInHebrew: readonly RegExp[] = [
  /^(?:(?:אוקיי|אוקי|טוב|אז|יופי|נו),? ){0,3}ו?(?:מי|מה|איזה|איזו|אילו|כמה|יש|האם יש)(?: (?:אחד|אחת|משהו|מישהו))? (?:מהם|מהן|מאלה|מאלו|מתוכם|מתוכן|מביניהם|מביניהן|מזה|מכל אלה|ביניהם|ביניהן)(?: (?:אחד|אחת|משהו))?(?![א-ת])/,
  /^(?:(?:אוקיי|אוקי|טוב|אז|יופי|נו),? ){0,3}(?:(?:תראה|תראי|תן|תני) לי )?רק (?:את )?(?:אלה|אלו|הודעות|מיילים|מה|מי)(?= (?:ש|עם|מ|של|ב|על))/,
];

/** The words without those that point at the list, as they go on from a question; null where nothing points at one. */
export function narrowingIn(text: string): string | null {
  if (text.length > longestAsked) return null;
  const said = text.trim();
  if (said.split(/\s+/).length > mostWords) return null;
  for (const form of [...ofThose, ...ofThoseInHebrew]) {
    const found = form.exec(said);
    if (found !== null) return `${found.groups?.['quality'] ?? ''}${said.slice(found[0].length)}`.trim();
  }
  return null;
}

const counts =
  /^(?:(?:and|ok|okay|so|hmm?),? ){0,3}how many (?:(?:is|are|was|were) (?:that|those|these|they|there|it)|of (?:those|these|them)|altogether|in total)(?: (?:altogether|all together|in total|in all|all in all|are there|do i have|then)){0,2}[?!. ]*$|^(?:(?:אוקיי|אוקי|טוב|אז),? ){0,3}ו?כמה (?:(?:זה|הם|הן|אלה|אלו|יש)(?: (?:ביחד|בסך הכל|בסך הכול|סה"כ|סהכ|בסה"כ|כאלה|כאלו|הכל ביחד|יחד)){1,2}|כאלה(?: יש(?: לי)?)?|מהם|מהן)[?!. ]*$/i;

/** "How many is that altogether", of what was listed; null for other words, and for what nothing is counted of. */
function counted(text: string, before: () => Question | null): Question | null {
  if (!counts.test(text.trim())) return null;
  const question = before();
  switch (question?.asks) {
    case 'open':
    case 'mail':
    case 'waiting':
    case 'awaiting':
      return { ...question, tells: 'count' };
    // Their answers begin with how many there are.
    case 'agenda':
    case 'meeting':
      return question;
    default:
      return null;
  }
}

/** "What does she want", "since when": what the answer shows of each. */
const shownAgain =
  /^(?:(?:and|ok|okay|so),? ){0,2}(?:what (?:does|did|do|has|have) (?:he|she|they|it) (?:want|wanted|need|say|said|ask|asked|write|written|mean|mention)(?: (?:exactly|there|from me|about|for))*|(?:since|from) when|when (?:was (?:that|it)|did (?:he|she|they|it) (?:come|arrive|write|send it)))[?!. ]*$|^(?:(?:אז|אוקיי|טוב),? ){0,2}(?:ו?מה (?:הוא|היא|הם|הן) (?:רוצה|רוצים|רצה|רצתה|רצו|אמרה?|אמרו|כתבה?|כתבו|ביקשה?|ביקשו|צריכה?|צריכים)(?: (?:בדיוק|שם|ממני|בעצם))*|ו?ממתי(?: (?:זה|בדיוק))?|ו?מתי (?:זה (?:הגיע|היה|נשלח)|(?:הוא|היא|הם) (?:כתבה?|שלחה?|כתבו|שלחו)(?: את זה)?))[?!. ]*$/i;

function shownOnceMore(text: string, before: () => Question | null): Question | null {
  if (!shownAgain.test(text.trim())) return null;
  const question = before();
  switch (question?.asks) {
    case 'mail':
    case 'waiting':
    case 'awaiting':
    case 'open':
      return question;
    default:
      return null;
  }
}

/** "And his address?": of whom was asked about, or wrote. */
const partOfPerson =
  /^(?:(?:and|ok|okay|so|also),? ){0,2}(?:(?:what(?:'?s| is| about)|how about) )?(?:his|her|their) (?<way>(?:home |work |street |postal |phone |mobile |cell |telephone |e-?mail ){0,2}(?:address|number|phone|mobile|cell|telephone|e-?mail|mail))(?: (?:too|as well|then|again))?[?!. ]*$|^(?:(?:אז|אוקיי|אוקי|טוב),? ){0,2}(?:ו?מה |ו)(?:עם )?(?<wayHe>ה?(?:מייל|אימייל|טלפון|נייד|מספר|כתובת)(?: (?:ה?מייל|ה?טלפון|ה?נייד))?) של(?:ו|ה|הם|הן)[?!. ]*$/i;

/** Whether the words are of what the answer before showed, and of nothing else. */
export function isOfShown(text: string): boolean {
  if (text.length > longestAsked) return false;
  const said = text.trim();
  return [counts, partOfPerson, shownAgain].some((form) => form.test(said)) || narrowingIn(said) !== null;
}

export function ofWhatWasShown(text: string, before: () => Question | null): Question | null {
  return counted(text, before) ?? partOfWhom(text, before) ?? shownOnceMore(text, before);
}

function partOfWhom(text: string, before: () => Question | null): Question | null {
  const found = partOfPerson.exec(text.trim())?.groups;
  const way = found?.['way'] ?? found?.['wayHe'];
  if (way === undefined) return null;
  const who = whomIn(before());
  return who === null ? null : { asks: 'contact', who, wants: wantedIn(way) };
}

function whomIn(question: Question | null): string | null {
  if (question?.asks === 'contact') return question.who;
  if (question?.asks === 'mail') return question.from ?? question.to;
  return question?.asks === 'meeting' ? question.about : null;
}
