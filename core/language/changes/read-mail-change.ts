/**
 * Reads that mails are to be archived or marked: "archive the newsletters of this week". Which ones is read as a question
 * for them would be.
 */
import type { MailSort } from '../../actions/sort-mail.ts';
import type { Question } from '../questions/question.ts';
import { readQuestion } from '../questions/read-question.ts';
import type { Context } from '../reading.ts';
import { cutOut, find, listWords, mailWords, verbIn, type Word } from './mail-words.ts';

export type MailChange = {
  readonly does: MailSort;
  readonly which: Extract<Question, { asks: 'mail' }>;
  /** Of those only what a list sent. */
  readonly newsletters: boolean;
  /** The newest alone is meant. */
  readonly isOne: boolean;
};

const longest = 200;

const several =
  /\b(?:all|every|everything|both|e-?mails|mails|messages)\b|(?<![א-ת])(?:כל|הכל|ה?מיילים|ה?הודעות)(?![א-ת])/i;
const lastOne =
  /\b(?:last|latest|newest|most recent) (?=e-?mail|mail|message)|(?<=(?:מייל|הודעה) )ה?אחרו(?:ן|נה)(?: (?=מ))?/i;

const bare = /^(?:(?:the|my) )?mails$|^ה?מיילים$/i;
const bareOne = /^(?:(?:the|my) )?(?:e-?mail|mail)$|^ה?(?:אי)?מייל$/i;
/** The question for all mail, to be narrowed. */
export const anyMail: MailChange['which'] = {
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
  const verb = verbIn(mailWords(text));
  // A command begins with its verb.
  if (verb === null || verb.rest[0]?.plain !== '') return null;
  const read = whichBy(verb.rest, context);
  return read === null ? null : { does: verb.does, ...read };
}

function whichBy(said: readonly Word[], context: Context): Omit<MailChange, 'does'> | null {
  const lists = listWords.map((one) => find(said, one, 0)).find((one) => one !== null) ?? null;
  const isOfLists = lists !== null;
  const what = textOf(lists === null ? said : cutOut(said, lists, mailsFor(said[lists.from]?.plain ?? '')));
  const words = what
    .replace(/^everything(?= from| of)/i, 'mails')
    .replace(/^(?:all|every) (?:of )?(?=\S)/i, '')
    .replace(/^את /, '')
    .replace(/(?<=^ה?מייל ה?אחרון )של (?=[א-ת])/, 'מ')
    .replace(/^הכל (?=מ)/, 'המיילים ')
    .replace(/^כל (?=ה?(?:מיילים|הודעות))/, '');
  const asked = words.replace(lastOne, '');
  const show = /[א-ת]/.test(asked) ? 'תראה לי' : 'show me';
  const which =
    (isOfLists && bare.test(asked)) || (asked !== words && bareOne.test(asked.trim()))
      ? anyMail
      : (readQuestion(asked, context) ??
        readQuestion(`${show} ${asked}`, context) ??
        readQuestion(words, context));
  if (which?.asks !== 'mail' || which.to !== null) return null;
  const { from, unread, attachments, over } = which;
  const isChosen = from !== null || unread || attachments || over !== null || isOfLists || lastOne.test(what);
  return isChosen
    ? { which, newsletters: isOfLists, isOne: lastOne.test(what) || !(isOfLists || several.test(what)) }
    : null;
}

/** "Newsletters" asks for mails, of which those of lists are meant. */
function mailsFor(lists: string): Word {
  const text = /[א-ת]/.test(lists) ? `${lists.startsWith('ה') ? 'ה' : ''}מיילים` : 'mails';
  return { text, plain: text };
}

const textOf = (words: readonly Word[]) => words.flatMap(({ text }) => (text === '' ? [] : [text])).join(' ');
