/** Readings worth offering beside the chosen one, or where none was chosen. */
import type { Parsed } from '../actions/command.ts';
import type { Action } from '../intent/grammar.ts';
import type { Head } from '../intent/head.ts';
import { meetingNounAt } from '../intent/nouns.ts';
import { asks } from '../intent/openers.ts';
import type { Expression } from '../time/expression.ts';

const possible = 0.4;
const remote = 0.3;

/** What else the same words may have meant. */
const neighbours: Readonly<Partial<Record<Action, readonly Action[]>>> = {
  send_whatsapp: ['send_email'],
  create_event: ['reminder'],
  create_task: ['reminder'],
};

export function otherHeads(parsed: Parsed): readonly Head[] {
  return parsed.head === null ? headsForNone(parsed) : headsBeside(parsed.head);
}

function headsBeside(head: Head): readonly Head[] {
  if (head.noun?.class === 'whatsapp' || head.verb?.class === 'whatsapp') return [];
  return (neighbours[head.action] ?? []).map((action) => ({ ...head, action, confidence: possible }));
}

/** "I have a meeting with Dana tomorrow at 3" tells; it may want to be written down. A question may be looked up. */
function headsForNone({ sentence, times }: Parsed): readonly Head[] {
  const { tokens } = sentence;
  if (tokens.length === 0) return [];
  const bare = { confidence: possible, verb: null, noun: null };
  if (asks(tokens, 0)) return tokens.length > 2 ? [{ ...bare, action: 'search', confidence: remote }] : [];
  if (!times.all.some(isAhead)) return [];
  const noun = meetingNounAt(tokens);
  const reminder: Head = { ...bare, action: 'reminder' };
  return noun === null ? [reminder] : [{ ...bare, action: 'create_event', noun }, reminder];
}

function isAhead({ isPast, day, clock, ahead, part }: Expression): boolean {
  return !isPast && (day !== null || clock !== null || ahead !== null || part !== null);
}
