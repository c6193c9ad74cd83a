/** Commands that open with their noun: "Reminder: …", "מייל לדנה …", "Lunch with Dana tomorrow at one". */
import { firstNames } from '../entities/names.ts';
import { marked, noPrefix } from '../phrasebook.ts';
import type { Times } from '../time/expression.ts';
import type { Token } from '../tokens.ts';
import { isPlural, names } from './arguments.ts';
import { nounActions } from './grammar.ts';
import type { Head, HeadNoun } from './head.ts';
import { isManner, nouns } from './nouns.ts';
import { englishStatements } from './words-en.ts';
import { hebrewStatements } from './words-he.ts';

/** What is told about a thing: "was", "התבטלה". */
export const statements = marked(englishStatements, hebrewStatements);

/** A command that opens with its noun: "Reminder: …", "מייל לדנה …", "Lunch with Dana tomorrow at one". */
export function nounHeadAt(tokens: readonly Token[], times: Times, index: number): Head | null {
  const start = afterAdjectives(tokens, index);
  const isWished = /^(?:אשמח|אודה|אבקש|זקוק|זקוקה|צריך|צריכה|רוצה)$/.test(tokens[start - 1]?.text ?? '');
  const match = nouns.at(
    tokens,
    start,
    (prefix) => prefix === '' || prefix === 'ו' || (isWished && prefix === 'ל'),
  );
  const action = match === null ? undefined : nounActions[match.value];
  if (match === null || action === undefined) return null;
  const noun: HeadNoun = { from: start, to: match.next, class: match.value, role: 'object' };
  const opens = opensCommand(tokens, times, noun);
  return opens ? { action: action.action, confidence: action.confidence, verb: null, noun } : null;
}

/** "urgent reminder", "high priority reminder", "a quick whatsapp". */
function afterAdjectives(tokens: readonly Token[], index: number): number {
  let next = index;
  for (;;) {
    const adjective = adjectives.at(tokens, next, noPrefix);
    if (adjective === null) return next;
    next = adjective.next;
  }
}

const adjectives = marked([
  'urgent|important|quick|short|brief|new|small|little|another|friendly|gentle|formal|a|an',
  '[a] high|low|medium|top|normal priority',
  'recurring|repeating|daily|weekly|monthly|yearly|one',
]);

function opensCommand(tokens: readonly Token[], times: Times, noun: HeadNoun): boolean {
  const next = tokens[noun.to];
  const isTitle = next?.text === ':' || next?.text === '-';
  if (isPlural(tokens[noun.from])) return false;
  switch (noun.class) {
    case 'email':
    case 'whatsapp':
    case 'message':
      return isAddressed(tokens, noun.to);
    case 'event':
      return isMeetingNote(tokens, times, noun);
    case 'reminder':
      return (
        isTitle ||
        (next !== undefined && !/^(?:from|של|is|was|for|status|tone|times?)$/.test(next.text)) ||
        isForWhen(times, noun)
      );
    case 'task': {
      const isList = noun.to - noun.from > 1 && tokens[noun.from]?.text !== 'note';
      return (
        isTitle || (!isList && next !== undefined && !/^(?:from|של|is|was|list|looks?)$/.test(next.text))
      );
    }
    default:
      return false;
  }
}

/** "to", "for", "עבור", a name; in Hebrew a word about the message may stand before: "מייל קצר להדס". */
function isAddressed(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index];
  if (next === undefined) return false;
  if (/^(?:to|for|אל|עבור|בשביל)$/.test(next.text) || names(next) || hasGluedTo(next)) return true;
  return isManner(next) && isAddressed(tokens, index + 1);
}

/** "reminder for tomorrow", against "reminders for card payments". */
function isForWhen(times: Times, noun: HeadNoun): boolean {
  return times.startingAt(noun.to) !== undefined;
}

/** A meeting jotted down has an hour, or a day and company; and nothing is told about it. */
function isMeetingNote(tokens: readonly Token[], times: Times, noun: HeadNoun): boolean {
  const isCall = tokens[noun.from]?.text === 'call' && !/^(?:with|w)$/.test(tokens[noun.to]?.text ?? '');
  const hasCompany = tokens.some(({ stems }) => stems.some(({ stem }) => stem === 'with' || stem === 'עם'));
  const isDated = times.all.some(
    ({ isPast, day, clock, every }) =>
      !isPast && (clock !== null || every !== null || (day !== null && hasCompany)),
  );
  const isTold = tokens.some(
    (_, index) => index > noun.from && statements.at(tokens, index, noPrefix) !== null,
  );
  return isDated && !isTold && !isCall;
}

function hasGluedTo(token: Token | undefined): boolean {
  return (
    token?.stems.some(({ prefix, stem }) => prefix === 'ל' && stem !== 'י') === true &&
    !firstNames.has(token.text)
  );
}
