/** What the person wrote themselves: on which channel, and whether it went out at all. */
import { channels } from '../../contract/channels.ts';
import { anyMail } from '../../language/changes/read-mail-change.ts';
import { mailFilterIn } from '../../language/questions/mail-filters.ts';
import type { Question } from '../../language/questions/question.ts';
import { wordsIn } from '../../language/questions/read-question.ts';
import { findTimes } from '../../language/time/find.ts';
import type { Asked } from './asked.ts';

/** "what did I write to Avi on WhatsApp", "מה כתבתי לאבי בוואטסאפ": what went out, by that channel alone. */
export function sentOnChannel(question: Question | null, text: string): Question | null {
  if (question?.asks !== 'mail') return question;
  const { only } = mailFilterIn(wordsIn(text), question.about);
  const channel = channels.find((one) => one === only);
  if (channel === undefined) return question;
  const { from, sent } = question;
  if (sent) return { ...question, only: channel };
  const isMine =
    from?.startsWith('ל') === true && /(?<![א-ת])(?:כתבתי|שלחתי|עניתי|אמרתי)(?![א-ת])/.test(text);
  return isMine ? { ...question, from: null, to: from.slice(1), sent: true, only: channel } : question;
}

const didI =
  /^(?:(?:so|and|hey|ok|wait),? )?(?:did|have|had|haven'?t|didn'?t) (?:i|you) (?:(?:ever|already|actually|even|not) )?(?:(?<answers>answer(?:ed)?|repl(?:y|ied)(?: back)? to|respond(?:ed)? to|g[eo]t back to|gotten back to|wr(?:ite|itten|ote)(?: back)? to|e-?mail(?:ed)?)|sen[dt]|forward(?:ed)?) (?<rest>.{3,120})$/i;
const didIInHebrew =
  /^(?:(?:אז|נו|רגע|תגידי?),? )?(?<whether>(?:האם|כבר|פעם|בכלל) ){0,2}(?:(?<answers>עניתי?|השבתי|חזרתי|כתבתי?)|שלחתי?)(?<ever> (?:כבר|פעם|בכלל|בסוף|אי פעם))? (?<rest>.{3,120})$/;
const beforeTopic = / (?:about|regarding|re|concerning) | (?:על|לגבי|בנוגע|בקשר|בעניין|בענין) /;
const beforeThing = / (?=(?:the|my|our|that|an?) )| (?:את )?(?=[א-ת])/;
const thenWhom = / (?:to|אל) | (?=ל[א-ת]{2,15}(?: [א-ת]{2,15})?$)/;
const ofNothing = / (?:yet|already|at all|or not|in the end|כבר|בסוף|או לא)$/i;
const nobody =
  /^(?:him|her|it|them|you|me|that|this|any.{0,12}|every.{0,12}|some.{0,12}|לו|לה|להם|לי|לך|לכולם|למישהו|למה|אותו|אותה)$/i;
const mailItself =
  /^ה?(?:e-?mails?|mails?|messages?|replies|reply|answer|note|מייל|אימייל|מיילים|הודעה|תשובה)(?= |$)/i;

/** The assistant sends in the person's name. */
const byAssistant = /\b(?:did|have|had) you\b|(?<![א-ת])(?:שלחת|ענית|כתבת)(?![א-ת])/i;

/** "did I ever answer Tomer about the contract", "שלחתי לדנה את ההצעה?": whether it went out, and what of it. */
export function sentAsked({ text, when }: Pick<Asked, 'text' | 'when'>): Question | null {
  const [first = '', more] = text.trim().split('?');
  const said = didI.exec(first)?.groups ?? didIInHebrew.exec(first)?.groups;
  if (said === undefined || mailFilterIn(wordsIn(text), null).only !== null) return null;
  const isHebrew = /[א-ת]/.test(said['rest'] ?? '');
  // "שלחתי לדנה את ההצעה" alone tells what was done.
  if (isHebrew && more === undefined && (said['whether'] ?? said['ever']) === undefined) return null;
  const rest =
    (said['rest'] ?? '').split(
      /[,;.] | או ש|\bor (?=is|are|did|do|have|has|was) | ו(?=(?:על|כמה|מתי|מה)(?![א-ת]))| and (?=how|what|when)/,
    )[0] ?? '';
  const told = rest.replace(ofNothing, '').trim();
  const [who = '', about] = said['answers'] === undefined ? thingSent(told) : told.split(beforeTopic);
  const to = isHebrew ? who.replace(/^(?:ל|אל )-?(?=\S{2})/, '') : who;
  if (about === undefined || to === '' || nobody.test(who) || to.split(' ').length > 3) return null;
  if (isHebrew && to === who) return null;
  // "About Friday" says no time of the mail.
  const isTime = findTimes(wordsIn(about).tokens).all.length > 0;
  const topic = about.replace(/^(?:(?:the|my|our|that|an?) |ל(?=ה[א-ת]))/i, '').trim();
  if (topic === '' || nobody.test(topic)) return null;
  if (mailItself.test(topic)) return byAssistant.test(first) ? { ...anyMail, sent: true, to } : null;
  return isTime || when.over('behind') === null ? { ...anyMail, sent: true, to, about: topic } : null;
}

/** "לעומר דיין מייל על המלון": a mail, and its subject. */
const mailAbout =
  /^(?!(?:an?|the|את|מייל|אימייל|הודעה) )(.{2,40}?) (?:an? |the )?(?:e-?mail|mail|message|מייל|אימייל|הודעה) (?:about|regarding|concerning|על|לגבי|בעניין|בענין|בנוגע ל-?|בקשר ל-?) ?(?=\S)(.{2,80})$/i;

/** "Dana the quote", "the quote to Dana": to whom, and what. */
function thingSent(told: string): readonly string[] {
  const mail = mailAbout.exec(told);
  if (mail !== null) return [mail[1] ?? '', mail[2] ?? ''];
  const isThingFirst = /^(?:the|my|our|that|an?|את) /i.test(told);
  const between = isThingFirst ? thenWhom.exec(told) : (/ את /.exec(told) ?? beforeThing.exec(told));
  if (between === null) return [];
  const [first, last] = [told.slice(0, between.index), told.slice(between.index + between[0].length)];
  return isThingFirst ? [last, first.replace(/^את /, '')] : [first, last];
}
