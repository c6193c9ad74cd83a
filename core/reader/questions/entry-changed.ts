/** "Did somebody move the studio sync", "מישהו ביטל לי את הפגישה עם דנה": when it is, as the calendar has it. */
import type { Question } from '../../language/questions/question.ts';
import { wordsIn } from '../../language/questions/read-question.ts';
import { findWhen } from '../../language/questions/when.ts';
import { wordsOf } from '../../language/sentence.ts';
import type { Asked } from './asked.ts';

const changed =
  /^(?:(?:so|hey|wait|ok),? )?(?:did|has|have) (?<who>[a-z'’-]{2,15}) (?:just |already )?(?:mov|cancel|reschedul|chang|delet|postpon|shift)\w* (?:the |my |our )?(?<en>[^?]{3,60}?)(?: on me)?[?!. ]*$|^(?:(?:רגע|תגידי?|אז|האם),? ?)*(?:מישהו|מי) (?:הזיז|ביטל|שינה|דחה|העביר|מחק|הקדים)ו?(?: לי| לנו)? (?:את )?ה?(?<he>[א-ת][^?]{2,60}?)[?!. ]*$/i;
const ofMail =
  /\b(?:e-?mails?|mails?|messages?|files?|tasks?|password|price)\b|(?<![א-ת])ה?(?:מייל|מיילים|הודעה|הודעות|קובץ|משימה|מחיר|סיסמה)(?![א-ת])/i;

const meetingWith =
  /^(?:(?:the|my|our) )?(?:meeting|appointment|call|lunch|coffee|session) with |^ה?(?:פגישה|ישיבה|שיחה|תור|קפה) (?:של )?עם /i;
const nobody = /^(?:|some(?:body|one)|any(?:body|one)|they|he|she|you|we|it|i)$/i;

export const isEntryAsked = (text: string): boolean => changed.test(text.trim());

export function entryChanged({ text, clockwork }: Pick<Asked, 'text' | 'clockwork'>): Question | null {
  const { en, he, who = '' } = changed.exec(text.trim())?.groups ?? {};
  const said = en ?? he;
  if (said === undefined || ofMail.test(said)) return null;
  const when = findWhen(wordsIn(said), clockwork);
  const about = wordsOf(when.rest, 0, when.rest.tokens.length).replace(meetingWith, '').trim();
  const isKindAlone = /^(?:meetings?|appointments?|calls?|פגישה|ישיבה|שיחה)?$/i.test(about);
  const somebody = nobody.test(who) ? null : who;
  if (about === '' && somebody === null) return null;
  const over = when.over('ahead');
  return { asks: 'meeting', about: isKindAlone ? somebody : about, over, wants: null, isPast: false };
}
