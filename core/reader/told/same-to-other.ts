import { read } from '../../language/sentence.ts';
import { findTimes } from '../../language/time/find.ts';

/** "And the same to Dana", after "text Tomer I'm late": the message before, to somebody else. Rule chat.anew.1. */

const sameEn =
  /^(?:(?:and|now|also|then|please|ok|okay|can you|could you),? ){0,3}(?:(?:send|write|text|e-?mail|message|whatsapp|say|do|tell) )?(?:(?:exactly )?the |that )?(?:very )?same(?: thing| message| text| e?mail| one)?,? (?:to|for|with) (?<who>[\p{L}'’ -]{2,40}?)(?:,? (?:too|as well|also|please))?[.!?]*$/iu;
const tellSameEn =
  /^(?:(?:and|now|also|then|please|ok|okay|can you|could you),? ){0,3}(?:tell|send|text|e-?mail|message|whatsapp|write) (?<who>[\p{L}'’ -]{2,40}?) (?:exactly )?the (?:very )?same(?: thing| message| text| e?mail)?(?: too| as well| also| please)?[.!?]*$/iu;
const sameHe =
  /^(?:(?:ו?גם|אוקיי|אז|בבקשה|ו?עכשיו),? ){0,3}(?:ו?ת?(?:שלח|כתוב|כתב|גיד|ודיע|עש)[יה]? )?(?:את )?(?:אותו ה?דבר|אותה ה?הודעה|אותו ה?מייל)(?: בדיוק)?(?: גם)? ל-?(?<who>[א-ת׳'" -]{2,40}?)(?: גם(?: כן)?| בבקשה)?[.!?]*$/;
const tellSameHe =
  /^(?:(?:ו?גם|אוקיי|אז|בבקשה),? ){0,3}ו?ת?(?:שלח|כתוב|כתב|גיד|ודיע)[יה]? (?:גם )?ל(?<who>[א-ת׳'"-]{2,20}(?: [א-ת׳'"-]{2,20})?) (?:גם )?(?:את )?(?:אותו ה?דבר|אותה ה?הודעה|אותו ה?מייל)(?: בדיוק)?[.!?]*$/;

/** Whom a message is for: all before the name, and all after it. */
const sentEn =
  /^(?<lead>(?:(?:please|can you|could you|hey|ok|and|now),? ){0,3}(?:(?:text|sms|SMS|e-?mail|mail|[Ww]hats ?[Aa]pp|message|msg|tell|write(?: to)?|ping|ask|let)|(?:send|drop|shoot|write) (?:an? )?(?:[\p{L}-]{2,12} )?(?:text|sms|SMS|e-?mail|mail|[Ww]hats ?[Aa]pp|message|note|line)(?: message)? to|send) )(?!an? |the |it |my )(?<who>[\p{L}'’-]{2,20}(?: \p{Lu}\p{Ll}{2,20})?)(?<rest>[ ,:].{2,400})$/u;
const sentHe =
  /^(?<lead>(?:בבקשה )?ת?(?:שלח|כתוב|כתב|גיד|ודיע|סמס|עדכנ)י? (?:(?:מייל|אימייל|הודעה|הודעת ווטסאפ|ווטסאפ|וואטסאפ|ווצאפ|סמס) )?ל)(?<who>[א-ת׳'"-]{2,20})(?<rest> .{2,400})$/;

const sameThen =
  /^(?:(?:and|now|also|then|please|ok|okay),? ){0,3}(?:do |book |block |add |put )?(?:exactly )?(?:the )?same(?: thing| again)? (?:for|on|next) (?<when>[\p{L}\d ]{3,30}?)(?:,? (?:too|as well|also|please))?[.!]*$|^(?:(?:ו?גם|אוקיי|אז|בבקשה),? ){0,3}(?:ת?עש[היו]? )?(?:את )?אותו ה?דבר (?:גם )?(?<whenHe>ב?(?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)|מחר|מחרתיים)[.!]*$/iu;

/** "Do the same for Monday", after "block Sunday 9 to 12": the words before, on the other day; else as it is. */
function sameOnOtherDay(message: string, before: string): string {
  const { when, whenHe } = sameThen.exec(message.trim())?.groups ?? {};
  const day = when ?? whenHe;
  if (day === undefined) return message;
  const isDay = findTimes(read(day, () => null).tokens).all.some(
    (one) => one.day !== null && one.clock === null,
  );
  const sentence = read(before, () => null);
  const [said, ...others] = findTimes(sentence.tokens).all.filter((one) => one.day !== null);
  if (!isDay || said === undefined || others.length > 0) return message;
  const piece = said.pieces.find(({ meaning }) => meaning.is === 'day');
  const [from, to] = piece === undefined ? [said.from, said.to] : [piece.from, piece.to];
  const [first, last] = [sentence.tokens[from], sentence.tokens[to - 1]];
  if (first === undefined || last === undefined) return message;
  const lead = /^(?:on|next|this) /i.exec(before.slice(first.start))?.[0] ?? '';
  return `${before.slice(0, first.start)}${lead}${day}${before.slice(last.end)}`;
}

/** As it is where it asks for nothing of the kind, or no message was asked for before. */
export function sameToOther(message: string, before: string): string {
  const forms = [sameEn, tellSameEn, sameHe, tellSameHe];
  const who = forms.map((form) => form.exec(message.trim())?.groups?.['who']).find((found) => found);
  if (who === undefined || sameThen.test(message.trim())) return sameOnOtherDay(message, before);
  const { lead, rest } = sentEn.exec(lowerFirst(before))?.groups ?? sentHe.exec(before)?.groups ?? {};
  return lead === undefined || rest === undefined ? message : `${lead}${who}${rest}`;
}

/** The first word is a verb, which may be written large. */
function lowerFirst(text: string): string {
  const said = text.trim();
  return said.charAt(0).toLowerCase() + said.slice(1);
}
