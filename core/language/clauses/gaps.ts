/** Clauses that leave their verb out: "remind me at 5 to call mom and at 6 to call dad". */
import { nounActions, pairs } from '../intent/grammar.ts';
import { nouns } from '../intent/nouns.ts';
import { names } from '../intent/arguments.ts';
import type { Expression, Times } from '../time/expression.ts';
import type { Token } from '../tokens.ts';
import type { Connector } from './connectors.ts';
import type { Begun } from './goes-on.ts';

type Ahead = { readonly tokens: readonly Token[]; readonly times: Times };

/** The words of the clause before that this one goes on with, or null. */
export function gapAt(begun: Begun, connector: Connector, ahead: Ahead): readonly Token[] | null {
  return (
    otherTime(begun, connector, ahead) ??
    secondTime(begun, ahead) ??
    secondNoun(begun, ahead) ??
    secondEvent(begun, ahead) ??
    secondPerson(begun, connector, ahead)
  );
}

/** "and at 6 to call dad", "וב-6 להתקשר לאבא": another time, another thing to do. */
function secondTime(begun: Begun, { tokens, times }: Ahead): readonly Token[] | null {
  const { head } = begun;
  if (head.action !== 'reminder' && head.action !== 'create_task') return null;
  const time = times.startingAt(0);
  if (time === undefined || time.isPast || !begun.times.all.some(({ isPast }) => !isPast)) return null;
  const next = tokens[time.to];
  if (next === undefined) return null;
  if (!begun.tokens.some((token, index) => index > (head.verb?.to ?? 0) && saysWhat(token))) return null;
  const isToDo = next.text === 'to' || next.text === 'about' || /^ל[א-ת]{3,}$/.test(next.text);
  return isToDo ? headTokens(begun) : null;
}

/** "wake me up at six and also at half past six": the same once more. */
function otherTime(
  { head, tokens, times: known }: Begun,
  { is, isBare }: Connector,
  ahead: Ahead,
): readonly Token[] | null {
  const time = ahead.times.startingAt(0);
  const before = known.all.filter(({ isPast, clock }) => !isPast && clock !== null);
  const [old] = before;
  if (
    head.action !== 'reminder' ||
    is === 'stop' ||
    isBare === true ||
    old === undefined ||
    before.length > 1 ||
    old.every !== null
  )
    return null;
  if (time === undefined || time.clock === null || time.isPast) return null;
  const rest = ahead.tokens.slice(time.to);
  if (rest.some(({ kind }) => kind === 'word') && !/^(?:just|ליתר)$/.test(rest[0]?.text ?? '')) return null;
  return tokens.filter((_, index) => index < old.from || index >= old.to);
}

const longestTitle = 5;

/** "book swimming Monday at 4 and judo Wednesday at 5": what happens, and its own hour. */
function secondEvent(
  { head, tokens: begun, times: known, end }: Begun,
  { tokens, times }: Ahead,
): readonly Token[] | null {
  if (head.action !== 'create_event') return null;
  const time = times.all.find(isHourOfDay);
  const ends = known.all.some((one) => isHourOfDay(one) && one.to === end);
  if (!ends || time === undefined || time.from === 0 || time.from > longestTitle) return null;
  if (tokens.slice(0, time.from).some(({ kind }) => kind === 'mark')) return null;
  const [first] = tokens;
  const isWith = /^ו?(?:with|עם)$/.test(first?.text ?? '');
  const isNamed = names(first) || names(first, 'ו');
  const noun = head.noun?.role === 'object' ? head.noun : null;
  const verb = head.verb === null || head.verb.from >= end ? [] : begun.slice(head.verb.from, head.verb.to);
  if (!isWith && !isNamed) return verb;
  if (noun === null) return verb;
  return [...verb, ...begun.slice(noun.from, noun.to)];
}

function isHourOfDay({ isPast, clock, day }: Expression): boolean {
  return !isPast && clock !== null && day !== null;
}

function saysWhat({ text }: Token): boolean {
  return /^(?:to|about|that|על|לגבי|ל[א-ת]{3,})$/.test(text);
}

/** "and dinner with Ron on Tuesday", "ומייל לרון": another thing of the kind that the verb makes. */
function secondNoun(begun: Begun, { tokens, times }: Ahead): readonly Token[] | null {
  const article = /^(?:a|an|another|one)$/.test(tokens[0]?.text ?? '') ? 1 : 0;
  const noun = nouns.at(tokens, article, (prefix) => prefix === '' || prefix === 'ו');
  const verb = begun.head.verb;
  if (noun === null || verb === null || nounActions[noun.value] === undefined) return null;
  const pair = pairs[verb.class]?.[noun.value];
  if (pair === undefined) return null;
  const after = tokens[noun.next];
  const isFollowed =
    after !== undefined &&
    (/^(?:to|for|with|about|at|on|that|saying|עם|על|אל)$/.test(after.text) ||
      times.startingAt(noun.next) !== undefined);
  if (!isFollowed) return null;
  return begun.tokens.slice(verb.from, verb.to);
}

/** "and Ron that I'm early", "ולרון שאני כבר בדרך": told something else. */
function secondPerson(begun: Begun, connector: Connector, { tokens }: Ahead): readonly Token[] | null {
  const { head } = begun;
  if (head.action !== 'send_whatsapp' && head.action !== 'send_email') return null;
  if (connector.is === 'stop') return null;
  const who = /^ו?את$/.test(tokens[0]?.text ?? '') ? 1 : 0;
  const first = tokens[who];
  const isTo =
    first !== undefined && (names(first) || names(first, 'ל') || names(first, 'ול') || names(first, 'ו'));
  const channel = nouns.at(tokens, who + 1, (prefix) => prefix === 'ב');
  const at = channel?.next ?? who + 1;
  const saysAnew = tokens[at]?.text === 'that' || /^ש[א-ת]{2,}$/.test(tokens[at]?.text ?? '');
  const said = begun.tokens.slice(Math.max(head.verb?.to ?? 0, head.noun?.to ?? 0)).filter(saysMore);
  if (!isTo || !saysAnew || said.length < 2) return null;
  return channel === null ? headTokens(begun) : verbTokens(begun);
}

/** More than who it is for. */
function saysMore(token: Token): boolean {
  const isWho = ['', 'ל', 'ו', 'ול'].some((prefix) => names(token, prefix));
  return token.kind === 'word' && !isWho && !/^(?:and|to|אל|את)$/.test(token.text);
}

function verbTokens({ tokens, head: { verb } }: Begun): readonly Token[] {
  return verb === null ? [] : tokens.slice(verb.from, verb.to);
}

function headTokens({ tokens, head: { verb, noun } }: Begun): readonly Token[] {
  const own = noun?.role === 'destination' ? null : noun;
  const parts = [verb, own].flatMap((part) => (part === null ? [] : [part]));
  const sorted = parts.toSorted((a, b) => a.from - b.from);
  return sorted.flatMap(({ from, to }) => tokens.slice(from, to));
}
