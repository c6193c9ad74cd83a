/**
 * Mails that are to be put away or marked, in more ways than core/language reads: two things in one sentence, and whose
 * mail it is before what it is ("mark Dana's mail unread").
 */
import { type MailChange, readMailChange } from '../../language/changes/read-mail-change.ts';
import { plainCommand } from '../../language/changes/plain-command.ts';
import type { Context } from '../../language/reading.ts';
import { clockworkOf } from '../../language/time/clockwork.ts';
import { limited, mailLimitsIn } from '../questions/mail-limits.ts';

/** In characters: what is longer tells a story. */
const longest = 200;

/** None, one or two, in their order; each of those alone that an age and an exception leave. */
export function mailWishesIn(command: string, context: Context): readonly MailChange[] {
  const limits = command.length > longest ? null : mailLimitsIn(command, clockworkOf(context));
  if (limits === null || (limits.over === null && limits.but === undefined && limits.pick !== 'oldest'))
    return wishesIn(command, context);
  return wishesIn(limits.rest, context).map((wish) => ({
    ...wish,
    // What an age is said of are several.
    isOne: wish.isOne && (limits.over === null || ofOne.test(command)),
    which: limited(wish.which, limits),
  }));
}

function wishesIn(said: string, context: Context): readonly MailChange[] {
  const asSaid = wishesOf(said, context);
  const plain = asSaid.length > 0 || said.length > longest ? said : plainly(said);
  return plain === said ? asSaid : wishesOf(plain, context);
}

function wishesOf(command: string, context: Context): readonly MailChange[] {
  const direct = readMailChange(command, context);
  if (command.length > longest) return direct === null ? [] : [direct];
  const twice = direct === null || isTwofold.test(command) ? bothIn(plainCommand(command)) : null;
  if (twice !== null) {
    const both = twice.map((one) => readMailChange(one, context) ?? ofSomebody(one, context));
    const found = both.filter((one) => one !== null);
    if (found.length === both.length) return found;
  }
  const one = direct ?? ofSomebody(plainCommand(command), context);
  return one === null ? [] : [one];
}

const allRead =
  /^(?:please )?mark (?:everything|all(?: (?:of (?:it|them)|(?:of )?(?:my |the )?(?:unread )?(?:(?:e-?)?mails?|messages)))?|them all|my (?:whole )?inbox) (?:as )?read[.!]?$/i;
const markedRead =
  /^(?:please )?mark (?<which>(?:all |the )?(?:the )?(?:newsletters|e-?mails|mails)(?: from [^,;]{2,40})?) read[.!]?$/i;
const allReadHe =
  /^(?:בבקשה )?(?:תסמני?|תסמן|סמני?|סמן) (?:את )?(?:הכול|הכל|כל המיילים|כולם) כ?נקראו?(?:ים)?[.!]?$/;
/** What is to be done stands last: "bank mails - archive", "ניוזלטרים לפח". */
const deedLast =
  /^(?<which>[^,;?]{3,80}?)(?: ?[-–—:,]|,)? ?(?:please )?(?<verb>archive|delete|trash|bin|star)(?: (?:it|them|those))?[.!]?$/i;
const deedLastHe =
  /^(?:כל (?:מה ש|ה)?)?(?<which>[^,;?]{3,80}?)(?: ?[-–—:,])? (?<where>לארכיון|לפח|לאשפה|לזבל)[.!]?$/;
const throws =
  /^(?:בבקשה )?(?:ת?עיפי|תעיף|ת?זרקי?|תזרוק|זרוק) (?:לי )?(?:את )?(?=כל |ה?(?:מיילים|מייל|ניוזלטר|פרסומות|הודעות))/;
const adverts = /(?<![א-ת])ה?(?:פרסומות|פירסומות|ספאם פרסומי)(?![א-ת])/g;

const throwsEn =
  /^(?:please )?(?:throw (?:away|out)|get rid of|bin|chuck|toss) (?=(?:all|the|that|this|my|every)\b[^,;]{0,60}\b(?:e-?mails?|mails?|messages?|newsletters?)\b)/i;

/** In the order that the readers of mails know. */
function plainly(said: string): string {
  const text = said.trim();
  if (allRead.test(text)) return 'mark all unread mails as read';
  if (allReadHe.test(text)) return 'סמן את כל המיילים שלא נקראו כנקראו';
  const marked = markedRead.exec(text)?.groups?.['which'];
  if (marked !== undefined) return `mark ${marked} as read`;
  const binned = text.replace(throwsEn, 'delete ');
  if (binned !== text) return binned;
  const thrown = text.replace(adverts, 'הניוזלטרים').replace(throws, 'מחק את ');
  if (thrown !== text) return thrown;
  const { which, verb } = deedLast.exec(text)?.groups ?? {};
  if (which !== undefined && verb !== undefined && mailsNamed.test(which)) return `${verb} ${which}`;
  const he = deedLastHe.exec(text)?.groups;
  if (he === undefined || verbFirst.test(text) || tells.test(text)) return said;
  const what = (he['which'] ?? '').replace(/^מבית/, 'המיילים מבית').replace(/^(?:את )?/, '');
  return he['where'] === 'לארכיון' ? `העבר את ${what} לארכיון` : `מחק את ${what}`;
}

/** Asks, or tells what was done. */
const tells = /(?<![א-ת])(?:למה|מתי|האם|מי|כבר|אל|לא|[א-ת]{2,}ת[יה])(?![א-ת])|\?/;
const mailsNamed = /\b(?:e-?mails?|mails?|newsletters?|messages?|receipts?|invoices?)\b/i;
const verbFirst =
  /^(?:בבקשה )?(?:ת|ל)?(?:עביר|העביר|העבר|זיז|הזז|שלח|מחק|זרוק|זרק|שים|שימ|תשים|ארכב)י?(?![א-ת])/;
const ofOne = /\b(?:last|latest|newest|most recent|oldest)\b|(?<![א-ת])ה?(?:אחרונה?|אחרון)(?![א-ת])/i;
const isTwofold =
  /\band\b|(?:^|\s)ו(?:ת|ל)?(?:סמן|סמני|עביר|עבירי|העבר|העבירי|ארכב|ארכבי|זרוק|זרקי|מחק|מחקי)(?:\s|$)/i;

const them = '(?: (?:them|em|it|those|these|all))?';
const away = `(?:(?<archive>archive${them}|get${them} out of (?:my|the) inbox|(?:move|put)${them} (?:to|in|into) the archive)|(?<trash>(?:delete|bin|trash)${them}))`;
const awayHe =
  '(?:(?<archive>(?:ת|ל)?(?:עביר|העביר|העבר|העבירי|עבירי|ארכב|ארכבי)(?: אותם| אותן| אותו| אותה)?(?: לארכיון)?)|(?<trash>(?:ת|ל)?(?:מחק|מחקי|מחוק|זרוק|זרקי)(?: אותם| אותן| אותו| אותה)?(?: לפח)?))';
const twofold: readonly RegExp[] = [
  new RegExp(`^mark (?<which>[^,;]+?) (?:as )?read,? (?:and )?(?:then )?${away}$`, 'i'),
  new RegExp(`^(?<which>[^;]+?),? mark${them} (?:as )?read,? (?:and )?(?:then )?${away}$`, 'i'),
  new RegExp(`^(?<archive>archive) (?<which>[^,;]+?),? and mark${them} (?:as )?read$`, 'i'),
  new RegExp(
    `^(?:סמן|סמני|תסמן|תסמני|לסמן)(?: לי)? (?:את )?(?<which>[^;]+?) כ?נקרא(?:ו|ים|ות|ת)?,? ו${awayHe}$`,
  ),
  new RegExp(`^(?:סמן|סמני|תסמן|תסמני|לסמן) כ?נקרא(?:ו|ים|ות|ת)? (?:את )?(?<which>[^;]+?),? ו${awayHe}$`),
];

/** A sentence for each of the two. */
function bothIn(plain: string): readonly [string, string] | null {
  for (const form of twofold) {
    const { which, archive } = form.exec(plain)?.groups ?? {};
    if (which === undefined) continue;
    if (/[א-ת]/.test(plain)) {
      const put = archive === undefined ? `מחק את ${which}` : `העבר את ${which} לארכיון`;
      return [`סמן את ${which} כנקראו`, put];
    }
    const put = archive === undefined ? 'delete' : 'archive';
    return [`mark ${which} as read`, `${put} ${which}`];
  }
  return null;
}

/** "So I see it later", said of why. */
const purpose = /,? so (?:that )?(?:i|we)\b[^]*/i;
const again = /,? (?:for (?:later|now)|again|until (?:later|tomorrow))$/i;
/** "Mark Tomer's contract mail as unread", "star avis invoice mail". */
const owned =
  /^(?<verb>mark|leave|keep|set|star|flag|archive|delete|bin) (?:(?:that|the|this) )?(?<who>[^\s,;]{1,30}(?: [^\s,;]{1,30})?)s (?:(?<topic>[^,;]{1,40}?) )?(?:e-?mail|mail|message)(?: (?:about|re|on) (?<about>[^,;]{1,40}?))?(?: (?:as )?(?<as>unread|read|not read))?$/i;
const bySender =
  /^(?<verb>mark|leave|keep|set) (?<mail>(?:the |that )?(?:(?:last|latest) )?(?:e-?mails?|mails?|messages?) [^,;]{3,80}?) (?<as>unread|read)$/i;

function ofSomebody(plain: string, context: Context): MailChange | null {
  const said = plain.replace(purpose, '').replace(again, '');
  const { verb = '', who = '', topic, about = topic, as } = owned.exec(said)?.groups ?? {};
  const isMark = /^(?:mark|leave|keep|set)$/i.test(verb);
  if (who !== '' && (as !== undefined || !isMark)) {
    const which = `the last mail from ${who.replace(/['’]$/, '')}`;
    const read = readMailChange(isMark ? `mark ${which} as ${as ?? ''}` : `${verb} ${which}`, context);
    return read === null ? null : { ...read, which: { ...read.which, about: about ?? null } };
  }
  const sent = bySender.exec(said)?.groups;
  if (sent === undefined) return said === plain ? null : readMailChange(said, context);
  return readMailChange(`mark ${(sent['mail'] ?? '').replace(/ as$/i, '')} as ${sent['as'] ?? ''}`, context);
}
