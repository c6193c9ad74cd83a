import type { CommandIntent } from '@crocodile-hub/core/contract/intents';
import type { Reading, SlotName } from '@crocodile-hub/core/language/reading';

export type SlotValue = string | readonly string[] | null;
export type Slots = Readonly<Record<string, SlotValue>>;
/** What an action is called: a message on a platform by that platform. */
export type IntentName = Exclude<CommandIntent, 'send_message'> | 'messenger' | 'instagram';
export type Proposed = { readonly intent: CommandIntent; readonly slots: Slots };

/** A reading, the browser's or the server's. */
export type Read = Proposed &
  Pick<Reading, 'words' | 'spans' | 'doubts' | 'sendAt'> & { readonly alternatives: readonly Proposed[] };
/** Everything that the words ask for, in its order; the first stands in front. */
export type ReadWords = Read & { readonly actions: readonly [Read, ...Read[]] };

/**
 * A changed slot, with the intent and the read value at that time: if either differs later, the edit no longer applies.
 */
type Edit = { readonly value: SlotValue; readonly underIntent: CommandIntent; readonly readValue: string };

export type Edits = {
  readonly intent: CommandIntent | null;
  /** The other reading that the person took, instead of the one in front. */
  readonly taken: Proposed | null;
  readonly slots: Readonly<Partial<Record<SlotName, Edit>>>;
  /** The keys of the questions that the person confirmed. */
  readonly answered: readonly string[];
};
export const noEdits: Edits = { intent: null, taken: null, slots: {}, answered: [] };

/** The reading with the person's edits: what the chips show, and what Enter will do. */
export type Draft = {
  readonly intent: CommandIntent;
  readonly slots: Slots;
  /** The slots as read from the words, without edits. */
  readonly said: Slots;
  /** The intent that the person chose themselves. */
  readonly chosen: CommandIntent | null;
  /** Whether it is another reading than the one in front, taken by the person. */
  readonly isTaken: boolean;
  /** Slots whose words allow another reading. */
  readonly guessed: ReadonlySet<SlotName>;
  /** Slots that the person set; they replace what the server reads. */
  readonly edited: Slots;
  /** The other readings, best first. */
  readonly others: readonly { readonly intent: CommandIntent; readonly slots: Slots }[];
};

export function draftOf(reading: Read, edits: Edits): Draft {
  const taken = takenFrom(reading, edits);
  const { intent, slots: said } =
    taken === undefined ? chosenProposal(reading, edits.intent) : withSendAt(taken, reading.sendAt);
  return withEdits(
    {
      intent,
      slots: said,
      said,
      chosen: edits.intent,
      isTaken: taken !== undefined,
      guessed: new Set(intent === reading.intent && taken === undefined ? guessesOf(reading) : []),
      edited: {},
      others: otherReadings(reading, intent),
    },
    edits,
  );
}

/** The draft with the edits that still apply. */
export function withEdits(draft: Draft, edits: Edits): Draft {
  const edited: Record<string, SlotValue> = {};
  for (const [slot, { value, underIntent: under, readValue: instead }] of Object.entries(edits.slots)) {
    if (under === draft.intent && instead === fingerprint(draft.said[slot])) edited[slot] = value;
  }
  const guessed = new Set([...draft.guessed].filter((slot) => !(slot in edited)));
  return { ...draft, slots: { ...draft.said, ...edited }, edited, guessed };
}

export function editSlot(edits: Edits, draft: Draft, slot: SlotName, value: SlotValue): Edits {
  const edit: Edit = { value, underIntent: draft.intent, readValue: fingerprint(draft.said[slot]) };
  return { ...edits, slots: { ...edits.slots, [slot]: edit } };
}

/** Reads the words as another intent; earlier edits are dropped. */
export function chooseIntent(intent: CommandIntent): Edits {
  return { ...noEdits, intent };
}

/** Takes another of the readings; earlier edits are dropped, and what was confirmed stays so. */
export function takeReading(edits: Edits, { intent, slots }: Proposed): Edits {
  return { ...noEdits, intent, taken: { intent, slots }, answered: edits.answered };
}

/** The reading in front again, as it was read. */
export function takeFirst({ answered }: Edits): Edits {
  return { ...noEdits, answered };
}

/** The words may have been read anew since: only what is still one of their readings stays taken. */
function takenFrom({ alternatives }: Read, { taken }: Edits): Proposed | undefined {
  if (taken === null) return undefined;
  return alternatives.find(
    ({ intent, slots }) => intent === taken.intent && JSON.stringify(slots) === JSON.stringify(taken.slots),
  );
}

function guessesOf(reading: Read): SlotName[] {
  return reading.spans.filter(({ certain }) => !certain).map(({ slot }) => slot);
}

function chosenProposal(
  reading: Read,
  wanted: CommandIntent | null,
): { intent: CommandIntent; slots: Slots } {
  if (wanted === null || wanted === reading.intent) return withSendAt(reading, reading.sendAt);
  const other = reading.alternatives.find((proposal) => proposal.intent === wanted);
  if (other !== undefined) return withSendAt(other, reading.sendAt);
  const carried = { intent: wanted, slots: carriedOver(reading, wanted) };
  return messages.has(wanted) ? withSendAt(carried, reading.sendAt) : carried;
}

function withSendAt(proposal: Proposed, sendAt: string | null): { intent: CommandIntent; slots: Slots } {
  return { intent: proposal.intent, slots: { ...proposal.slots, sendAt } };
}

function otherReadings(reading: Read, chosen: CommandIntent): Draft['others'] {
  const all = chosen === reading.intent ? reading.alternatives : [reading, ...reading.alternatives];
  return all.map((proposal) => ({ intent: proposal.intent, slots: proposal.slots }));
}

function fingerprint(value: SlotValue | undefined): string {
  return JSON.stringify(value ?? null);
}

/** They have the same parts, and leave by different ways. */
const messages: ReadonlySet<CommandIntent> = new Set(['send_whatsapp', 'send_sms', 'send_message']);

export function intentName({ intent, slots }: Proposed): IntentName {
  if (intent !== 'send_message') return intent;
  return slots['platform'] === 'instagram' ? 'instagram' : 'messenger';
}

/**
 * The slots of subject and time of the intents for oneself. Intents that reach other people are left out: a reminder's
 * words are not a message.
 */
const places: Partial<Record<CommandIntent, { subject: string; time: string }>> = {
  create_event: { subject: 'title', time: 'startTime' },
  reminder: { subject: 'task', time: 'reminderTime' },
  create_task: { subject: 'title', time: 'due' },
};

/** Subject and time as read under the words' own intent, moved to the wanted intent; of a message whom and what. */
export function carriedOver(read: Proposed, wanted: CommandIntent): Slots {
  if (messages.has(read.intent) && messages.has(wanted))
    return { to: read.slots['to'] ?? null, message: read.slots['message'] ?? null };
  const from = places[read.intent];
  const to = places[wanted];
  if (from === undefined || to === undefined) return {};
  return { [to.subject]: read.slots[from.subject] ?? null, [to.time]: read.slots[from.time] ?? null };
}
