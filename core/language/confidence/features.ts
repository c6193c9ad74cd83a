/**
 * What a reading looks like from outside: how much of the sentence it explains, what lies in its texts, how its parts
 * were introduced, what was guessed. A few small numbers, none of which knows a sentence; weights.ts says what each is
 * worth.
 */
import type { Command, Outcome } from '../actions/command.ts';
import { kin } from '../entities/kin.ts';
import { firstNames, lastNames } from '../entities/names.ts';
import { isVerbAt } from '../intent/heads.ts';
import { noPrefix } from '../phrasebook.ts';
import type { Doubt, SlotName } from '../reading.ts';
import type { Draft, FreeText } from '../slots/draft.ts';
import { markers } from '../slots/message-words.ts';
import type { Token } from '../tokens.ts';

export type Features = readonly number[];

/** Where the features that name the action stand. */
export const actionsFrom = { from: 34, to: 40 } as const;

const links = new Set(
  'to that about of for and with on at in is it by from the a so then like this as but or until till due via את של על עם לגבי אז ו גם כי או אבל עד זה ב ל ש כ'.split(
    ' ',
  ),
);
const tellers = new Set(
  "i i'm im we we're he she they you my i'll i've אני אנחנו הוא היא הם אתה את שלי לי".split(' '),
);
const remarks = new Set(
  'please thanks thank okay ok um uh sorry actually no not just wait maybe also dont hey cheers ta mate anyway yeah yes oh well think mean need want put add make set do send write tell remind בבקשה תודה אוקיי אה סליחה בעצם לא רק רגע אולי גם היי כן טוב תשים תוסיף תרשום צריך רוצה אפשר נגיד כאילו יאללה'.split(
    ' ',
  ),
);

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
  const firstWord = first === undefined ? undefined : tokens[first.from];
  const last = named.at(-1);
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
    capped(unexplained(draft), 4),
    capped(wordsBefore(command, start), 4),
    head.verb !== null && head.noun !== null ? capped(Math.max(0, head.noun.from - head.verb.to), 4) : 0,
    Number(head.verb === null),
    (1 - head.confidence) * 2,
    Number(first !== undefined && isIntroduced(tokens, first)),
    intent === 'create_event' ? 0 : capped(runs(own) - 1, 3),
    intent === 'create_event' ? capped(runs(own) - 1, 3) : 0,
    Number(firstWord !== undefined && links.has(firstWord.text)),
    Number(last !== undefined && links.has(tokens[last.to - 1]?.text ?? '')),
    capped(inNamed.filter(({ kind }) => kind === 'number').length, 2),
    capped(free.length - inside.length, 2),
    capped(people.filter((person) => !isKnown(person[0], command)).length, 2),
    capped(people.filter(isLongName).length, 2),
    Number(people.length > 1),
    Number(people.length > 0),
    Number(!outcome.certain),
    Number(at === null && !isMessage && intent !== 'search'),
    capped(doubts.length, 3),
    capped(inNamed.filter(({ stems }) => stems.some(({ isGuess }) => isGuess === true)).length, 2),
    capped(verbsIn(tokens, named), 2),
    capped(inNamed.filter(({ kind, text }) => kind === 'mark' && ',.;:-'.includes(text)).length, 3),
    capped(inNamed.filter(({ text }) => tellers.has(text)).length, 2),
    capped(inNamed.filter(({ text }) => remarks.has(text)).length, 2),
    Number(words(inNamed) > 6) + Number(words(inNamed) > 10),
    Number(textLength === 1),
    Number(dated.length > 1),
    Number(own.length === 0),
    Number(own.some(({ slot }) => slot === 'subject')),
    Number(outcome.extras?.sendAt != null),
    capped(
      inNamed.filter(({ stems }) => stems.some(({ stem }) => stem === 'with' || stem === 'עם')).length,
      1,
    ),
    Number(people.some((person, index) => index === 0 && followedByName(person, command))),
    Number(/[א-ת]/.test(tokens[start]?.text ?? '')),
    ...(['send_email', 'send_whatsapp', 'create_event', 'reminder', 'create_task', 'search'] as const).map(
      (one) => Number(one === intent),
    ),
    Number((slots['recurrence'] ?? outcome.extras?.repeats ?? null) !== null),
    Number(inside.length > 0),
    Number(head.confidence < 0.8),
  ];
}

function capped(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

/** Words that no slot took. */
function unexplained({ owners, texts, sentence: { tokens } }: Draft): number {
  const inText = new Set(
    texts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  );
  return owners.filter((owner, index) => {
    const token = tokens[index];
    if (owner !== null || inText.has(index) || token === undefined) return false;
    return token.kind !== 'mark' && token.kind !== 'emoji' && !links.has(token.text);
  }).length;
}

function wordsBefore({ draft, sentence: { tokens } }: Command, start: number): number {
  return tokens.filter(({ kind }, index) => index < start && kind === 'word' && draft.owners[index] === null)
    .length;
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

function isKnown(token: Token | undefined, { context }: Command): boolean {
  if (token === undefined || token.kind !== 'word') return true;
  return token.stems.some(
    ({ stem }) =>
      firstNames.has(stem) ||
      kin.has(stem) ||
      (context.contacts ?? []).some(({ name }) => name.toLowerCase().split(' ')[0] === stem),
  );
}

function isLongName(person: readonly Token[]): boolean {
  const words = person.filter(({ kind }) => kind === 'word');
  return words.length > 1 && !words.slice(1).every(({ text }) => lastNames.has(text) || firstNames.has(text));
}

/** The word after a name is a name too, and was not taken. */
function followedByName(person: readonly Token[], { sentence: { tokens } }: Command): boolean {
  const last = person.at(-1);
  const next = last === undefined ? undefined : tokens[tokens.indexOf(last) + 1];
  return next !== undefined && (lastNames.has(next.text) || firstNames.has(next.text));
}

function verbsIn(tokens: readonly Token[], texts: readonly FreeText[]): number {
  return texts.reduce((sum, { from, to }) => {
    let found = 0;
    for (let index = from + 1; index < to; index += 1) if (isVerbAt(tokens, index)) found += 1;
    return sum + found;
  }, 0);
}
