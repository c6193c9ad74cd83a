import type { Intent, Proposal, Reading, SlotName } from '@crocodile-hub/core/language/reading';

export type SlotValue = string | readonly string[] | null;
type Slots = Readonly<Record<string, SlotValue>>;

/** What the person changed on the chips. Each change remembers what the words said, and falls when they say otherwise. */
export type Edits = {
  readonly intent: Intent | null;
  readonly slots: Readonly<
    Partial<Record<SlotName, { readonly value: SlotValue; readonly instead: string }>>
  >;
};
export const noEdits: Edits = { intent: null, slots: {} };

/** The reading with the person's changes in it: what the chips show, and what Enter will do. */
export type Draft = {
  readonly intent: Intent;
  readonly slots: Slots;
  /** Slots whose words allow another reading. */
  readonly guessed: ReadonlySet<SlotName>;
  /** Slots that the person set, to be sent instead of what the server reads. */
  readonly edited: Slots;
  /** Other readings, best first, none of the chosen intent's own values among them. */
  readonly others: readonly { readonly intent: Intent; readonly slots: Slots }[];
};

export function draftOf(reading: Reading, edits: Edits): Draft {
  const { intent, slots } = chosenProposal(reading, edits.intent);
  const edited: Record<string, SlotValue> = {};
  const guessed = new Set<SlotName>();
  for (const span of reading.spans) if (!span.certain && intent === reading.intent) guessed.add(span.slot);
  for (const [slot, edit] of Object.entries(edits.slots)) {
    if (!(slot in slots) || edit.instead !== fingerprint(slots[slot])) continue;
    edited[slot] = edit.value;
  }
  for (const slot of guessed) if (slot in edited) guessed.delete(slot);
  return { intent, slots: { ...slots, ...edited }, guessed, edited, others: otherReadings(reading, intent) };
}

/** Changes one slot of what is shown. */
export function editSlot(edits: Edits, reading: Reading, slot: SlotName, value: SlotValue): Edits {
  const { slots } = chosenProposal(reading, edits.intent);
  const instead = fingerprint(slots[slot]);
  return { ...edits, slots: { ...edits.slots, [slot]: { value, instead } } };
}

/** Takes the words as another intent; changes made under the first one do not carry over. */
export function chooseIntent(intent: Intent): Edits {
  return { intent, slots: {} };
}

function chosenProposal(reading: Reading, wanted: Intent | null): { intent: Intent; slots: Slots } {
  if (wanted === null || wanted === reading.intent) return withSendAt(reading, reading.sendAt);
  const other = reading.alternatives.find((proposal) => proposal.intent === wanted);
  return other === undefined ? { intent: wanted, slots: {} } : withSendAt(other, reading.sendAt);
}

function withSendAt(proposal: Proposal, sendAt: string | null): { intent: Intent; slots: Slots } {
  return { intent: proposal.intent, slots: { ...proposal.slots, sendAt } };
}

function otherReadings(reading: Reading, chosen: Intent): Draft['others'] {
  const all = chosen === reading.intent ? reading.alternatives : [reading, ...reading.alternatives];
  return all.map((proposal) => ({ intent: proposal.intent, slots: proposal.slots }));
}

function fingerprint(value: SlotValue | undefined): string {
  return JSON.stringify(value ?? null);
}
