/**
 * Wishes that are put otherwise before the sentence ends: by another channel ("…, actually make that an email"), with another
 * deed ("delete the dentist … no, don't, move it to Thursday"), or as another wish altogether ("… no wait, just remind me").
 * Rule chat.anew.1.
 */
import { kindOf } from '../commands/wishes.ts';

/** In characters: what is longer tells a story. */
const longest = 300;

export function saidAnew(text: string): string {
  if (text.length > longest || text.includes('?')) return text;
  return otherDeed(text) ?? otherChannel(text) ?? otherWish(text) ?? text;
}

const joint = String.raw`[\s,.;…–—-]{1,5}`;
const channelEn = '(?<channel>e-?mail|mail|text|sms|whats ?app)';
const channelEnd = new RegExp(
  String.raw`^(?<told>.{6,260}?)${joint}(?:(?:actually|sorry|no|wait|oh|oops|on second thoughts?|scratch that)\b,? ?){1,4}(?:i (?:meant?|mean)|make|send|do|use|put)?(?: (?:that|it|this))?(?: (?:as|by|via|on|over|in))? ?(?:an? )?${channelEn}(?: (?:message|instead|please|her|him|them|it))?[.! ]*$`,
  'i',
);
/** "…, whatsapp is fine": said of the way, and to nobody else. */
const channelFine = new RegExp(
  String.raw`^(?<told>(?:(?:please|can you|could you|hey|ok),? ){0,3}(?:tell|let|text|message|write|drop|send|ping|ask) .{6,200}?),? ${channelEn} (?:is|would be|will be|will do|works?)(?: (?:fine|ok|okay|good|best|great|enough|perfect))?[.! ]*$`,
  'i',
);
const verbOf: Readonly<Record<string, string>> = {
  e: 'email',
  m: 'email',
  t: 'text',
  s: 'text',
  w: 'whatsapp',
};
const nounOf: Readonly<Record<string, string>> = {
  e: 'an email',
  m: 'an email',
  t: 'a text',
  s: 'a text',
  w: 'a WhatsApp',
};
const manners = '(?<lead>(?:(?:please|can you|could you|hey|ok),? ){0,2})';
const noun = new RegExp(
  String.raw`^(?<lead>.{0,40}?\b(?:send|drop|shoot|write) (?:[\p{L}'’]{2,20} ){0,3})an? (?:quick )?(?:e-?mail|mail|text|sms|whats ?app|message)(?: message)?\b`,
  'iu',
);
const letKnow = new RegExp(String.raw`^${manners}let (?<who>[\p{L}'’ ]{2,30}?) know(?: that)? `, 'iu');
const verb = new RegExp(
  String.raw`^${manners}(?:text|sms|e-?mail|mail|whats ?app|message|msg|tell|write(?: to)?|ping) (?=\p{L})`,
  'iu',
);

const channelEndHe = new RegExp(
  String.raw`^(?<told>.{6,260}?)${joint}(?:(?:בעצם|סליחה|רגע|לא|אופס|אה|טעות)[,. ]{1,3}){1,4}(?:ה?תכוונתי |עדיף |תעשי? את זה |ת?שלחי? (?:את זה |לה |לו |להם )?|שיהיה )?(?:ב|ל)?-?(?<channel>מייל|אימייל|ווטסאפ|וואטסאפ|ווצאפ|סמס)[.! ]*$`,
);
const nounHe =
  /^(?<lead>.{0,60}?(?<![א-ת])ב?)(?:מייל|אימייל|הודעת (?:ווטסאפ|וואטסאפ|סמס)|הודעה|ווטסאפ|וואטסאפ|ווצאפ|סמס)(?![א-ת])/;
const verbHe = /^(?<lead>(?:בבקשה )?)(?<verb>ת?(?:גיד|כתוב|כתב|שלח|ודיע|סמס|עדכנ)י?|תעדכן) (?=ל|את )/;

const nounsHe: readonly (readonly [RegExp, string])[] = [
  [/מייל/, 'מייל'],
  [/סמס/, 'סמס'],
];

/** The wish by the channel that was said last; null where none was. */
function otherChannel(text: string): string | null {
  const { told, channel } =
    channelEnd.exec(text)?.groups ?? channelFine.exec(text)?.groups ?? channelEndHe.exec(text)?.groups ?? {};
  if (told === undefined || channel === undefined) return null;
  const said = told.trim();
  if (/[א-ת]/.test(channel)) {
    const other = nounsHe.find(([form]) => form.test(channel))?.[1] ?? 'ווטסאפ';
    if (nounHe.test(said)) return said.replace(nounHe, `$<lead>${other}`);
    return verbHe.test(said) ? said.replace(verbHe, `$<lead>תשלח ${other} `).replace(' את ', ' ל') : null;
  }
  const initial = channel.charAt(0).toLowerCase();
  const [toDo = '', thing = ''] = [verbOf[initial], nounOf[initial]];
  if (noun.test(said)) return said.replace(noun, `$<lead>${thing}`);
  if (letKnow.test(said)) return said.replace(letKnow, `$<lead>${toDo} $<who> that `);
  return verb.test(said) ? said.replace(verb, `$<lead>${toDo} `) : null;
}

const wait = String.raw`(?:(?:no|wait|actually|hang on|hold on|sorry|oops|on second thoughts?|scratch that)\b[\s,.…–—-]{0,4}){1,4}`;
const deedEn = new RegExp(
  String.raw`^(?:please )?(?:cancel|delete|scrap|remove|drop|bin|ditch) (?<what>[^,;.!…]{2,50}?)${joint}${wait}(?:(?:don['’]?t|do not)(?: (?:cancel|delete|scrap|remove|drop|do))?(?: (?:it|that))?${joint}(?:just )?)?(?<verb>move|push|shift|postpone|reschedule|put) (?:it|that) (?<to>[^;]{2,60})$`,
  'i',
);
const waitHe = String.raw`(?:(?:לא|רגע|בעצם|סליחה|עזבי?|שנייה|אופס)[\s,.…–—-]{1,4}){1,4}`;
const deedHe = new RegExp(
  String.raw`^(?:בבקשה )?(?:ת?בטלי?|ת?מחקי?|תורידי?) (?:לי )?את (?<what>[^,;.!…]{2,50}?)${joint}${waitHe}(?:אל ת[א-ת]{2,7}(?: (?:את זה|אות[והם]))?${joint})?(?:רק |פשוט )?(?<verb>תזיזי?|תדחי|תדחה|תעבירי?|תקדימי?) (?:את זה|אות[והם]) (?<to>[^;]{2,60})$`,
);

/** The last deed, of what the first one named; null where there are not two. */
function otherDeed(text: string): string | null {
  const en = deedEn.exec(text)?.groups;
  if (en !== undefined) return `${en['verb']} ${en['what']} ${en['to']}`;
  const he = deedHe.exec(text)?.groups;
  return he === undefined ? null : `${he['verb']} את ${he['what']} ${he['to']}`;
}

const takenBack = new RegExp(
  String.raw`^(?<before>[^"“”]{6,80}?)${joint}(?:no,? wait|wait,? no|no,? (?:hang|hold) on|actually,? no|scratch that|never ?mind(?: that)?|forget (?:that|it)|just kidding|לא,? סתם|סתם,? לא|סתם|צוחקת?|רגע,? לא|לא,? רגע|לא,? עזבי?|עזבי? (?:את )?זה|לא משנה|בעצם לא)${joint}(?:just |פשוט |רק )?(?<wish>\S.{8,200})$`,
  'i',
);
/** Whatever follows is what somebody is to be told. */
const says =
  /^(?:please )?(?:tell|text|e-?mail|mail|whatsapp|message|write|ask|let|reply|answer|send|say)\b|^(?:בבקשה )?(?:ת?(?:גיד|כתוב|כתב|שלח|ודיע|ענ|שאל|מסר)[יה]?)(?![א-ת])/i;
const pointsBack =
  /\b(?:it|this|them|him|her|those|these|one|that(?= one\b|[,.!]|$))\b|(?<![א-ת])(?:זה|אות[והםן]|ל[והם]|אותה|שם)(?![א-ת])/i;

/** The wish that was said last, where it stands by itself. */
function otherWish(text: string): string | null {
  const { before, wish } = takenBack.exec(text)?.groups ?? {};
  if (before === undefined || wish === undefined || says.test(before)) return null;
  return kindOf(wish) === null || pointsBack.test(wish) ? null : wish;
}
