/**
 * Reads a standing rule for mail from anybody's words: "PTA emails can live in School". What it cannot hold is told
 * beside it, for the person tries a rule and sees what it fits before it is kept.
 */
import { bounds } from '../../contract/bounds.ts';
import type { MailRule, RuleVerb } from '../../contract/inbox-rules.ts';
import { hasCondition } from '../../domain/inbox-rules.ts';
import { daysSaid } from '../../language/changes/read-mail-rule.ts';
import type { LinearModel } from '../linear/model.ts';
import type { Piece } from '../tagger/pieces.ts';
import { readRuleWords, type RuleSlot } from './rule-words.ts';

export type RuleGuess = {
  readonly rule: MailRule;
  /** The words that the rule leaves out, in the person's own; empty where there are none. */
  readonly passedOver: string;
};

/** No rule can hold an exception, nor answer a mail. */
const beyond = new Set(
  'except excluding unless forward reply answer remind חוץ מלבד למעט תענה תעני לענות תזכיר תזכירי להזכיר'.split(
    ' ',
  ),
);
const refusals = new Set("don't dont not never isn't won't אל לא בלי שלא".split(' '));
/** What is marked as important gets a star: that is the mark that a rule can give. */
const important = /(?<![\p{L}\p{N}])(?:important|כ?חשוב(?:ה|ים|ות)?)(?![\p{L}\p{N}])/iu;
const ofReading = /(?<![\p{L}\p{N}])(?:read|seen|unread|(?:כ|ש)?נקרא(?:ו|ה|ים|ות)?|קראתי)(?![\p{L}\p{N}])/iu;
const isImportant = (sentence: string) => important.test(sentence) && !ofReading.test(sentence);
const withStar = (piece: Piece<RuleSlot>): Piece<RuleSlot> =>
  piece.slot === 'read' ? { ...piece, slot: 'star' } : piece;

const mostBetween = 2;
/** Where words ask for several, all are done, in this order. */
const verbs: readonly RuleVerb[] = ['tag', 'trash', 'archive', 'star', 'read'];

export function guessRule(model: LinearModel, sentence: string): RuleGuess | null {
  const isBeyond = sentence
    .toLowerCase()
    .split(/\s+/)
    .some((word) => beyond.has(word));
  if (sentence.length > bounds.ruleSentence || isBeyond) return null;
  const { pieces: marked, left: unread } = readRuleWords(model, sentence);
  const all = isImportant(sentence) ? marked.map(withStar) : marked;
  const left = unread.filter((word) => !important.test(word));
  const refused = all.filter((piece) => isRefused(sentence, piece));
  const pieces = all.filter((piece) => !refused.includes(piece));
  const [does, ...also] = verbs.filter((verb) => pieces.some(({ slot }) => slot === verb));
  if (does === undefined) return null;
  const said = (slot: RuleSlot) =>
    pieces.filter((one) => one.slot === slot).map((one) => wordsOf(sentence, one));
  const named = pieces.find(({ slot }) => slot === 'tag');
  const rule: MailRule = {
    does,
    // The trash is out of the inbox, too.
    also: also.filter((verb) => verb !== 'archive' || (does !== 'trash' && !also.includes('trash'))),
    tag: named === undefined ? '' : tagOf(sentence, named),
    from: pieces
      .filter(({ slot }) => slot === 'from')
      .map((one) => senderOf(sentence, one))
      .join(' '),
    subject: said('about').map(withoutJoiner).join(' '),
    newsletters: said('newsletters').length > 0,
    unread: said('unread').length > 0,
    files: said('files').length > 0,
    days: daysSaid(said('age')[0] ?? ''),
  };
  return hasCondition(rule)
    ? {
        rule,
        passedOver: [...refused.map((one) => wordsOf(sentence, one)), ...said('tag').slice(1), ...left].join(
          ' ',
        ),
      }
    : null;
}

/** "Never archive Dana's mails", "and don't mark them as read"; but what does not stay in the inbox is archived. */
function isRefused(sentence: string, piece: Piece<RuleSlot>): boolean {
  const isVerb = verbs.some((verb) => verb === piece.slot);
  if (!isVerb || /inbox|תיבה|אינבוקס|נכנס/i.test(wordsOf(sentence, piece))) return false;
  const before = sentence.slice(0, piece.start).trim().split(/\s+/).slice(-mostBetween);
  return before.some((word) => refusals.has(word.toLowerCase().replace(/^ו(?=אל$|לא$|שלא$|בלי$)/, '')));
}

function wordsOf(sentence: string, { start, end }: Piece<RuleSlot>): string {
  return sentence.slice(start, end).replace(/[?!.,:]$/, '');
}

const hebrew = /^[א-ת]/;

/** "ומהבנק" */
function withoutJoiner(said: string): string {
  return said.replace(/^ו(?=[א-ת]{3})/, '');
}

/** In Hebrew the place where something goes has its letter glued before it, "לכסף", but for what follows such a word: "תחת לקוחות". */
function tagOf(sentence: string, piece: Piece<RuleSlot>): string {
  const before = sentence.slice(0, piece.start).trimEnd();
  const isLed = /[א-ת]$/.test(before) && !/(?:תחת|תווית|תגית|תיקיי?ת|תיקיי?ה|בשם|בתור)$/.test(before);
  return wordsOf(sentence, piece)
    .replace(isLed ? /^[לבכ]-?(?=[א-ת]{2})/ : /^$/, '')
    .replace(/^(?:an?|the|my|our) /i, '')
    .replace(/ (?:label|tag|folder|ok|okay|please|pls|thanks|thx|תודה|בבקשה)$/i, '');
}

/**
 * "מהבנק" and "ממקס" begin with the preposition. The first word of all is rather a name that begins so, unless an article
 * follows: "מכבי ישר לארכיון".
 */
function senderOf(sentence: string, piece: Piece<RuleSlot>): string {
  const said = withoutJoiner(wordsOf(sentence, piece));
  if (!hebrew.test(said)) return said.replace(/^מ-?(?=[a-z\d@])/i, '');
  if (said.startsWith('מ-')) return said.slice(2);
  const isFirst = sentence.slice(0, piece.start).trim() === '';
  const isLed = isFirst ? /^מה[א-ת]{2}/.test(said) : /^מ[א-ת]{2}/.test(said);
  return isLed ? said.slice(1) : said;
}
