/**
 * Cuts a sentence into the commands that it holds. A new command begins where a connector is followed by the words of
 * a command, unless what came before goes on there: "remind me to call Dana and text Ron" is one thing to be
 * reminded of, "tell Dana to bring wine and text me" one message.
 */
import { closesNote, findHead, isVerbAt, openingHead } from '../intent/heads.ts';
import { destinationAt } from '../intent/nouns.ts';
import { isRefusal } from '../intent/openers.ts';
import { findTimes } from '../time/find.ts';
import type { Token } from '../tokens.ts';
import { connectorAt, type Connector } from './connectors.ts';
import { gapAt } from './gaps.ts';
import { goesOn, type Ahead, type Begun } from './goes-on.ts';

export type Piece = {
  readonly tokens: readonly Token[];
  /** The words may just as well belong to the clause before. */
  readonly isDoubtful: boolean;
  /** `refused`: something that is not done here, such as "cancel"; it is named, never run. */
  readonly is: 'command' | 'refused';
};

/** Nobody asks for more in one breath; a text that seems to is a story. */
const mostClauses = 8;
const mostTried = 60;
/** A longer clause is a text, and what stands in it is its own. */
const longestClause = 120;
/** A command is told by its first words. */
const longestLook = 40;

export function cut(tokens: readonly Token[]): readonly Piece[] {
  const pieces: Piece[] = [];
  const end = trailFrom(tokens);
  const trail = tokens.slice(end);
  // "העשרים ושניים בחודש": the ו within a time ties no clauses.
  const timed = new Set(
    findTimes(tokens).all.flatMap(({ pieces: parts }) =>
      parts.flatMap(({ from, to }) => Array.from({ length: to - from - 1 }, (_, at) => from + 1 + at)),
    ),
  );
  let open: Open = { from: 0, inherited: [], isDoubtful: false, is: 'command' };
  let isQuoted = tokens[0]?.text === '"';
  let tried = 0;
  let index = 1;
  while (index < tokens.length && pieces.length < mostClauses && tried < mostTried) {
    const connector = isQuoted || timed.has(index) ? null : connectorAt(tokens, index);
    if (tokens[index]?.text === '"') isQuoted = !isQuoted;
    const found =
      connector === null || (connector.is === 'none' && connector.to >= end) || !mayBegin(tokens, connector)
        ? null
        : beginningAt(tokens, open, connector, trail);
    if (found === null) {
      index += 1;
      continue;
    }
    tried += 1;
    if (found.open === null) {
      index += 1;
      continue;
    }
    const shared = found.open.sharesTrail === true ? trail : [];
    pieces.push(
      ...closed(tokens, open, found.end).map((piece) => ({ ...piece, tokens: [...piece.tokens, ...shared] })),
    );
    open = found.open;
    index = Math.max(index, open.from) + 1;
  }
  return [...pieces, ...closed(tokens, open, tokens.length)];
}

type Open = {
  readonly from: number;
  readonly inherited: readonly Token[];
  readonly isDoubtful: boolean;
  readonly is: Piece['is'];
  readonly sharesTrail?: boolean;
  /** Its first word carries the ו that ties it to the clause before. */
  readonly isGlued?: boolean;
};

function closed(tokens: readonly Token[], open: Open, to: number): readonly Piece[] {
  const { inherited, isDoubtful, is } = open;
  const said = tokens.slice(open.from, to);
  const own = open.isGlued === true ? withoutAnd(said) : said;
  if (own.every(({ kind }) => kind === 'mark' || kind === 'emoji')) return [];
  return [{ tokens: [...inherited, ...own], isDoubtful, is }];
}

/** "וג'ודו": the ו ties the two, and is no part of either. */
function withoutAnd([first, ...rest]: readonly Token[]): readonly Token[] {
  const stems = (first?.stems ?? []).filter(({ prefix }) => prefix.startsWith('ו'));
  if (first === undefined) return rest;
  const own = stems.map((stem) => ({ ...stem, prefix: stem.prefix.slice(1) }));
  return [{ ...first, text: first.text.slice(1), start: first.start + 1, stems: own }, ...rest];
}

/** A breath without a connector may begin a command only with its verb. */
function mayBegin(tokens: readonly Token[], { is, to }: Connector): boolean {
  return is !== 'none' || isVerbAt(tokens, to);
}

/** What begins after a connector; `open` is null where the clause before goes on. */
function beginningAt(
  tokens: readonly Token[],
  open: Open,
  connector: Connector,
  trail: readonly Token[],
): { readonly end: number; readonly open: Open | null } | null {
  if (connector.from - open.from > longestClause) return null;
  const own = [...open.inherited, ...tokens.slice(open.from, connector.from)];
  const begun = begunBy(own) ?? (trail.length === 0 ? null : begunBy([...own, ...trail], own.length));
  const next = begun === null ? null : nextAfter(begun, connector, tokens);
  return { end: connector.from, open: next };
}

function nextAfter(begun: Begun, connector: Connector, tokens: readonly Token[]): Open | null {
  const { verb, noun } = begun.head;
  const isOwn = verb !== null && verb.to > verb.from && Math.max(verb.from, noun?.from ?? 0) < begun.end;
  if (!isOwn && closesNote(tokens, connector.to)) return null;
  const ahead = tokens.slice(connector.to, connector.to + longestLook);
  const times = findTimes(ahead);
  // "…, and it takes an hour"
  const length = times.startingAt(0);
  if (length?.to === ahead.length && length.length !== null && length.clock === null) return null;
  const head = openingHead(ahead, times);
  const start = {
    from: connector.to,
    inherited: [],
    isDoubtful: false,
    is: 'command',
    isGlued: head?.verb === null && connector.to === connector.from,
  } as const;
  if (head !== null) {
    if (saysWhen(begun, { tokens: ahead, head, times })) return null;
    const verdict = goesOn(begun, connector, { tokens: ahead, head, times });
    return verdict === 'yes' ? null : { ...start, isDoubtful: verdict === 'perhaps' };
  }
  if (connector.is === 'none') return null;
  const inherited = gapAt(begun, connector, { tokens: ahead, times });
  // "ואת ברק": the mark of the object stands before the name only once.
  const from = /^ו?את$/.test(ahead[0]?.text ?? '') ? connector.to + 1 : connector.to;
  if (inherited !== null)
    return {
      ...start,
      from,
      inherited,
      sharesTrail: begun.end < begun.tokens.length,
      isGlued: from === connector.from,
    };
  return refuses(begun, connector, { tokens: ahead, head, times }) ? { ...start, is: 'refused' } : null;
}

/** "don't let me forget to pay, remind me at 4": the same reminder. */
function saysWhen({ head, times }: Begun, ahead: Ahead): boolean {
  const again = ahead.head?.verb?.class === 'remind' ? ahead.head.verb.to : -1;
  const isAlone = ahead.times.startingAt(again)?.to === ahead.tokens.length;
  return head.verb?.class === 'remind' && isAlone && times.all.length === 0;
}

/** "and cancel the dentist"; in a message the words are somebody else's. */
function refuses(begun: Begun, connector: Connector, ahead: Ahead): boolean {
  const isMessage = begun.head.action === 'send_email' || begun.head.action === 'send_whatsapp';
  return !isMessage && isRefusal(ahead.tokens) && goesOn(begun, connector, ahead) !== 'yes';
}

/** "on the calendar", "תרשום ליומן", at the end of everything. */
function trailFrom(tokens: readonly Token[]): number {
  for (let from = Math.max(0, tokens.length - longestTrail); from < tokens.length; from += 1) {
    const at = isVerbAt(tokens, from) ? from + 1 : from;
    if (destinationAt(tokens, at)?.to === tokens.length) return from;
  }
  return tokens.length;
}

const longestTrail = 4;

function begunBy(tokens: readonly Token[], end = tokens.length): Begun | null {
  const times = findTimes(tokens);
  const head = findHead(tokens, times);
  return head === null ? null : { tokens, head, times, end };
}
