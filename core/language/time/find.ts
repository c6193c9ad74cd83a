/** Finds the time expressions of a sentence: pieces, and the groups of neighbouring pieces that belong together. */
import { anyPrefix, phrasebook } from '../phrasebook.ts';
import type { Token } from '../tokens.ts';
import { clockRule } from './clocks.ts';
import { dayAt } from './days.ts';
import { join, nothing, timesOf, type Expression, type Times } from './expression.ts';
import { aheadRule, lengthRule, partRule } from './lengths.ts';
import type { Found, Lead, Piece, Place } from './pieces.ts';
import { everyRule } from './repeats.ts';

type Rule = (tokens: readonly Token[], index: number, place: Place) => Found | null;

const rules: readonly Rule[] = [everyRule, aheadRule, lengthRule, dayAt, partRule, clockRule];

const leads = phrasebook<Exclude<Lead, null>>([
  ['at|@|around|by|toward|towards', 'at'],
  ['at about|around', 'at'],
  ['by around|about', 'at'],
  ['no later than', 'at'],
  ['on|in|this|during', 'on'],
  ['in the', 'on'],
  ['for', 'for'],
  ['from|between|starting|since|beginning', 'from'],
  ['starting|beginning from|on|at', 'from'],
  ['until|till|til|due [by|on|at|in]', 'until'],
  ['before', 'before'],
  ['after', 'after'],
  ['of', 'of'],
  ['בשעה|לשעה|השעה|בשעות', 'at'],
  ['בסביבות|סביב|לקראת [השעה|שעה]', 'at'],
  ['ביום|ליום|בתאריך|לתאריך|בתאריכים', 'on'],
  ['משעה|בין', 'from'],
  ['בין השעות|השעה', 'from'],
  ['החל|מתחיל|מתחילה', 'from'],
  ['עד', 'until'],
  ['לפני', 'before'],
  ['אחרי', 'after'],
  ['של', 'of'],
]);

const joiners = phrasebook<true>([[',', true]]);

export function findTimes(tokens: readonly Token[]): Times {
  return timesOf(group(tokens, findPieces(tokens)));
}

function findPieces(tokens: readonly Token[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let index = 0;
  while (index < tokens.length) {
    const last = pieces.at(-1);
    const afterTime = last !== undefined && skipJoiner(tokens, last.to) === index;
    const piece = pieceAt(tokens, index, afterTime);
    if (piece === null) {
      index += 1;
    } else {
      pieces.push(piece);
      index = piece.to;
    }
  }
  return pieces;
}

function pieceAt(tokens: readonly Token[], from: number, afterTime: boolean): Piece | null {
  const lead = leads.at(tokens, from, (prefix) => prefix === '' || prefix === 'ו' || prefix === 'מ');
  const plain = bestFound(tokens, from, { lead: null, afterTime });
  const led = lead === null ? null : bestFound(tokens, lead.next, { lead: lead.value, afterTime });
  if (led !== null && lead !== null && (plain === null || led.to > plain.to)) {
    return {
      from,
      to: led.to,
      meaning: led.meaning,
      lead: lead.value,
      attributive: led.attributive === true,
    };
  }
  if (plain === null) return null;
  return { from, to: plain.to, meaning: plain.meaning, lead: null, attributive: plain.attributive === true };
}

function bestFound(tokens: readonly Token[], index: number, place: Place): Found | null {
  let best: Found | null = null;
  for (const rule of rules) {
    const found = rule(tokens, index, place);
    if (found !== null && (best === null || found.to > best.to)) best = found;
  }
  return best;
}

function group(tokens: readonly Token[], pieces: readonly Piece[]): readonly Expression[] {
  const expressions: Expression[] = [];
  for (const piece of pieces) {
    const last = expressions.at(-1);
    const touches = last !== undefined && skipJoiner(tokens, last.to) === piece.from;
    const joined = touches ? join(last, piece) : null;
    if (joined === null) expressions.push(alone(piece));
    else expressions[expressions.length - 1] = joined;
  }
  return expressions;
}

function alone(piece: Piece): Expression {
  const start: Expression = { ...nothing, from: piece.from, to: piece.to };
  return join(start, piece) ?? start;
}

function skipJoiner(tokens: readonly Token[], index: number): number {
  return joiners.at(tokens, index, anyPrefix)?.next ?? index;
}
