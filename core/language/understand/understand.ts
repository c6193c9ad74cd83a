/** A command in Hebrew or English becomes a reading. Pure and deterministic: the clock comes with the context. */
// The order of these lines is chosen: it decides which modules lie beside each other in the bundle, and so its bytes.
import { withoutRefused } from '../clauses/contrast.ts';
import { assemble } from './assemble.ts';
import { read, spansOf, wordsOf, type Sentence } from '../sentence.ts';
import { findTimes } from '../time/find.ts';
import { isCommon, respell } from './vocabulary.ts';
import { recall, recallOwn, remembered, type Remembered } from '../clauses/inherit.ts';
import { cut, type Piece } from '../clauses/cut.ts';
import { withAcquaintances } from '../entities/acquaintances.ts';
import { unwrap } from '../clauses/shell.ts';
import { timesOf } from '../time/expression.ts';
import { readForm } from './read-form.ts';
import { findHead } from '../intent/heads.ts';
import { repair } from '../clauses/repairs.ts';
import { findForm } from '../forms/find-form.ts';
import type { Context, Doubt, Reading, Understanding } from '../reading.ts';
import type { Token } from '../tokens.ts';
import type { DoubtKind } from '../../contract/doubts.ts';

export function understand(text: string, context: Context): Understanding {
  const { source, tokens } = withAcquaintances(read(text, respell), context.contacts ?? [], isCommon);
  const { core, tail } = unwrap(tokens);
  const { tokens: wanted, dropped } = withoutRefused(core);
  const repaired = repair(wanted, source);
  const sentence = { source, tokens: repaired.tokens };
  const form = formIn(sentence, tail, context);
  const memory = dropped.length === 0 ? null : remembered(null, { source, tokens: dropped }, context);
  const readings = form ?? clausesIn(sentence, tail, context, memory);
  const understood = readings.filter(({ intent }) => intent !== 'none');
  const [leading = readOne(sentence, context), ...others] = understood;
  const unsure = dropped.length > 0 ? [...repaired.guesses, dropped] : repaired.guesses;
  const guesses = unsure.flatMap((words) => doubtOver('repair', { source, tokens: words }));
  const actions: Understanding['actions'] = [withDoubts(leading, guesses), ...others];
  const unsureOf = actions.find(({ confidence, doubts }) => confidence < doubtfulToo || doubts.length > 0);
  if (unsureOf === undefined || others.length === 0) return { ...actions[0], actions };
  const [first, ...more] = actions.map((one) =>
    one === unsureOf
      ? one
      : withDoubts(
          one,
          unsureOf.spans.slice(0, 1).map(({ start, end }) => ({ kind: 'several' as const, start, end })),
        ),
  );
  const asked: Understanding['actions'] = [first ?? actions[0], ...more];
  return { ...asked[0], actions: asked };
}

/** Labelled fields are read as a form before any verb is looked at. */
function formIn(sentence: Sentence, tail: readonly Token[], context: Context): readonly Reading[] | null {
  const whole = withTail(sentence, tail);
  const long = findForm(whole);
  const keepsTail = long?.fields.at(-1)?.label.field === 'body';
  const used = keepsTail ? whole : sentence;
  const form = keepsTail ? long : findForm(sentence);
  if (form === null) return null;
  const start = lastCommand(used.tokens.slice(0, form.lead.to));
  if (start > 0) {
    const rest = { source: used.source, tokens: used.tokens.slice(start) };
    const end = /^(?:&|and|,|then)$/.test(used.tokens[start - 1]?.text ?? '') ? start - 1 : start;
    const before = { source: used.source, tokens: used.tokens.slice(0, end) };
    const last = formIn(rest, [], context);
    return last === null ? null : [...clausesIn(before, [], context, null), ...last];
  }
  const reading = readForm(used, form, context);
  return reading === null ? null : [{ ...reading, words: allWords(used) }];
}

/** "text Yael … & email Barak subject: …": the form is the last command's. Where that begins, in tokens. */
function lastCommand(lead: readonly Token[]): number {
  const pieces = cut(lead);
  const last = pieces.at(-1)?.tokens[0];
  return pieces.length < 2 || last === undefined ? 0 : Math.max(0, lead.indexOf(last));
}

/** Each command of the sentence by itself, with what it leaves out and an earlier one said. */
function clausesIn(
  { source, tokens }: Sentence,
  tail: readonly Token[],
  context: Context,
  known: Remembered | null,
): readonly Reading[] {
  const readings: Reading[] = [];
  const pieces = cut(tokens);
  let memory = known;
  for (const piece of pieces) {
    const own = memory === null ? piece.tokens : recall(piece.tokens, memory);
    const sentence = { source, tokens: own };
    memory = remembered(memory, sentence, context);
    const last = readings.at(-1);
    if (piece.isDoubtful && last !== undefined)
      readings[readings.length - 1] = withDoubts(last, doubtOver('several', sentence));
    const read =
      piece.is === 'command'
        ? readPiece(piece, sentence, piece === pieces.at(-1) ? tail : [], context)
        : null;
    if (read !== null && (read.intent !== 'none' || last === undefined)) readings.push(read);
    // Something was asked for that is not done here, or not understood: the action before it says so.
    else if (last !== undefined)
      readings[readings.length - 1] = withDoubts(last, doubtOver('several', sentence));
  }
  return readings;
}

function readPiece(piece: Piece, sentence: Sentence, tail: readonly Token[], context: Context): Reading {
  const reading = readClause(sentence, tail, context);
  return piece.isDoubtful ? withDoubts(reading, doubtOver('several', sentence)) : reading;
}

/** The words of a message keep their thanks and their hearts; nothing else does. */
function readClause(sentence: Sentence, tail: readonly Token[], context: Context): Reading {
  const reading = readOne(sentence, context);
  if (isSignedOff(tail)) return reading;
  const isMessage = reading.intent === 'send_email' || reading.intent === 'send_whatsapp';
  if (tail.length === 0 || !isMessage || !endsWithMessage(reading, sentence)) return reading;
  return readOne(withTail(sentence, tail), context);
}

/** "okay thank you bye", "end of message": said to the assistant, and to nobody else. */
function isSignedOff(tail: readonly Token[]): boolean {
  const isThanks = tail[0]?.kind === 'word' && tail.filter(({ kind }) => kind === 'word').length > 1;
  return (
    isThanks ||
    tail.some(({ text }) => signOffs.has(text)) ||
    (tail.length > 0 && tail.every(({ text }) => pleas.has(text)))
  );
}

const signOffs = new Set(['bye', 'okay', "that's", 'end', 'over', 'ביי', 'אוקיי', 'זהו', 'וזהו', 'סוף']);
const pleas = new Set(['please', 'pls', 'plz', 'kindly', 'בבקשה', 'אנא', '.', ',', '!']);

function endsWithMessage({ spans }: Reading, { source, tokens }: Sentence): boolean {
  const end = source.origin[(tokens.at(-1)?.end ?? 1) - 1] ?? 0;
  return spans.some((span) => (span.slot === 'body' || span.slot === 'message') && span.end > end);
}

/** The mark that closed the politeness stands in both. */
function withTail({ source, tokens }: Sentence, tail: readonly Token[]): Sentence {
  const start = tail[0]?.start ?? Number.POSITIVE_INFINITY;
  return { source, tokens: [...tokens.filter((token) => token.start < start), ...tail] };
}

function readOne(sentence: Sentence, context: Context): Reading {
  const hasClock = Number.isFinite(Date.parse(context.now));
  const times = hasClock ? findTimes(sentence.tokens) : timesOf([]);
  const head = findHead(sentence.tokens, times);
  const tokens = head === null ? sentence.tokens : recallOwn(sentence.tokens, head, sentence, context);
  if (
    tokens.length === sentence.tokens.length &&
    tokens.every((token, index) => token === sentence.tokens[index])
  )
    return { ...assemble({ sentence, times, head, context }), words: allWords(sentence) };
  const named = { ...sentence, tokens };
  const again = findTimes(tokens);
  return {
    ...assemble({ sentence: named, times: again, head: findHead(tokens, again), context }),
    words: allWords(sentence),
  };
}

function allWords(sentence: Sentence): string {
  return wordsOf(sentence, 0, sentence.tokens.length);
}

function doubtOver(kind: DoubtKind, sentence: Sentence): readonly Doubt[] {
  const places = spansOf(sentence, { from: 0, to: sentence.tokens.length });
  return places.slice(0, 1).map((place) => ({ kind, ...place }));
}

const doubtful = 0.6;
/** Words that a reading cannot explain may be its neighbour's. */
const doubtfulToo = 0.5;

function withDoubts(reading: Reading, added: readonly Doubt[]): Reading {
  if (added.length === 0) return reading;
  const doubts = [...reading.doubts, ...added].toSorted((a, b) => a.start - b.start);
  return { ...reading, doubts, confidence: Math.min(reading.confidence, doubtful) };
}
