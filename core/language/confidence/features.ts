/**
 * What a reading looks like from outside: how much of the sentence it explains, what lies in its texts, how its parts
 * were introduced, what was guessed. A few small numbers, none of which knows a sentence; weights.ts says what each is
 * worth.
 */
import type { Command, Outcome } from '../actions/command.ts';
import { firstNames, lastNames } from '../entities/names.ts';
import { names } from '../intent/arguments.ts';
import { noPrefix } from '../phrasebook.ts';
import type { Doubt, SlotName } from '../reading.ts';
import type { Draft, FreeText } from '../slots/draft.ts';
import { markers } from '../slots/message-words.ts';
import type { Token } from '../tokens.ts';

export type Features = readonly number[];

/** Where the features that name the action stand. */
export const actionsFrom = { from: 19, to: 25 } as const;

const links = new Set(['and', 'to', 'with', 'for', 'את', 'עם', 'ו']);

const isText: ReadonlySet<SlotName> = new Set([
  'task',
  'title',
  'query',
  'subject',
  'body',
  'message',
  'description',
  'notes',
]);
/** In these people say what they like. */
const saidToOthers: ReadonlySet<SlotName> = new Set(['body', 'message', 'description', 'notes']);

export function featuresOf(command: Command, outcome: Outcome, doubts: readonly Doubt[]): Features {
  const { draft, head, times, sentence } = command;
  const { tokens } = sentence;
  const { intent } = outcome.proposal;
  const slots: Readonly<Record<string, unknown>> = outcome.proposal.slots;
  const own = draft.texts.filter(({ slot }) => isText.has(slot));
  const named = own.filter(({ slot }) => !saidToOthers.has(slot));
  const body = own.filter(({ slot }) => saidToOthers.has(slot));
  const inNamed = named.flatMap(({ from, to }) => tokens.slice(from, to));
  const words = (some: readonly Token[]) => some.filter(({ kind }) => kind === 'word').length;
  const start = Math.min(head.verb?.from ?? tokens.length, head.noun?.from ?? tokens.length);
  const first = own[0];
  const people = peopleOf(draft);
  const textLength = words(own.flatMap(({ from, to }) => tokens.slice(from, to)));
  const isMessage = intent === 'send_email' || intent === 'send_whatsapp';
  const free = times.all.filter(({ from, isPast }) => !isPast && draft.owners[from] === null);
  const inside = free.filter(({ from }) => body.some((text) => from >= text.from && from < text.to));
  const dated = times.all.filter(
    ({ clock, day, ahead, isPast }) => !isPast && (clock ?? day ?? ahead) !== null,
  );
  const at = slots['startTime'] ?? slots['reminderTime'] ?? slots['due'] ?? null;
  return [
    capped(tokens.length, 40) / 15,
    (1 - head.confidence) * 2,
    Number(first !== undefined && isIntroduced(tokens, first)),
    intent === 'create_event' ? 0 : capped(runs(own) - 1, 3),
    intent === 'create_event' ? capped(runs(own) - 1, 3) : 0,
    capped(free.length - inside.length, 2),
    capped(people.filter((person) => !isKnown(person[0])).length, 2),
    capped(people.filter(isLongName).length, 2),
    Number(people.length > 0),
    Number(!outcome.certain),
    Number(at === null && !isMessage && intent !== 'search'),
    capped(doubts.length, 3),
    capped(inNamed.filter(({ kind, text }) => kind === 'mark' && ',.;:-'.includes(text)).length, 3),
    Number(words(inNamed) > 6) + Number(words(inNamed) > 10),
    Number(textLength === 1),
    Number(dated.length > 1),
    Number(own.length === 0),
    Number(outcome.extras?.sendAt != null),
    Number(/[א-ת]/.test(tokens[start]?.text ?? '')),
    ...(['send_email', 'send_whatsapp', 'create_event', 'reminder', 'create_task', 'search'] as const).map(
      (one) => Number(one === intent),
    ),
    Number((slots['recurrence'] ?? outcome.extras?.repeats ?? null) !== null),
    Number(inside.length > 0),
  ];
}

function capped(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

/** "to", "that", a colon, an infinitive or a glued ש stands before it. */
function isIntroduced(tokens: readonly Token[], { from }: FreeText): boolean {
  const before = tokens[from - 1];
  const own = tokens[from];
  if (
    before !== undefined &&
    (':"-'.includes(before.text) || /^(?:to|that|about|saying|על|לגבי)$/.test(before.text))
  )
    return true;
  return (
    /^(?:ל[א-ת]{3,}|ש[א-ת]{3,})$/.test(own?.text ?? '') || markers.at(tokens, from - 1, noPrefix) !== null
  );
}

function runs(texts: readonly FreeText[]): number {
  return new Set(texts.map(({ slot }) => slot)).size === texts.length ? 1 : texts.length;
}

function peopleOf({ owners, sentence: { tokens } }: Draft): readonly (readonly Token[])[] {
  const people: Token[][] = [];
  owners.forEach((owner, index) => {
    const token = tokens[index];
    if (
      (owner !== 'to' && owner !== 'attendees') ||
      token === undefined ||
      token.kind === 'mark' ||
      links.has(token.text)
    )
      return;
    const before = owners[index - 1] === owner ? people.at(-1) : undefined;
    const isNext = tokens[index - 1]?.kind === 'mark' || links.has(tokens[index - 1]?.text ?? '');
    if (before === undefined || isNext) people.push([token]);
    else before.push(token);
  });
  return people;
}

function isKnown(token: Token | undefined): boolean {
  return token?.kind !== 'word' || token.stems.some(({ prefix }) => names(token, prefix));
}

function isLongName(person: readonly Token[]): boolean {
  const words = person.filter(({ kind }) => kind === 'word');
  return words.length > 1 && !words.slice(1).every(({ text }) => lastNames.has(text) || firstNames.has(text));
}
