/** Compares readings with the expected ones of the test set. */
import { needsConfirmation, resolveRecipients } from '@crocodile-hub/core/language/understand/confirm';
import type { Intent, Reading } from '@crocodile-hub/core/language/reading';
import { understand } from '@crocodile-hub/core/language/understand/understand';
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
  /** The share of slots with a time, expected or read, that are exact to the minute. */
  readonly time: number;
  /** The share of non-commands that produced an action. */
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

/** Whether part of it would run without a question, if every name were a known contact's. */
export function runsUnasked(example: Example): boolean {
  const { actions } = understand(example.text, contextOf(example));
  return actions.some((reading) => {
    const known = resolveRecipients(reading, []).map((recipient) => ({ ...recipient, doubt: null }));
    return reading.intent !== 'none' && !needsConfirmation(reading, known);
  });
}

type Risk = {
  readonly unasked: number;
  /** The share of wrong readings among those that would run without a question. */
  readonly wrongUnasked: number;
  /** The share of right readings that lead to a question all the same. */
  readonly askedRight: number;
  /** How often a right reading has a higher confidence than a wrong one; one half is chance. */
  readonly auroc: number;
  readonly reliability: readonly { readonly from: number; readonly count: number; readonly right: number }[];
};

export function riskOf(verdicts: readonly Verdict[]): Risk {
  return figuresOf(
    verdicts
      .filter(({ got }) => got !== 'none')
      .map((verdict) => ({
        right: verdict.right,
        runs: runsUnasked(verdict.example),
        confidence: understand(verdict.example.text, contextOf(verdict.example)).confidence,
      })),
  );
}

type Act = { readonly right: boolean; readonly runs: boolean; readonly confidence: number };

export function figuresOf(acts: readonly Act[]): Risk {
  const unasked = acts.filter(({ runs }) => runs);
  return {
    unasked: unasked.length,
    wrongUnasked: unasked.length === 0 ? 0 : 1 - share(unasked, ({ right }) => right),
    askedRight: share(
      acts.filter(({ right }) => right),
      ({ runs }) => !runs,
    ),
    auroc: aurocOf(acts),
    reliability: bands.map((from, index) => {
      const band = acts.filter(
        ({ confidence }) => confidence >= from && confidence < (bands[index + 1] ?? Number.POSITIVE_INFINITY),
      );
      return { from, count: band.length, right: share(band, ({ right }) => right) };
    }),
  };
}

const bands = [0, 0.5, 0.6, 0.7, 0.8, 0.9] as const;

function aurocOf(acts: readonly { readonly right: boolean; readonly confidence: number }[]): number {
  const right = acts.filter((act) => act.right);
  const wrong = acts.filter((act) => !act.right);
  if (right.length === 0 || wrong.length === 0) return 1;
  const wins = right.flatMap((good) =>
    wrong.map((bad) =>
      good.confidence > bad.confidence ? 1 : Number(good.confidence === bad.confidence) / 2,
    ),
  );
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
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

export function sameText(expected: string, got: string): boolean {
  return sameValue(expected, got);
}

/** Case, spacing, closing punctuation and a leading article do not matter in a slot. */
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
