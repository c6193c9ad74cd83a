import type { ResolvedRecipient } from '@crocodile-hub/core/contract/contacts';
import type { Reach } from '@crocodile-hub/core/domain/recipients';
import type { CommandIntent } from '@crocodile-hub/core/contract/intents';
import type { SlotName } from '@crocodile-hub/core/language/reading';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import { type Draft, intentName, type IntentName, type Proposed, type SlotValue } from './draft.ts';

/** The person whom a name means; undefined until the contacts are loaded. */
export type Who = ResolvedRecipient | undefined;
export type WhoIs = (written: string, wants: Reach) => Who;
const nobodyKnown: WhoIs = () => undefined;

type IntentValue = { is: 'intent'; intent: CommandIntent; name: IntentName };

export type ChipValue =
  | IntentValue
  | { is: 'time'; iso: string }
  | { is: 'repeat'; rule: string }
  | { is: 'people'; people: readonly string[]; who: readonly Who[] }
  | { is: 'text'; text: string };

/** Asked slots have a chip even when empty; quiet slots only when the words say them. */
type AskedSlot = 'to' | 'subject' | 'body' | 'message' | 'startTime' | 'reminderTime' | 'task' | 'title';
type QuietSlot =
  | 'sendAt'
  | 'cc'
  | 'bcc'
  | 'attendees'
  | 'location'
  | 'description'
  | 'recurrence'
  | 'notes'
  | 'due'
  | 'query';
type ChipSlot = 'intent' | AskedSlot | QuietSlot;

export type ChipEditor = 'intent' | 'time' | 'repeat' | 'people' | 'text';

/** One part of a reading: certain, guessed (with the other reading), or missing. */
export type Chip = { editor: ChipEditor } & (
  | {
      state: 'certain';
      slot: ChipSlot;
      value: ChipValue;
      /** Of the action: the channel that the words name, if the action goes by another one. */
      named?: IntentValue;
    }
  | { state: 'guessed'; slot: ChipSlot; value: ChipValue; alternative: ChipValue | null }
  | { state: 'missing'; slot: AskedSlot }
);

type SlotRow = { editor: Exclude<ChipEditor, 'intent'> } & (
  { slot: AskedSlot; whenMissing: 'ask' } | { slot: AskedSlot | QuietSlot; whenMissing: 'hide' }
);

const message = [
  { slot: 'sendAt', editor: 'time', whenMissing: 'hide' },
  { slot: 'to', editor: 'people', whenMissing: 'ask' },
  { slot: 'message', editor: 'text', whenMissing: 'ask' },
] as const satisfies readonly SlotRow[];

/**
 * The slots that each intent shows, always in the order when, who, what; and which of them are asked for when missing.
 */
const rows = {
  send_email: [
    { slot: 'sendAt', editor: 'time', whenMissing: 'hide' },
    { slot: 'to', editor: 'people', whenMissing: 'ask' },
    { slot: 'cc', editor: 'people', whenMissing: 'hide' },
    { slot: 'bcc', editor: 'people', whenMissing: 'hide' },
    { slot: 'subject', editor: 'text', whenMissing: 'ask' },
    { slot: 'body', editor: 'text', whenMissing: 'ask' },
  ],
  create_event: [
    { slot: 'startTime', editor: 'time', whenMissing: 'ask' },
    { slot: 'attendees', editor: 'people', whenMissing: 'hide' },
    { slot: 'title', editor: 'text', whenMissing: 'hide' },
    { slot: 'location', editor: 'text', whenMissing: 'hide' },
    { slot: 'description', editor: 'text', whenMissing: 'hide' },
  ],
  reminder: [
    { slot: 'reminderTime', editor: 'time', whenMissing: 'ask' },
    { slot: 'recurrence', editor: 'repeat', whenMissing: 'hide' },
    { slot: 'task', editor: 'text', whenMissing: 'ask' },
    { slot: 'notes', editor: 'text', whenMissing: 'hide' },
  ],
  create_task: [
    { slot: 'due', editor: 'time', whenMissing: 'hide' },
    { slot: 'title', editor: 'text', whenMissing: 'ask' },
  ],
  send_whatsapp: message,
  send_sms: message,
  send_message: message,
  search: [{ slot: 'query', editor: 'text', whenMissing: 'hide' }],
  none: [],
} as const satisfies Record<CommandIntent, readonly SlotRow[]>;

/** The chips of a draft, the intent first. None if nothing was understood. */
export function chipsOf(draft: Draft, whoIs: WhoIs = nobodyKnown): Chip[] {
  const { intent } = draft;
  if (intent === 'none') return [];
  return [intentChip(draft), ...rows[intent].flatMap((row) => chipOf(draft, row, whoIs))];
}

function intentChip(draft: Draft): Chip {
  const value = intentValue(draft);
  const named = draft.others.find((other) => isNamed(other.intent));
  return {
    slot: 'intent',
    editor: 'intent',
    state: 'certain',
    value,
    ...(isNamed(draft.intent) || named === undefined ? {} : { named: intentValue(named) }),
  };
}

/** Only words that name the channel are read so. */
function isNamed(intent: CommandIntent): boolean {
  return intent === 'send_sms' || intent === 'send_message';
}

function intentValue(proposed: Proposed): IntentValue {
  return { is: 'intent', intent: proposed.intent, name: intentName(proposed) };
}

/** Whether the words name people; only then the contacts are needed. */
export function namesSomebody(chips: readonly Chip[]): boolean {
  return chips.some((chip) => chip.state !== 'missing' && chip.value.is === 'people');
}

export function lacksAddress(chips: readonly Chip[]): boolean {
  return chips.some(
    (chip) =>
      chip.state !== 'missing' &&
      chip.value.is === 'people' &&
      chip.value.who.some((who) => who?.address === null),
  );
}

export function missingSlots(chips: readonly Chip[]): SlotName[] {
  return chips.filter((chip) => chip.state === 'missing').map((chip) => chip.slot);
}

/** A chip's value in the form that a slot stores. */
export function slotValueOf(value: ChipValue): SlotValue {
  if (value.is === 'people') return value.people;
  if (value.is === 'time') return value.iso;
  if (value.is === 'repeat') return value.rule;
  return value.is === 'text' ? value.text : null;
}

function chipOf(draft: Draft, row: SlotRow, whoIs: WhoIs): Chip[] {
  const { slot, editor } = row;
  const read = valueOf(editor, draft.slots[slot]);
  if (read === null) return row.whenMissing === 'ask' ? [{ slot: row.slot, editor, state: 'missing' }] : [];
  const value = read.is === 'people' ? withWho(reachOf(draft), read, whoIs) : read;
  const isDoubted = value.is === 'people' && value.who.some((who) => who !== undefined && who.doubt !== null);
  if (!draft.guessed.has(slot) && !isDoubted) return [{ slot, editor, state: 'certain', value }];
  return [{ slot, editor, state: 'guessed', value, alternative: otherWay(draft, row) }];
}

type People = Extract<ChipValue, { is: 'people' }>;

function reachOf(draft: Draft): Reach {
  const name = intentName(draft);
  if (name === 'messenger' || name === 'instagram') return name;
  return name === 'send_whatsapp' || name === 'send_sms' ? 'phone' : 'email';
}

function withWho(wants: Reach, { people }: People, whoIs: WhoIs): People {
  return { is: 'people', people, who: people.map((written) => whoIs(written, wants)) };
}

function valueOf(editor: SlotRow['editor'], value: SlotValue | undefined): ChipValue | null {
  if (value === null || value === undefined || value.length === 0) return null;
  if (typeof value !== 'string') return { is: 'people', people: value, who: [] };
  switch (editor) {
    case 'time':
      return { is: 'time', iso: value };
    case 'repeat':
      return { is: 'repeat', rule: value };
    case 'people':
      return { is: 'people', people: [value], who: [] };
    case 'text':
      return { is: 'text', text: value };
    default:
      return unreachable(editor);
  }
}

/** The slot's value in the next best reading with the same intent. */
function otherWay(draft: Draft, { slot, editor }: SlotRow): ChipValue | null {
  const own = JSON.stringify(draft.slots[slot]);
  const other = draft.others.find(
    ({ intent, slots }) => intent === draft.intent && slot in slots && JSON.stringify(slots[slot]) !== own,
  );
  return other === undefined ? null : valueOf(editor, other.slots[slot]);
}
