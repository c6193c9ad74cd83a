/** Finds the time expressions of a sentence: pieces, and the groups of neighbouring pieces that belong together. */
import { anyPrefix, marked, noPrefix, phrasebook } from '../phrasebook.ts';
import type { Token } from '../tokens.ts';
import { clockRule } from './clocks.ts';
import { dayAt } from './days.ts';
import { join, nothing, timesOf, type Expression, type Times } from './expression.ts';
import { aheadRule, hesitating, lengthRule, partRule } from './lengths.ts';
import type { Found, Lead, Piece, Place } from './pieces.ts';
import { everyRule, timesRule } from './repeats.ts';

type Rule = (tokens: readonly Token[], index: number, place: Place) => Found | null;

const rules: readonly Rule[] = [everyRule, timesRule, aheadRule, lengthRule, dayAt, partRule, clockRule];

const leads = phrasebook<Exclude<Lead, null>>([
  ['at|@|around|by|toward|towards', 'at'],
  ["at|by about|around / when it's|its", 'at'],
  ['on|in|this|during / in the / on a', 'on'],
  ['for', 'for'],
  ['from|between|starting|since|beginning', 'from'],
  ['starting|beginning from|on|at', 'from'],
  ['[the] until|till|til|due|deadline [by|on|at|in|is|:] / no later than', 'until'],
  ['הדדליין|דדליין|ליעד|יעד [הוא|:|עד]', 'until'],
  ['before|b4', 'before'],
  ['after', 'after'],
  ['of', 'of'],
  ['בשעה|לשעה|השעה|בשעות|שעה', 'at'],
  ['בסביבות|סביב|לקראת [השעה|שעה]', 'at'],
  ['ביום|ליום|בתאריך|לתאריך|בתאריכים', 'on'],
  ['משעה|בין', 'from'],
  ['בין השעות|השעה', 'from'],
  ['החל|מתחיל|מתחילה', 'from'],
  ['עד / לא יאוחר', 'until'],
  ['לפני', 'before'],
  ['אחרי', 'after'],
  ['של', 'of'],
]);

const hesitations = marked(hesitating, ['so at like']);

const joiners = marked([',']);

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

function pieceAt(tokens: readonly Token[], start: number, afterTime: boolean): Piece | null {
  const from = hesitations.at(tokens, start, noPrefix)?.next ?? start;
  const piece = plainPieceAt(tokens, from, afterTime);
  return piece === null || from === start ? piece : { ...piece, from: start };
}

function plainPieceAt(tokens: readonly Token[], from: number, afterTime: boolean): Piece | null {
  const led = leads.at(tokens, from, (prefix) => prefix === '' || prefix === 'ו' || prefix === 'מ');
  // "שעה אחת" is how long; "שעה עשר" is when.
  const lead =
    led?.value === 'at' && tokens[from + 1]?.text === 'אחת' && tokens[from]?.text === 'שעה' ? null : led;
  const plain = bestFound(tokens, from, { lead: null, afterTime });
  const afterLead = lead === null ? from : (hesitations.at(tokens, lead.next, noPrefix)?.next ?? lead.next);
  const tied = lead === null ? null : bestFound(tokens, afterLead, { lead: lead.value, afterTime });
  if (tied !== null && lead !== null && (plain === null || tied.to > plain.to)) {
    return {
      from,
      to: tied.to,
      meaning: tied.meaning,
      lead: lead.value,
      attributive: tied.attributive === true,
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
  for (const [index, piece] of pieces.entries()) {
    const last = expressions.at(-1);
    const touches = last !== undefined && skipJoiner(tokens, last.to) === piece.from;
    const joined = touches && !beginsAnew(last, piece, pieces[index + 1]) ? join(last, piece) : null;
    if (joined !== null) expressions[expressions.length - 1] = joined;
    else if (piece.meaning.is !== 'times') expressions.push(alone(piece));
  }
  return expressions;
}

/** "my flight's at 6, tonight 9pm": after the comma stands a day with an hour of its own. */
function beginsAnew({ clock, to }: Expression, piece: Piece, next: Piece | undefined): boolean {
  if (clock === null || piece.meaning.is !== 'day' || piece.from === to) return false;
  return next?.from === piece.to && next.meaning.is === 'clock';
}

function alone(piece: Piece): Expression {
  const start: Expression = { ...nothing, from: piece.from, to: piece.to };
  return join(start, piece) ?? start;
}

function skipJoiner(tokens: readonly Token[], index: number): number {
  return joiners.at(tokens, index, anyPrefix)?.next ?? index;
}
