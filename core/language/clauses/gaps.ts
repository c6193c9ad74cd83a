/** Clauses that leave their verb out: "remind me at 5 to call mom and at 6 to call dad". */
import { nounActions, pairs } from '../intent/grammar.ts';
import { nouns } from '../intent/nouns.ts';
import { names } from '../intent/arguments.ts';
import type { Times } from '../time/expression.ts';
import type { Token } from '../tokens.ts';
import type { Connector } from './connectors.ts';
import type { Begun } from './cut.ts';

type Ahead = { readonly tokens: readonly Token[]; readonly times: Times };

/** The words of the clause before that this one goes on with, or null. */
export function gapAt(begun: Begun, connector: Connector, ahead: Ahead): readonly Token[] | null {
  return secondTime(begun, ahead) ?? secondNoun(begun, ahead) ?? secondPerson(begun, connector, ahead);
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
      names(after, 'ל') ||
      names(after) ||
      /^ל[א-ת]{3,}$/.test(after.text) ||
      times.startingAt(noun.next) !== undefined);
  if (!isFollowed) return null;
  if (noun.value === 'event' && !(hasOwnTime(times) && hasOwnTime(begun.times))) return null;
  return begun.tokens.slice(verb.from, verb.to);
}

function hasOwnTime(times: Times): boolean {
  return times.all.some(({ isPast, clock, day, ahead }) => !isPast && (clock ?? day ?? ahead) !== null);
}

/** "and Ron that I'm early", "ולרון שאני כבר בדרך": told something else. */
function secondPerson(begun: Begun, connector: Connector, { tokens }: Ahead): readonly Token[] | null {
  const { head } = begun;
  if (head.action !== 'send_whatsapp' && head.action !== 'send_email') return null;
  if (connector.is === 'stop') return null;
  const first = tokens[0];
  const isTo =
    first !== undefined && (names(first) || names(first, 'ל') || names(first, 'ול') || names(first, 'ו'));
  const channel = nouns.at(tokens, 1, (prefix) => prefix === 'ב');
  const at = channel?.next ?? 1;
  const saysAnew = tokens[at]?.text === 'that' || /^ש[א-ת]{2,}$/.test(tokens[at]?.text ?? '');
  const said = begun.tokens.slice(head.verb?.to ?? 0);
  const saidBefore = said.some(
    ({ text }, index) => index > 0 && (text === 'that' || /^ש[א-ת]{2,}$/.test(text)),
  );
  return isTo && saysAnew && saidBefore ? headTokens(begun) : null;
}

function headTokens({ tokens, head: { verb, noun } }: Begun): readonly Token[] {
  const own = noun?.role === 'object' ? noun : null;
  const parts = [verb, own].flatMap((part) => (part === null ? [] : [part]));
  const sorted = parts.toSorted((a, b) => a.from - b.from);
  return sorted.flatMap(({ from, to }) => tokens.slice(from, to));
}
