/**
 * Reads that mails are to be archived or marked: "archive the newsletters of this week". Which ones is read as a question
 * for them would be.
 */
import type { MailSort } from '../../actions/sort-mail.ts';
import type { Question } from '../questions/question.ts';
import { readQuestion } from '../questions/read-question.ts';
import type { Context } from '../reading.ts';
import { plainCommand } from './plain-command.ts';

export type MailChange = {
  readonly does: MailSort;
  readonly which: Extract<Question, { asks: 'mail' }>;
  /** Of those only what a list sent. */
  readonly newsletters: boolean;
  /** The newest alone is meant. */
  readonly isOne: boolean;
};

const longest = 200;

type Form = { readonly does: MailSort; readonly form: RegExp };
const forms: readonly Form[] = [
  { does: 'archive', form: /^archive (.+)$/i },
  { does: 'read', form: /^mark (.+) as read$/i },
  { does: 'read', form: /^mark as read (.+)$/i },
  { does: 'unread', form: /^mark (.+) as (?:unread|not read)$/i },
  { does: 'unread', form: /^mark as (?:unread|not read) (.+)$/i },
  { does: 'archive', form: /^(?:ארכב|ארכבי|תארכב|תארכבי|לארכב) (.+)$/ },
  { does: 'archive', form: /^(?:העבר|העבירי|תעביר|תעבירי|להעביר|שלח|שלחי|תשלח|תשלחי) לארכיון (.+)$/ },
  { does: 'archive', form: /^(?:העבר|העבירי|תעביר|תעבירי|להעביר|שלח|שלחי|תשלח|תשלחי) (.+) לארכיון$/ },
  { does: 'unread', form: /^(?:סמן|סמני|תסמן|תסמני|לסמן) (.+) כלא נקרא(?:ו|ה|ות)?$/ },
  { does: 'read', form: /^(?:סמן|סמני|תסמן|תסמני|לסמן) (.+) כנקרא(?:ו|ה|ות)?$/ },
];

const newsletters = /\b(?:newsletters?|mailing lists?|promotions|promotional (?:e-?mails?|mails?))\b/i;
const newslettersHe = /(?<![א-ת])(ה?)(?:ניוזלטרים|ניוזלטר|עלונים|דיוורים|מיילים פרסומיים)(?![א-ת])/;
const several =
  /\b(?:all|every|everything|both|e-?mails|mails|messages)\b|(?<![א-ת])(?:כל|הכל|ה?מיילים|ה?הודעות)(?![א-ת])/i;
const lastOne =
  /\b(?:last|latest|newest|most recent) (?=e-?mail|mail|message)|(?<=(?:מייל|הודעה) )ה?אחרונ(?:ה|ן)?(?: (?=מ))?/i;

const bare = /^(?:(?:the|my) )?mails$|^ה?מיילים$/i;
const anyMail: MailChange['which'] = {
  asks: 'mail',
  from: null,
  to: null,
  about: null,
  sent: false,
  unread: false,
  attachments: false,
  over: null,
};

export function readMailChange(text: string, context: Context): MailChange | null {
  if (text.length > longest) return null;
  const plain = plainCommand(text);
  for (const { does, form } of forms) {
    const what = form.exec(plain)?.[1];
    const read = what === undefined ? null : whichBy(what, context);
    if (read !== null) return { does, ...read };
  }
  return null;
}

function whichBy(what: string, context: Context): Omit<MailChange, 'does'> | null {
  const isOfLists = newsletters.test(what) || newslettersHe.test(what);
  const words = what
    .replace(newsletters, 'mails')
    .replace(newslettersHe, '$1מיילים')
    .replace(/^everything(?= from| of)/i, 'mails')
    .replace(/^(?:all|every) (?:of )?(?=\S)/i, '')
    .replace(/^את /, '')
    .replace(/^הכל (?=מ)/, 'המיילים ')
    .replace(/^כל (?=ה?(?:מיילים|הודעות))/, '');
  const asked = words.replace(lastOne, '');
  const show = /[א-ת]/.test(asked) ? 'תראה לי' : 'show me';
  const which =
    isOfLists && bare.test(asked)
      ? anyMail
      : (readQuestion(asked, context) ?? readQuestion(`${show} ${asked}`, context));
  if (which?.asks !== 'mail' || which.to !== null) return null;
  const { from, unread, attachments, over } = which;
  const isChosen = from !== null || unread || attachments || over !== null || isOfLists;
  return isChosen
    ? { which, newsletters: isOfLists, isOne: lastOne.test(what) || !(isOfLists || several.test(what)) }
    : null;
}
