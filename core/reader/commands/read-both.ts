/**
 * A command as both readers have it. The grammar's reading stands where they agree. Where they do not, the likelier of the
 * two is asked about, with the other as the first alternative. What the grammar cannot read is offered as the second
 * reader has it.
 */
import type { Context, Doubt, Proposal, Reading, Understanding } from '../../language/reading.ts';
import { understand } from '../../language/understand/understand.ts';
import { agreementOf, type Agreement } from './agreement.ts';
import { ownReading } from './own-reading.ts';
import { readSecond, type CommandModels, type SecondPart } from './second-reader.ts';

/** Offered only where it is sure that something is asked for, and in no more words than a command has. */
const sure = 0.9;
const mostOffered = 25;
/** So sure of action and words, the second reader is right more often than the grammar: docs/language.md. */
const surer = { likelihood: 0.95, lead: 35 } as const;

/** `offers`: whether what the grammar does not know is offered. */
export function readBoth(
  models: CommandModels,
  text: string,
  context: Context,
  { offers }: { readonly offers: boolean } = { offers: true },
): Understanding {
  const first = understand(text, context);
  const parts = readSecond(models, text, context);
  if (first.intent === 'none') return offers ? offered(first, parts, context) : first;
  return parts.length === 0 ? first : compared(first, parts, text, context);
}

function offered(first: Understanding, parts: readonly SecondPart[], context: Context): Understanding {
  const isSure = parts.every(
    ({ intent, likelihood, words }) =>
      intent !== 'none' && likelihood(intent) >= sure && words.length <= mostOffered,
  );
  const readings = parts.flatMap((part) => ownReading(part, context) ?? []).filter(isWhole);
  const [leading, ...others] = readings.map(asked);
  if (!isSure || leading === undefined || readings.length < parts.length) return first;
  return { ...leading, actions: [leading, ...others] };
}

/** An offer that says neither what nor whom is no help. */
function isWhole(reading: Reading): boolean {
  switch (reading.intent) {
    case 'send_email':
      return reading.slots.to !== null && (reading.slots.body !== null || reading.slots.subject !== null);
    case 'send_whatsapp':
      return reading.slots.to !== null && reading.slots.message !== null;
    case 'create_event':
      return reading.slots.startTime !== null && reading.slots.title !== null;
    case 'reminder':
      return reading.slots.task !== null && reading.slots.reminderTime !== null;
    case 'create_task':
      return reading.slots.title !== null;
    default:
      return false;
  }
}

function asked(reading: Reading): Reading {
  const start = Math.min(...reading.spans.map((span) => span.start));
  const end = Math.max(...reading.spans.map((span) => span.end));
  return { ...reading, doubts: [{ kind: 'reading', start, end }] };
}

function compared(
  first: Understanding,
  parts: readonly SecondPart[],
  text: string,
  context: Context,
): Understanding {
  const asking = parts.filter(({ intent }) => intent !== 'none');
  const isAsMany = asking.length === first.actions.length;
  // Of one action, what the second reader takes for talk is compared all the same.
  const [only] = first.actions.length === 1 && parts.length === 1 ? parts : [];
  const [leading, ...others] = first.actions.map((reading, index) => {
    const part = only ?? (isAsMany ? asking[index] : undefined);
    if (part === undefined)
      return withDoubt(reading, { kind: 'reading', ...hullOf(reading.spans, text) }, null);
    const agreement = agreementOf(reading, part);
    const doubt = doubtOf(agreement, part, text);
    if (doubt === null) return reading;
    const other = ownReading(part, context);
    return other !== null && isWhole(other) && isSurer(part)
      ? instead(other, reading, doubt)
      : withDoubt(reading, doubt, other);
  });
  const actions: Understanding['actions'] = [leading ?? first.actions[0], ...others];
  return { ...actions[0], actions };
}

function isSurer({ intent, likelihood, lead }: SecondPart): boolean {
  return likelihood(intent) >= surer.likelihood && lead() >= surer.lead;
}

/** The second reader's reading in front, and the grammar's as the first alternative. */
function instead(other: Reading, reading: Reading, { kind, start, end }: Doubt): Reading {
  return {
    ...other,
    doubts: [{ kind, start, end }],
    alternatives: [proposalOf(reading), ...other.alternatives],
  };
}

function doubtOf({ sameAction, differences }: Agreement, part: SecondPart, text: string): Doubt | null {
  const [difference] = differences;
  if (difference !== undefined) {
    const { slot, onlyFirst, onlySecond } = difference;
    const meant = hullOf(
      part.words.filter((word) => word.slot === slot),
      text,
    );
    const place = hullOf([...onlyFirst, ...onlySecond], text);
    const words = text.slice(meant.start, meant.end);
    return part.words.some((word) => word.slot === slot)
      ? { kind: 'reading', ...place, meant: words }
      : { kind: 'reading', ...place };
  }
  return sameAction ? null : { kind: 'reading', ...hullOf(part.words, text) };
}

function hullOf(
  places: readonly { readonly start: number; readonly end: number }[],
  text: string,
): { start: number; end: number } {
  if (places.length === 0) return { start: 0, end: text.length };
  return {
    start: Math.min(...places.map(({ start }) => start)),
    end: Math.max(...places.map(({ end }) => end)),
  };
}

function withDoubt(reading: Reading, doubt: Doubt, other: Reading | null): Reading {
  const alternatives: readonly Proposal[] = other === null ? [] : [proposalOf(other)];
  return {
    ...reading,
    doubts: [...reading.doubts, doubt].toSorted((a, b) => a.start - b.start),
    alternatives: [...alternatives, ...reading.alternatives],
  };
}

/** What an alternative is: the action and its slots. */
function proposalOf(reading: Reading): Proposal {
  switch (reading.intent) {
    case 'send_email':
      return { intent: reading.intent, slots: reading.slots, confidence: reading.confidence };
    case 'create_event':
      return { intent: reading.intent, slots: reading.slots, confidence: reading.confidence };
    case 'reminder':
      return { intent: reading.intent, slots: reading.slots, confidence: reading.confidence };
    case 'create_task':
      return { intent: reading.intent, slots: reading.slots, confidence: reading.confidence };
    case 'send_whatsapp':
      return { intent: reading.intent, slots: reading.slots, confidence: reading.confidence };
    case 'search':
      return { intent: reading.intent, slots: reading.slots, confidence: reading.confidence };
    case 'none':
      return { intent: reading.intent, slots: reading.slots, confidence: reading.confidence };
    default:
      return reading satisfies never;
  }
}
