/** A mail that came in is to go on to somebody: "forward Tomer's invitation to Dana and ask if she saw it". */
import { plainCommand } from '../../language/changes/plain-command.ts';
import { timeAlone } from '../../language/changes/time-wanted.ts';
import { clockworkOf } from '../../language/time/clockwork.ts';
import type { Context } from '../../language/reading.ts';
import { asQuestion } from '../commands/asked-text.ts';

/** In characters: what is longer tells a story. */
const longest = 240;

export type ForwardWish = {
  /** A name as it was said, or an address. */
  readonly whom: string;
  /** Who sent the mail; null for anybody. */
  readonly from: string | null;
  /** Words of what it is about; empty for anything. */
  readonly about: readonly string[];
  /** The newest alone is meant. */
  readonly isLast: boolean;
  /** What stands above it; empty for nothing. */
  readonly note: string;
};

const verb = /^(?:forward|fwd|pass on|pass along|send on) (?:on )?/i;
const verbHe = /^(?:תעבירי?|העבר|העבירי|להעביר|תפרוורדי?|פרוורדי?|לפרוורד|תשלחי? הלאה) /;
/** What is said to whoever gets it begins behind these words. */
const noteAfter =
  /(?: and|[,;.:–—-]) (?:please )?(?:(ask)(?: (?:her|him|them))?|tell (?:her|him|them)|write(?: to)?(?: (?:her|him|them))?|say|add|note)[:,]? | with (?:the |a )?(?:note|words|message|text)[:,]? |: /i;
const noteAfterHe =
  / ו(?:(ת?שאלי?)(?: אות[הו]| אותם)?|ת?כתבי?(?: לה| לו| להם)?|תגידי?(?: לה| לו| להם)?|תוסיפי?(?: לה| לו)?)[:,]? | עם (?:ה?הודעה|ה?הערה|ה?מילים|ה?טקסט)[:,]? |: /;
const message =
  /(?<![\p{L}\p{N}])(?:e-?mail|mail|message|letter|invitation|invite|invoice|receipt|bill|contract|quote|offer|newsletter|itinerary|ticket|confirmation|statement|report|brief|ה?אישור|ה?דו["״]?ח|ה?מסמך|ה?קובץ|ה?סיכום|ה?מייל|ה?אימייל|ה?הודע[הת]|ה?מכתב|ה?הזמנה|ה?חשבונית|ה?קבלה|ה?חשבון|ה?חוזה|ה?הצע[הת]|ה?ניוזלטר|ה?כרטיס)(?![\p{L}\p{N}])/iu;
/** Of these words the mail itself is no witness. */
const noWords = new Set(
  (
    'the a an my that this his her their mail mails email e-mail emails message letter from about with for of on one last ' +
    'latest newest and it today yesterday tomorrow again please to in inbox ' +
    'את של מאת על עם המייל מייל האימייל אימייל ההודעה הודעה המכתב האחרון האחרונה הזה הזאת שלי ההוא מ ל היום מחר אתמול למחר'
  ).split(' '),
);
const place =
  /^(?:(?:the |my )?(?:archive|inbox|trash|bin|spam|folder|label|calendar|list|tasks)|ארכיון|פח|אשפה|ספאם|תיק.*|תווית.*|יומן|רשימ.*|משימות)$/i;
const last = /\b(?:last|latest|newest|most recent)\b|(?<![א-ת])ה?אחרו(?:ן|נה)(?![א-ת])/i;

const theirs = /^\S{1,40}['’]s$/;
const begins = /^(?:the|that|this|my|last)$/i;

/** Null where the words ask for no such thing. */
export function readForward(command: string, context: Context): ForwardWish | null {
  if (command.length > longest) return null;
  const plain = plainCommand(command);
  const isHebrew = verbHe.test(plain);
  if (!isHebrew && !verb.test(plain)) return null;
  const noted = (isHebrew ? noteAfterHe : noteAfter).exec(plain);
  const wish = noted === null ? plain : plain.slice(0, noted.index);
  const parts = isHebrew ? partsHe(wish.replace(verbHe, '')) : partsOf(wish.replace(verb, ''));
  const whom = parts?.whom.replace(/[,;.]$/, '').trim() ?? '';
  if (parts === null || whom === '' || place.test(whom)) return null;
  if (timeAlone(whom, clockworkOf(context)) !== null || (isHebrew && !message.test(parts.what))) return null;
  const note = noted === null ? '' : plain.slice(noted.index + noted[0].length).trim();
  const asked = noted?.[1] === undefined ? note : asQuestion(note);
  // The mark that ends the command ends what goes along.
  const isAsked = asked !== '' && !asked.endsWith('?') && command.trimEnd().endsWith('?');
  const { what } = parts;
  return { whom, ...whichOf(what), isLast: last.test(what), note: isAsked ? `${asked}?` : asked };
}

type Parts = { readonly what: string; readonly whom: string };

/** "Tomer's invitation to Dana", "Dana Tomer's invitation". */
function partsOf(said: string): Parts | null {
  const to = said.toLowerCase().lastIndexOf(' to ');
  if (to > 0) return { what: said.slice(0, to), whom: said.slice(to + 4) };
  const [whom = '', next = '', ...rest] = said.split(' ');
  const isOfMail = begins.test(next) || theirs.test(next);
  return isOfMail ? { what: [next, ...rest].join(' '), whom } : null;
}

/** "לדנה את המייל של תומר", "את המייל של תומר לדנה". */
function partsHe(said: string): Parts | null {
  const at = said.indexOf(' את ');
  if (said.startsWith('ל') && at > 0) return { whom: said.slice(1, at), what: said.slice(at + 4) };
  const to = said.lastIndexOf(' ל');
  return said.startsWith('את ') && to > 3 ? { what: said.slice(3, to), whom: said.slice(to + 2) } : null;
}

/** Words that stand between the sender and what it is about. */
const joins = new Set(['about', 'with', 'on', 'regarding', 'על', 'עם']);

function whichOf(what: string): Pick<ForwardWish, 'from' | 'about'> {
  const words = what.split(' ');
  const owner = words.findIndex((word) => theirs.test(word));
  if (owner !== -1) {
    const from = words
      .slice(0, owner + 1)
      .filter((word) => !noWords.has(word.toLowerCase()))
      .join(' ');
    return { from: from.slice(0, -2), about: wordsIn(words.slice(owner + 1)) };
  }
  const led = words.findIndex((word) => /^(?:from|של|מאת)$/i.test(word));
  const glued = words.findIndex(
    (word, index) => index > 0 && /^מ-?[^\s-]{2}/.test(word) && !noWords.has(word),
  );
  const at = led === -1 ? glued : led + 1;
  const [first] = words.slice(at);
  if (at === -1 || first === undefined) return { from: null, about: wordsIn(words) };
  // In English a sender may be called by several words.
  const next = words.findIndex((word, index) => index > at && joins.has(word.toLowerCase()));
  const endOfMany = next === -1 ? words.length : next;
  const end = /^[א-ת]/.test(first) ? at + 1 : endOfMany;
  const from = words.slice(at, end).join(' ');
  return {
    from: led === -1 ? from.replace(/^מ-?/, '') : from,
    about: wordsIn([...words.slice(0, led === -1 ? at : led), ...words.slice(end)]),
  };
}

function wordsIn(words: readonly string[]): readonly string[] {
  const about = words
    .map((word) => word.toLowerCase().replace(/^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/gu, ''))
    .filter((word) => word !== '' && !noWords.has(word));
  const besides = about.filter((word) => !confirms.test(word));
  return besides.length === 0 ? about : besides;
}

/** Of these the mail itself may be one, and need not say so: "the flight confirmation". */
const confirms = /^(?:confirmations?|details|ה?אישור|פרטי|ה?פרטים)$/;
