/**
 * Reads a rule for the inbox by what speaks for a verb, a tag and a sender, wherever it stands: "PTA emails can live in
 * School", "no-reply@jobs.example = trash". What speaks for nothing is told beside it, for the person tries a rule and
 * sees what it fits before it is kept.
 */
import { bounds } from '../../contract/bounds.ts';
import type { RuleVerb } from '../../contract/inbox-rules.ts';
import { cutOut, find, phrase, type Phrase, phrases, type Word } from './mail-words.ts';
import {
  changeIn,
  fromIn,
  isFiller,
  isHeld,
  type MailRule,
  readMailRule,
  ruleAround,
  tagIn,
  type Verb,
  wordsOfRule,
} from './read-mail-rule.ts';

export type RuleGuess = {
  readonly rule: MailRule;
  /** The words that are no part of it, in the person's own; empty where it was read whole. */
  readonly passedOver: string;
};

const mostWordsOfName = 4;

const spoken: readonly { does: RuleVerb; words: readonly Phrase[] }[] = [
  {
    does: 'trash',
    words: phrases(`bin|trash|junk|garbage|delete|deleted|toss|nuke|discard|erase
      throw|thrown away|out?
      get rid of
      פח|לפח|לזבל|זבל|אשפה|לאשפה|למחיקה|תזרוק|תזרקי|לזרוק|זרוק|תעיף|תעיפי|להעיף|תמחק|תמחקי|למחוק|מחק|מחקי|תעלים|תעלימי|תיפטר|תיפטרי|להיפטר`),
  },
  {
    does: 'star',
    words: phrases(`star|starred|stars|flag|flagged
      important
      כוכב|בכוכב|כוכבית|בכוכבית|ככוכב|תכוכב|תכוכבי|לכוכב|תדגיש|תדגישי|להדגיש|חשוב|כחשוב|חשובים|כחשובים`),
  },
  {
    does: 'archive',
    words: phrases(`archive|archived|archives|hide|hidden
      leave|leaves|skip|skips|off|from|of the|my inbox
      ארכיון|לארכיון|בארכיון|ארכיב|לארכיב|ארכב|תארכב|תארכבי|לארכב|תחביא|תחביאי|להחביא|תסתיר|תסתירי|להסתיר
      יוצא|יוצאים|יוצאות|תוציא|תוציאי|להוציא מהאינבוקס|מהדואר הנכנס?`),
  },
  {
    does: 'read',
    words: phrases(`as? already? read
      נקרא|כנקרא|כנקראו|כנקראים|נקראו|נקראים|כנקראות|קרוא|כקרוא|קרואים|כקרואים
      תקרא|תקראי אותם|אותן|את`),
  },
];

/** What stands before the name of a tag, whatever the verb. */
const beforeTag = phrases(`under|into the? tag|label|folder?
  →|->|=>|>>
  a|the|have|has|to? label|tag|folder
  count|counts|kept|keep|live|lives|land|lands|belong|belongs|go|goes|stick|put|drop|slap|save|file|want in|as|to|under the? tag|label|folder?
  תחת תווית|תגית|תיקיית|תיקייה|תיקיה|התווית|התגית|התיקייה?
  תווית|תגית|לתווית|לתגית|בתווית|בתגית|תיקיית|לתיקיית|בתיקיית|התווית|התגית|התיקייה|לתיקייה|לתיקיה|תיקיה|תיקייה של?`);
/** In Hebrew a letter is glued to the name of the place where something goes. */
const goes = phrase(
  'נכנס|נכנסים|נכנסות|ייכנס|ייכנסו|הולך|הולכת|הולכים|הולכות|ילך|ילכו|שייך|שייכת|שייכים|שייכות|יגור|יגורו|שים|שימי|תשים|תשימי|לשים|תכניס|תכניסי|להכניס|תעביר|תעבירי|להעביר|העבר|העבירי|יעבור|יעברו|עובר|עוברים|עוברות|תשלח|תשלחי|תשמור|תשמרי|שמור|לשמור|יישמר|נשמר|נשמרים|תייק|תתייק|תתייקי|לתייק|תרכז|תרכזי|לרכז|תאסוף|תאספי|לאסוף|תזיז|תזיזי|תסדר|תסדרי|לסדר|תקבץ|ישר|זה|אותם|אותן',
);
/** Said around a rule, and part of no name: once the verb and the tag are found they end what stands before them. */
const around = new Set(
  (
    'look listen ok okay pls thx thanks just stuff correspondence whatever something soon as those these them em can could ' +
    "mark stick put drop slap keep kept land lands live lives count counts belong belongs it's i'd like need needs " +
    'rule: please, - – straight right already ' +
    'תקשיב תקשיבי סבבה אוקיי חוק תודה פשוט ישר זה זאת אותם אותן אני רוצה צריך צריכה מבקש אבקש תסמן תסמני סמן שים תשים ' +
    'תשימי תדביק נכנס נכנסים נכנסות הולך הולכת הולכים הולכות ילכו ילך שייך שייכת שייכים תרוכז ירוכזו נחשב נחשבת נחשבים ' +
    'באים באה תכתובת דבר משהו מעניין מיותר לבד קבוע'
  ).split(' '),
);
/** What mails are, not whom they are from: these words stand in subjects. */
const sorts = new Set(
  (
    'receipt receipts invoice invoices invitation invitations invite invites bill bills statement statements update updates ' +
    'notification notifications quote quotes coupon coupons payslip payslips reminder reminders cv cvs resume resumes ' +
    'קבלה קבלות הקבלות חשבונית חשבוניות החשבוניות הזמנה הזמנות זימון זימונים עדכון עדכונים עדכוני תלוש תלושים קופון קופונים ' +
    'תזכורות הצעות שהצעות'
  ).split(' '),
);
/** Where mails go that no tag is called by. */
const places = new Set(
  'trash bin archive garbage junk inbox זבל פח ארכיון ארכיב אשפה מחיקה אינבוקס דואר'.split(' '),
);
const nothing: Word = { text: '', plain: '' };

/** Whether the words ask for something again and again, and not only now. */
export function isStandingRule(sentence: string): boolean {
  return wordsOfRule(sentence).isFound && guessMailRule(sentence) !== null;
}

export function guessMailRule(sentence: string): RuleGuess | null {
  const whole = readMailRule(sentence);
  if (whole !== null) return { rule: whole, passedOver: '' };
  if (sentence.length > bounds.ruleSentence) return null;
  const words = wordsOfRule(sentence).rest;
  const found = tagIn(words) ?? tagSpoken(words) ?? changeIn(words) ?? verbSpoken(words);
  if (found === null) return null;
  const { name, tail } = nameOf(found.tag);
  const rest = found.rest.map((word) => (around.has(word.plain) ? nothing : word));
  const { rule, left } = ruleAround({ ...found, tag: name, rest }, senderIn);
  const over = [...left, ...tail.filter(({ plain }) => !around.has(plain) && !isFiller(plain))];
  const sorted = { ...rule, ...sortIn(rule) };
  const passedOver = over.filter(({ plain }) => /[\p{L}\d]/u.test(plain)).map(({ text }) => text);
  return isHeld(sorted, over) ? { rule: sorted, passedOver: passedOver.join(' ') } : null;
}

/** "A Quotes label" is called Quotes, and "Shifts ok" Shifts; what is said after the name is its tail. */
function nameOf(tag: string): { name: string; tail: readonly Word[] } {
  const words = tag
    .split(' ')
    .filter((word) => !/^(?:an?|the|my|label|tag|folder)$/i.test(word))
    .map((text) => ({ text, plain: text.toLowerCase().replace(/[?!.]$/, '') }));
  const isBig = /^\p{Lu}/u.test(words[0]?.text ?? '');
  const end = words.findIndex(
    ({ text, plain }, index) =>
      index > 0 &&
      (around.has(plain) || /^ו(?:לא|עם|גם)/.test(plain) || (isBig && !/^[\p{Lu}\d&]/u.test(text))),
  );
  const to = end === -1 ? words.length : end;
  const name = words.slice(0, to).map(({ text }) => text);
  return { name: name.join(' '), tail: words.slice(to) };
}

/** "Vodafone bills" are bills of Vodafone, and "invitations" of nobody. */
function sortIn({ from, subject }: MailRule): Pick<MailRule, 'from' | 'subject'> {
  const words = from.split(' ');
  const at = words.findIndex((word) => sorts.has(word.toLowerCase()));
  if (subject !== '' || at === -1) return { from, subject };
  return { from: words.slice(0, at).join(' '), subject: words.slice(at).join(' ') };
}

function verbSpoken(words: readonly Word[]): Verb | null {
  for (const { does, words: ways } of spoken) {
    const found = ways.map((way) => find(words, way, 0)).find((one) => one !== null);
    if (found !== undefined && found !== null) return { does, tag: '', rest: cutOut(words, found) };
  }
  return null;
}

function tagSpoken(words: readonly Word[]): Verb | null {
  for (const before of beforeTag) {
    const found = find(words, before, 0);
    const to = found === null ? null : endOfName(words, found.to);
    if (found !== null && to !== null) return tagged(words, found.to, { from: found.from, to });
  }
  const going = find(words, goes, 0);
  const at = words.findIndex(
    ({ plain }, index) =>
      index >= (going?.to ?? words.length) && /^[לב]-?[א-ת]{2}/.test(plain) && !isFiller(plain),
  );
  const to = at === -1 ? null : endOfName(words, at);
  if (to === null) return null;
  const verb = tagged(words, at, { from: at, to });
  return { ...verb, tag: verb.tag.replace(/^[לב]-?/, '') };
}

function tagged(words: readonly Word[], from: number, cut: { from: number; to: number }): Verb {
  const tag = words.slice(from, cut.to).map(({ text }) => text);
  return { does: 'tag', tag: tag.join(' '), rest: cutOut(words, cut) };
}

/** A name ends with its clause, and where somebody goes on speaking in small letters. */
function endOfName(words: readonly Word[], from: number): number | null {
  const first = words[from];
  if (first === undefined || first.plain === '' || isFiller(first.plain)) return null;
  if (places.has(first.plain) || places.has(first.plain.replace(/^[לב]-?/, ''))) return null;
  const isBig = /^\p{Lu}/u.test(first.text);
  let to = from + 1;
  while (to < words.length && to - from < mostWordsOfName) {
    const { text, plain } = words[to] ?? first;
    if (plain === '' || isFiller(plain) || (isBig && !/^[\p{Lu}\d&]/u.test(text))) break;
    to += 1;
  }
  return to;
}

/** Whoever is named by an address, by a preposition, or first: "slack emails", "Prof Nakamura always". */
function senderIn(words: readonly Word[]): { said: string; rest: Word[] } {
  const address = words.findIndex(({ plain }) => isAddress(plain));
  if (address !== -1) return cutName(words, address, address + 1);
  const from = words.findIndex(({ plain }) => plain !== '' && !isFiller(plain));
  const named = fromIn(words);
  // The first word of all that begins with the letter of the preposition is seldom one with it.
  const isFirst =
    words[from]?.plain.startsWith('מ') === true && words.slice(0, from).every(({ plain }) => plain === '');
  if (named.said !== '' && !(isFirst && named.rest[from]?.plain === '')) return named;
  if (from === -1) return { said: '', rest: [...words] };
  const end = words.findIndex(({ plain }, index) => index > from && (plain === '' || isFiller(plain)));
  const to = end === -1 ? words.length : end;
  return to - from > mostWordsOfName ? { said: '', rest: [...words] } : cutName(words, from, to);
}

/** An address or a domain, in Hebrew with the preposition before it. */
const isAddress = (plain: string) =>
  plain.includes('@') || /^(?:מ-?)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/.test(plain);

function cutName(words: readonly Word[], from: number, to: number): { said: string; rest: Word[] } {
  const said = words
    .slice(from, to)
    .map(({ text }) => text.replace(/[?!.]$/, '').replace(/^מ-?(?=[a-z\d])/i, ''));
  return { said: said.join(' '), rest: cutOut(words, { from, to }) };
}
