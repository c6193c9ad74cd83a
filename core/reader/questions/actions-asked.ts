/** What the assistant itself holds: actions that failed, wait for a yes or leave by themselves, and drafts of mail. */
import type { Question } from '../../language/questions/question.ts';
import { soughtIn } from '../topics/sought.ts';
import type { Asked } from './asked.ts';
import { isInForm } from './form.ts';
import { isCommandSaid } from './kind-said.ts';

type Actions = Extract<Question, { asks: 'actions' }>;

const failing =
  'fail(?:ed|ing)?|bounced?|stuck|(?:go|gone|went) (?:out|through|wrong)|get through|send|sent|work(?:ed)?|delivered|crash(?:ed)?';
const sent =
  'whatsapps?|messages?|mails?|e-?mails?|texts?|sms|dms?|reminders?|tasks?|actions?|sends?|invitations?|invites?';
const yes = 'ok|okay|yes|approval|go-?ahead|confirmation|sign-?off|say-?so|nod|thumbs up|green light';
const byItself =
  '(?:all )?by (?:itself|themselves)|on (?:its|their) own|automatically|without me|unattended|on schedule';

const kinds: readonly (readonly [Actions['wants'], readonly RegExp[]])[] = [
  [
    'failed',
    [
      new RegExp(String.raw`\b(?:why|how come)\b.{0,40}\b(?:${sent})\b.{0,40}\b(?:${failing})\b`, 'i'),
      new RegExp(
        String.raw`\bwhat (?:happened to|went wrong with|is wrong with) (?:the|that|my) (?:${sent})\b(?! from)`,
        'i',
      ),
      new RegExp(
        String.raw`\b(?:which|what|did any|have any|any|anything)\b.{0,20}\b(?:${sent})?.{0,12}\b(?:failed|fail|bounced?|not (?:been )?sent|did(?:n'?t| not) (?:go out|send|go through))\b`,
        'i',
      ),
      /(?<![א-ת])(?:למה|מדוע)(?![א-ת]).{0,40}(?<![א-ת])(?:נכשלה?|נכשלו|נתקעה?|נתקעו|לא (?:נשלחה?|נשלחו|יצאה?|יצאו|עברה?|הלכה?|הלך))(?![א-ת])/,
      /(?<![א-ת])(?:מה|אילו|איזה|איזו|משהו)(?![א-ת]).{0,20}(?<![א-ת])(?:נכשלה?|נכשלו|נתקעה?|נתקעו|לא (?:נשלחה?|נשלחו|הצליחה?))(?![א-ת])/,
    ],
  ],
  [
    'waiting',
    [
      new RegExp(
        String.raw`\b(?:wait(?:s|ing)?|sitting|pending|stuck|queued|held|hanging|needs?|awaits?|awaiting|parked|left)\b(?: \w+){0,3} my (?:${yes})\b`,
        'i',
      ),
      /\b(?:wait(?:s|ing)?|pending|needs?)\b.{0,12}\b(?:for )?me to (?:ok|okay|approve|confirm|say yes|sign off)\b/i,
      /\bwhat (?:do|should|must|have|am) i (?:still )?(?:need |have |got |supposed )?(?:to )?(?:approve|confirm|ok|okay|sign off)\b/i,
      /(?<![א-ת])[שה]?(?:מחכה|מחכים|מחכות|ממתין|ממתינה|ממתינים|ממתינות|עומד|עומדת|תקוע|תקועה|צריך|צריכה|דורש)(?![א-ת]).{0,12}(?<![א-ת])(?:ל?אישור|להסכמה|ל?אוקיי?|ל?ok) ?(?:שלי|ממני)/i,
      /(?<![א-ת])(?:מחכה|מחכים|ממתין|ממתינים) (?:רק )?(?:לי|שאני|ש?א)(?:אשר| לאישור)/,
      /(?<![א-ת])מה (?:אני )?(?:עוד )?(?:צריך|צריכה|נשאר לי) לאשר(?![א-ת])/,
    ],
  ],
  [
    'scheduled',
    [
      new RegExp(
        String.raw`\b(?:go(?:es|ing)?|leav(?:es?|ing)|sen(?:ds?|t)|sending)\b.{0,40}\b(?:${byItself})\b`,
        'i',
      ),
      new RegExp(
        String.raw`\b(?:what|which|anything|any|do i have|have i got)\b.{0,24}\b(?:scheduled|queued|timed|lined up|set) (?:to (?:go(?: out)?|send|be sent)|(?:${sent})\b|for sending)`,
        'i',
      ),
      new RegExp(
        String.raw`\b(?:what|which|anything)(?:'s|s| is| are)?(?: (?:${sent}))? (?:goes|going|due|set|meant|supposed|about) (?:to (?:go )?)?out\b`,
        'i',
      ),
      new RegExp(
        String.raw`^(?:(?:show|list)(?: me)? )?(?:my |the )?(?:scheduled|queued|timed) (?:${sent})\b`,
        'i',
      ),
      /(?<![א-ת])(?:יוצא|יוצאת|יוצאים|לצאת|נשלח|נשלחת|להישלח|יישלח|ישלח|תצא|יצא)(?![א-ת]).{0,30}(?<![א-ת])(?:לבד|מעצמו|מעצמה|מעצמם|אוטומטית?|בלי (?:ש?אני|שאגע|לגעת))(?![א-ת])/,
      // "Is the first cut going out tomorrow"
      /^(?:so |and )?(?:is|are|when(?:'s| is| are|s)?|will|does|when does|when will) (?:the|my|that) (?!(?:flights?|trains?|bus|ferry|sun|moon|trash|rubbish|bins?)\b)[^?,]{2,40}? (?:going|go|goes|due|set|scheduled|meant|supposed) (?:to (?:go )?)?out\b/i,
      /^(?:מתי |האם )?ה(?!טיס|רכבת|אוטובוס|סרט|שמש|זבל)[א-ת]{2,15}(?: ה[א-ת]{2,15})?(?: ל[א-ת]{2,15})? (?:יוצא|יוצאת|נשלח|נשלחת|יישלח|תישלח)(?: היום| מחר| הבוקר| הערב)?\?$/,
      /(?<![א-ת])מה (?:אמור|צריך|עומד|מתוזמן) (?:לצאת|להישלח)(?![א-ת])/,
      /(?<![א-ת])(?:מיילים|הודעות|מייל|הודעה|שליחות) (?:מתוזמנ?(?:ים|ות|ת)?|שמתוזמנ?(?:ים|ות|ת)?)(?![א-ת])/,
    ],
  ],
];

/** Words of these questions that name no subject. */
const ofThem =
  /^(?:fail\w*|bounce\w*|stuck|whatsapps?|tasks?|reminders?|actions?|sends?|invit\w*|approve|approval|wait\w*|sitting|pending|queued|scheduled|itself|schedule|own|נכשל\S*|נתקע\S*|ה?(?:ו?ואטסאפ|ווטסאפ|וואצאפ)|לאישור|אישור|מחכה|לבד|מעצמו|אמור|לצאת|בלי|נוגעת|earlier|יוצא|יוצאת|נשלח|נשלחת|יישלח|תישלח)$/i;

export function actionsAsked({ text, when }: Asked): Actions | null {
  if (isCommandSaid(text)) return null;
  const wants = kinds.find(([, forms]) => forms.some((form) => form.test(text)))?.[0];
  if (wants === undefined) return null;
  const about = (soughtIn(text)?.words ?? []).filter((word) => !ofThem.test(word));
  const over = when.over(wants === 'scheduled' ? 'ahead' : 'behind');
  return { asks: 'actions', wants, over, about: about.length === 0 ? null : about.join(' ') };
}

const draftsEn =
  /\b(?:in|among|from) (?:my |the )?drafts?\b|\b(?:my|any|which|what|unfinished|show me(?: my| the)?|list(?: my)?|open|saved) drafts?\b|\bdrafts? (?:do i|have i|folder|of mine|i (?:have|started|left))\b|\b(?:half-?written|unfinished|unsent) (?:e-?mails?|mails?|messages?|repl(?:y|ies))\b|^drafts?\??$/i;
const draftsHe =
  /(?<![א-ת])(?:[בה]|בה|מה)?טיוט(?:ה|ות)(?![א-ת])(?! ל)|(?<![א-ת])(?:התחלתי|הספקתי) לכתוב(?![א-ת])|(?<![א-ת])(?:מיילים?|תשוב(?:ה|ות)) (?:ש?לא (?:גמרתי|סיימתי|שלחתי)|חצי כתוב\S*)/;

/** Mail that is still being written. */
export function draftsAsked({ text, parts }: Asked): Question | null {
  if (isCommandSaid(text) || /\b(?:draft|write|compose) (?:me )?an?\b/i.test(text)) return null;
  const isAsked =
    isInForm(text) || text.includes('?') || /^(?:my |show |list |open |ה?טיוט)/i.test(text.trim());
  if (!isAsked || !(draftsEn.test(text) || draftsHe.test(text))) return null;
  const to = parts.runs.find(
    ({ cue, glued }) => cue === 'to' || (glued === 'to' && (cue === null || cue === 'verb')),
  );
  if (to === undefined) return { asks: 'drafts', to: null };
  const name = to.cue === 'to' ? to.words : to.bare;
  return { asks: 'drafts', to: name.replace(/ ב?ה?טיוט\S*$/, '') };
}

const people =
  /\b(?:actual|real|living|proper|human) (?:humans?|people|persons?|beings?)\b|\bhumans?\b|\bfrom (?:a )?(?:people|persons?)\b(?! (?:at|in|from|who|i)\b)|\bnot (?:from )?(?:a )?(?:robots?|bots?|newsletters?|machines?|lists?)\b|(?<![א-ת])(?:מ?בני[ -]אדם|מ?אנשים (?:אמיתיים|של ממש|ולא)|אנשים אמיתיים|לא (?:מ?ניוזלטרים?|מ?רובוטים|מ?פרסומות))(?![א-ת])/i;

/** Whether what people wrote alone is asked for, without lists and machines. */
export function isOfPeople(text: string): boolean {
  return people.test(text);
}
