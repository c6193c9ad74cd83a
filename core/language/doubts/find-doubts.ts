/**
 * What a reading leaves open. Every word of a command ends in a slot, in its free text or nowhere; what a free text
 * seldom holds by right (a time, a field's name, a correction, one more command) is asked about.
 */
import type { Command } from '../actions/command.ts';
import { numberAt } from '../numbers.ts';
import { lastNames } from '../entities/names.ts';
import { commandAt } from '../intent/heads.ts';
import { isSomebody, names } from '../intent/arguments.ts';
import { nouns } from '../intent/nouns.ts';
import { anyPrefix, noPrefix, phrasebook } from '../phrasebook.ts';
import type { Doubt, SlotName } from '../reading.ts';
import { spansOf } from '../sentence.ts';
import type { FreeText } from '../slots/draft.ts';
import { describesNoun } from '../slots/when.ts';
import { amountAt } from '../time/amounts.ts';
import type { Times } from '../time/expression.ts';
import type { Token } from '../tokens.ts';
import { repairWords } from '../clauses/repair-words.ts';
import { labels } from '../forms/labels.ts';
import { numbered, timeWordAt, untilWords } from './left-over.ts';

type Range = { readonly from: number; readonly to: number };
type Kind = Doubt['kind'];

export function findDoubts(command: Command): readonly Doubt[] {
  const { sentence } = command;
  const doubts: Doubt[] = [];
  const push = (kind: Kind, range: Range, meant?: string) => {
    const [span] = spansOf(sentence, range);
    if (span === undefined || doubts.some((other) => other.kind === kind && other.end > span.start)) return;
    doubts.push(meant === undefined ? { kind, ...span } : { kind, ...span, meant });
  };
  for (const [kind, range] of [
    ...command.draft.texts.flatMap((text) => leftOver(command, text)),
    ...unreadNumbers(command),
  ]) {
    push(kind, range);
  }
  for (const range of oddPeople(command)) push('who', range);
  for (const range of otherChannels(command)) push('label', range);
  for (const { range, meant } of guessedWords(command)) push('spelling', range, meant);
  return doubts.toSorted((a, b) => a.start - b.start);
}

/** The words of a message say what they like; a title or a task holds no times. */
const saidToOthers: ReadonlySet<SlotName> = new Set(['subject', 'body', 'message', 'description', 'notes']);
export const texts: ReadonlySet<SlotName> = new Set([...saidToOthers, 'task', 'title', 'query']);

function leftOver(command: Command, { slot, from, to }: FreeText): readonly (readonly [Kind, Range])[] {
  const { tokens } = command.sentence;
  const isSaid = saidToOthers.has(slot);
  const found: (readonly [Kind, Range])[] = [];
  for (let index = from; index < to; index += 1) {
    const repair = index > from ? repairWords.at(tokens, index) : null;
    if (repair !== null && (repair.value === 'sure' || repair.value === 'apart'))
      found.push(['repair', { from: index, to: repair.next }]);
    // "lunch with April and Mark"
    const isPerson = !isSaid && names(tokens[index]);
    const other =
      !isPerson && index > from && opensClause(tokens, index)
        ? commandAt(tokens, command.times, index)
        : null;
    const noun =
      other === null && isSaid && index > from && opensClause(tokens, index) ? nouns.at(tokens, index) : null;
    if (other !== null) found.push(['several', { from: index, to: other.to }]);
    else if (noun !== null && (noun.value === 'reminder' || noun.value === 'task'))
      found.push(['several', { from: index, to: noun.next }]);
    if (isSaid && tokens[index - 1]?.text === 'סליחה' && nouns.at(tokens, index) !== null)
      found.push(['repair', { from: index - 1, to: index }]);
    if ((isSaid ? sameWords : oneMore).at(tokens, index) !== null)
      found.push(['several', { from: index, to: index + 1 }]);
    const label = labels.at(tokens, index, noPrefix);
    if (label !== null && tokens[label.next]?.text === ':')
      found.push(['label', { from: index, to: label.next }]);
    if (isSaid || slot === 'query') continue;
    if (
      slot === 'title' &&
      command.head.action === 'create_event' &&
      index > 0 &&
      names(tokens[index]) &&
      isWith(tokens[index - 1])
    )
      found.push(['who', { from: index, to: index + 1 }]);
    if (isTakenBack(tokens, index)) found.push(['repair', { from: index, to: index + 1 }]);
    // "remind me yesterday to call": that day is over, and another one is meant.
    const isOver = slot === 'task' && index === from && pastDays.has(tokens[index]?.text ?? '');
    if (isOver) found.push(['time', { from: index, to: index + 1 }]);
    const time = isPerson ? null : (timeLeftAt(command, index) ?? lengthLeftAt(command, index));
    if (time !== null) found.push(['time', time]);
  }
  return found;
}

const pastDays = new Set(['yesterday', 'אתמול', 'שלשום']);

function timeLeftAt({ times, sentence: { tokens } }: Command, index: number): Range | null {
  const expression = times.startingAt(index);
  if (expression !== undefined) {
    const dates =
      expression.day ?? expression.clock ?? expression.every ?? expression.ahead ?? expression.part;
    return dates === null || describesNoun(tokens, expression) ? null : expression;
  }
  const word = timeWordAt(tokens, index) ?? untilWords.at(tokens, index, noPrefix);
  const isTime = word !== null && word.value && !isInside(times, index);
  return isTime ? { from: index, to: word.next } : null;
}

/** "see Hadas for coffee": met, and not invited. */
function isWith(before: Token | undefined): boolean {
  return /^(?:see|meet|meeting|seeing|לפגוש|לראות|פוגש|פוגשת|רואה)$/.test(before?.text ?? '');
}

/** ", no,": something was taken back, and nothing says what. */
function isTakenBack(tokens: readonly Token[], index: number): boolean {
  const isNo = tokens[index]?.text === 'no' || tokens[index]?.text === 'לא';
  return isNo && tokens[index - 1]?.text === ',' && tokens[index + 1]?.text === ',';
}

/** "block two hours for deep work": how long a meeting takes is no part of its name. */
function lengthLeftAt({ head, sentence: { tokens } }: Command, index: number): Range | null {
  const length = head.action === 'create_event' ? amountAt(tokens, index, noPrefix) : null;
  return length === null || length.amount.ms === 0 ? null : { from: index, to: length.next };
}

/** The expressions stand in order, so the last that begins before a word is the one that may hold it. */
function isInside({ all }: Times, index: number): boolean {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.from ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  const before = all[low - 1];
  return before !== undefined && index < before.to;
}

/** After "and", a comma or a full stop, or with a glued ו: only there a command begins. */
function opensClause(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  if (before?.kind === 'mark') return ',.;!?'.includes(before.text);
  if (clauseWords.has(before?.text ?? '')) return true;
  return /^ו(?!ל)[א-ת]{2,}/.test(tokens[index]?.text ?? '');
}

/** "…, and the same to Ron": the words stand in another command. */
const sameWords = phrasebook<true>([
  ['separately|לחוד|בנפרד / same message|thing|text|words / אותו|אותה דבר|הודעה|נוסח|טקסט', true],
]);

/** "add a task to phone the school and one to order tyres" */
const oneMore = phrasebook<true>([['and one to|for|on / another one / ועוד אחת|אחד', true]]);

const clauseWords = new Set(['and', 'then', 'also', 'plus', 'וגם', 'גם', 'ואז', 'אז', 'ואחר', 'כך', 'בנוסף']);

/** "call mom 5": a bare number at the end of what is to be done may have been its hour. */
function unreadNumbers({ sentence: { tokens }, times, draft }: Command): readonly (readonly [Kind, Range])[] {
  return draft.texts
    .filter(({ slot }) => slot === 'task' || slot === 'title')
    .map(({ to }) => ({ from: to - 1, to }))
    .filter(({ from }) => isHourLike(tokens[from]) && !isInside(times, from))
    .filter(({ from }) => numbered.at(tokens, from - 1, anyPrefix) === null)
    .map((range) => ['number', range]);
}

function isHourLike(token: Token | undefined): boolean {
  const digits = token?.kind === 'number' ? (token.stems[0]?.stem ?? '') : '';
  return /^\d{1,2}(?:[:.]\d\d)?$/.test(digits);
}

const nobody = new Set('no nobody none nowhere אף'.split(' '));

/** "oh five four": digits said one by one are no name, and "no one" is nobody; "גיל לברק" are two, also where "לברק" was left to the text. */
function oddPeople({ draft, sentence: { tokens } }: Command): readonly Range[] {
  return tokens.flatMap((token, index) => {
    const owner = draft.owners[index];
    const isFullName = names(token) && lastNames.has(tokens[index + 1]?.text ?? '');
    if (owner === 'title' && (isFullName || /^(?:ואני|ואנחנו)$/.test(token.text)))
      return [{ from: index, to: index + 1 }];
    const isNobody =
      owner === 'to' && token.kind === 'word' && (numberAt(tokens, index) !== null || nobody.has(token.text));
    return isNobody || (draft.owners[index - 1] === 'to' && isSomebody(token))
      ? [{ from: index, to: index + 1 }]
      : [];
  });
}

const channels = phrasebook<true>([
  ['instagram|insta|messenger|facebook|fb|telegram|signal|slack|teams|linkedin|twitter|discord|skype', true],
  ["אינסטגרם|אינסטה|מסנגר|מסנג'ר|פייסבוק|טלגרם|סיגנל|סלאק|טיקטוק", true],
]);

/** "message Rona on Instagram", "drop Will a line, email, …": not the way that was read. */
function otherChannels({ head, sentence: { tokens } }: Command): readonly Range[] {
  if (head.action !== 'send_email' && head.action !== 'send_whatsapp') return [];
  return tokens.flatMap((_, index) => {
    const foreign = channels.at(tokens, index, anyPrefix);
    if (foreign !== null) return [{ from: index, to: foreign.next }];
    const own = tokens[index - 1]?.text === ',' ? nouns.at(tokens, index, noPrefix) : null;
    const after = tokens[own?.next ?? 0];
    const isAlone =
      own !== null && index > (head.verb?.to ?? 0) && (after === undefined || after.kind === 'mark');
    return isAlone && (own.value === 'email' || own.value === 'whatsapp')
      ? [{ from: index, to: own.next }]
      : [];
  });
}

/** Words of the command, or of its time, that nobody knows as they are written. */
function guessedWords({ draft, sentence: { tokens } }: Command): readonly { range: Range; meant: string }[] {
  return tokens.flatMap((token, index) => {
    const owner = draft.owners[index];
    const meant = token.stems.find(({ isGuess }) => isGuess === true);
    if (meant === undefined || owner === null || owner === undefined || texts.has(owner)) return [];
    return [{ range: { from: index, to: index + 1 }, meant: meant.stem }];
  });
}
