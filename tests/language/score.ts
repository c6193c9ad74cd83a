/** Compares readings with what the test set expects. */
import type { Intent, Reading } from '@crocodile-hub/core/language/reading';
import { understand } from '@crocodile-hub/core/language/understand';
import { contextOf, judgedSlots, timeSlots, type Example, type SlotValue } from './example.ts';

export type SlotVerdict = {
  readonly slot: string;
  readonly expected: SlotValue;
  readonly got: SlotValue;
  readonly right: boolean;
};

export type Verdict = {
  readonly example: Example;
  readonly got: Intent;
  readonly intentRight: boolean;
  readonly slots: readonly SlotVerdict[];
  /** Intent and every slot. */
  readonly right: boolean;
};

export type Score = {
  readonly count: number;
  readonly joint: number;
  readonly intent: number;
  /** Of the slots that hold a time, expected or read: exact to the minute. */
  readonly time: number;
  /** Of the non-commands, how many produced an action. */
  readonly falseActions: number;
};

export function judge(example: Example): Verdict {
  const reading = understand(example.text, contextOf(example));
  const got = reading.intent;
  const accepted = example.or.includes(got);
  const intentRight = got === example.intent || accepted;
  const slots = got === example.intent ? judgeSlots(example, reading) : [];
  const right = (accepted && got !== example.intent) || (intentRight && slots.every((slot) => slot.right));
  return { example, got, intentRight, slots, right };
}

export function scoreOf(verdicts: readonly Verdict[]): Score {
  const times = verdicts.flatMap(({ slots }) => slots.filter(isTime));
  const nonCommands = verdicts.filter(({ example }) => example.intent === 'none');
  return {
    count: verdicts.length,
    joint: share(verdicts, ({ right }) => right),
    intent: share(verdicts, ({ intentRight }) => intentRight),
    time: share(times, ({ right }) => right),
    falseActions: share(nonCommands, ({ got }) => got !== 'none'),
  };
}

export function share<T>(items: readonly T[], test: (item: T) => boolean): number {
  return items.length === 0 ? 1 : items.filter(test).length / items.length;
}

function isTime({ slot, expected, got }: SlotVerdict): boolean {
  return timeSlots.has(slot) && (expected !== null || got !== null);
}

function judgeSlots(example: Example, reading: Reading): readonly SlotVerdict[] {
  const answers: Readonly<Record<string, unknown>> = {
    ...reading.slots,
    sendAt: reading.sendAt,
    day: reading.day,
    repeats: reading.repeats,
  };
  return judgedSlots[example.intent]
    .filter((slot) => !example.free.includes(slot))
    .map((slot) => {
      const expected = example.slots[slot] ?? null;
      const got = asSlotValue(answers[slot]);
      const accepted = [expected, ...(example.also[slot] ?? [])];
      return { slot, expected, got, right: accepted.some((value) => sameValue(value, got)) };
    });
}

function asSlotValue(value: unknown): SlotValue {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(String) : null;
}

/** Case, spacing, closing punctuation and a leading article are not what a slot is about. */
function sameValue(expected: SlotValue, got: SlotValue): boolean {
  return JSON.stringify(plain(expected)) === JSON.stringify(plain(got));
}

function plain(value: SlotValue): SlotValue {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((item) => String(plain(item)));
  return value
    .toLowerCase()
    .replace(/[\s"'“”]+/g, ' ')
    .trim()
    .replace(/^(?:a|an|the) /, '')
    .replace(/[.,!?;:]+$/, '')
    .trim();
}
