/** How alike the two readers read one action: in what it is, whom it reaches, when it happens, and which words it holds. */
import type { Reading, SlotName } from '../../language/reading.ts';
import type { Slot } from '../data/marked.ts';
import type { SecondPart, Tagged } from './second-reader.ts';

/** A slot that the readers fill with different words. */
type Difference = {
  readonly slot: Slot;
  /** Words that only the grammar, and only the second reader, takes for it. */
  readonly onlyFirst: readonly Tagged[];
  readonly onlySecond: readonly Tagged[];
};

export type Agreement = {
  readonly sameAction: boolean;
  readonly differences: readonly Difference[];
};

/** Which slot of ours a slot of the grammar is. */
export const slotOf: Readonly<Partial<Record<SlotName, Slot>>> = {
  to: 'who',
  cc: 'copy',
  bcc: 'blind',
  attendees: 'who',
  startTime: 'when',
  endTime: 'when',
  reminderTime: 'when',
  due: 'when',
  sendAt: 'when',
  recurrence: 'when',
  title: 'title',
  task: 'title',
  body: 'content',
  message: 'content',
  description: 'content',
  notes: 'content',
  subject: 'subject',
  query: 'query',
};

/** Words that belong to a slot as little as to what leads to it. */
const slight = new Set(
  (
    'a an the to at on by in for of and with that is its it my me please pls about from um uh so this be as just ' +
    'את של עם ש ב ל ה ו על אז זה בבקשה גם כי אני לי'
  ).split(' '),
);

export function agreementOf(reading: Reading, part: SecondPart): Agreement {
  const firsts = part.words.map((word) => slotsIn(reading, word));
  const compared = part.words.flatMap((word, index) => {
    const first = firsts[index] ?? new Set();
    // A name may stand in a title too, and where a meeting is may be left out of it.
    const isSame = word.slot === null ? first.size === 0 : first.has(word.slot) || word.slot === 'place';
    return isSame || !matters(part, index) ? [] : [{ word, first }];
  });
  const differences = comparedSlots.flatMap((slot): readonly Difference[] => {
    const onlyFirst = compared.filter(({ first, word }) => first.has(slot) && isWeighty(slot, word, part));
    const onlySecond = compared.filter(({ word }) => word.slot === slot && isWeighty(slot, word, part));
    return onlyFirst.length + onlySecond.length === 0
      ? []
      : [
          {
            slot,
            onlyFirst: onlyFirst.map(({ word }) => word),
            onlySecond: onlySecond.map(({ word }) => word),
          },
        ];
  });
  return {
    sameAction: reading.intent === part.intent,
    differences,
  };
}

/** "a meeting with Dana" is called a meeting where nothing else is said. */
function isWeighty(slot: Slot, word: Tagged, { text, start }: SecondPart): boolean {
  return slot !== 'title' || !general.test(text.slice(word.start - start, word.end - start));
}

const general =
  /^(?:meeting|meet|call|appointment|event|chat|zoom|talk|reminder|alarm|timer|ה?פגיש[הת]|ה?שיח[הת]|ה?ישיב[הת]|אירוע|תור|זום|שעון|טיימר)$/i;

/** Where a search begins and ends harms nobody: what is searched for is shown. */
const comparedSlots: readonly Slot[] = ['who', 'copy', 'blind', 'when', 'title', 'content', 'subject'];

function slotsIn(reading: Reading, { start, end }: Tagged): ReadonlySet<Slot> {
  return new Set(
    reading.spans.flatMap((span) => {
      const slot = slotOf[span.slot];
      return slot !== undefined && span.start < end && span.end > start ? [slot] : [];
    }),
  );
}

function matters({ sight }: SecondPart, index: number): boolean {
  const token = sight.sentence.tokens[index];
  return token !== undefined && token.kind !== 'mark' && token.kind !== 'emoji' && !slight.has(token.text);
}
