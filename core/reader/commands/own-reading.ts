/** What the second reader understood, as a reading: its words for who and what, its times as the grammar reads times. */
import { fill } from '../../language/actions/fill.ts';
import type { Command } from '../../language/actions/command.ts';
import type { Action } from '../../language/intent/grammar.ts';
import type { Head } from '../../language/intent/head.ts';
import type { Contact, Context, Proposal, Reading, SlotName, Span } from '../../language/reading.ts';
import { read, spansOf, wordsOf, type Sentence } from '../../language/sentence.ts';
import { draftOf } from '../../language/slots/draft.ts';
import { hintOf } from '../../language/slots/when.ts';
import { findTimes } from '../../language/time/find.ts';
import { zoneOf } from '../../time/zone.ts';
import type { Token } from '../../language/tokens.ts';
import { firstNames } from '../../language/entities/names.ts';
import { kin } from '../../language/entities/kin.ts';
import { phoneCountry, toE164 } from '../../domain/phone.ts';
import type { Slot } from '../data/marked.ts';
import type { SecondPart } from './second-reader.ts';
import { spelledOut, withCount } from './spoken-time.ts';
import { spokenAddress } from './spoken-address.ts';
import { respell } from '../../language/understand/vocabulary.ts';

type Range = { readonly from: number; readonly to: number };

/** Null where it asks for nothing. */
export function ownReading(part: SecondPart, context: Context): Reading | null {
  const { intent, sight, text, start } = part;
  if (intent === 'none') return null;
  const { sentence } = sight;
  const ranges = (slot: Slot) => rangesOf(part, slot);
  const when = whenOf(part, intent, context);
  const people = (slot: Slot) => ranges(slot).map((range) => personIn(sentence, range, context));
  const said = (slot: Slot) => textOf(sentence, ranges(slot), joiners[slot]);
  const spans: Span[] = slotNames.flatMap(([slot, name]) =>
    ranges(slot).flatMap((range) =>
      spansOf(sentence, range).map((span) => ({
        start: span.start + start,
        end: span.end + start,
        slot: nameIn(name, intent),
        certain: true,
      })),
    ),
  );
  return {
    ...proposalOf(intent, { people, said, when }),
    words: text.trim(),
    spans: spans.toSorted((a, b) => a.start - b.start),
    doubts: [],
    alternatives: [],
    sendAt: intent === 'send_email' || intent === 'send_whatsapp' ? when.at : null,
    day: intent === 'create_event' ? when.day : null,
    repeats: intent === 'create_event' ? when.repeats : null,
    asksPreview: false,
  };
}

const slotNames: readonly (readonly [Slot, Readonly<Partial<Record<Action, SlotName>>>])[] = [
  ['who', { send_email: 'to', send_whatsapp: 'to', create_event: 'attendees' }],
  [
    'when',
    {
      send_email: 'sendAt',
      send_whatsapp: 'sendAt',
      create_event: 'startTime',
      reminder: 'reminderTime',
      create_task: 'due',
    },
  ],
  ['title', { create_event: 'title', reminder: 'task', create_task: 'title' }],
  ['content', { send_email: 'body', send_whatsapp: 'message', reminder: 'task', create_task: 'title' }],
  ['subject', { send_email: 'subject' }],
  ['copy', { send_email: 'cc' }],
  ['blind', { send_email: 'bcc' }],
  ['place', { create_event: 'location' }],
  ['query', { search: 'query' }],
];

function nameIn(names: Readonly<Partial<Record<Action, SlotName>>>, intent: Action): SlotName {
  return names[intent] ?? 'intent';
}

type Parts = {
  readonly people: (slot: Slot) => readonly string[];
  readonly said: (slot: Slot) => string | null;
  readonly when: When;
};

function proposalOf(intent: Action, { people, said, when }: Parts): Proposal {
  const some = (slot: Slot) => {
    const found = people(slot);
    return found.length === 0 ? null : found;
  };
  const who = some('who');
  const confidence = 0.5;
  switch (intent) {
    case 'send_email':
      return {
        intent,
        slots: {
          to: who,
          cc: some('copy'),
          bcc: some('blind'),
          subject: said('subject'),
          body: said('content'),
        },
        confidence,
      };
    case 'send_whatsapp':
      return {
        intent,
        slots: { to: who?.[0] ?? null, message: said('content') ?? said('title') },
        confidence,
      };
    case 'create_event':
      return {
        intent,
        slots: {
          title: said('title') ?? said('subject'),
          startTime: when.at,
          endTime: when.end,
          attendees: who,
          description: null,
          location: said('place')?.replace(/^(?:at|in|on|by|@) /i, '') ?? null,
        },
        confidence,
      };
    case 'reminder':
      return {
        intent,
        slots: {
          task: said('title') ?? said('content'),
          reminderTime: when.at,
          priority: null,
          notes: null,
          recurrence: when.repeats,
        },
        confidence,
      };
    case 'create_task':
      return { intent, slots: { title: said('title') ?? said('content'), due: when.at }, confidence };
    case 'search':
      return { intent, slots: { query: said('query') ?? said('title') }, confidence };
    default:
      return intent satisfies never;
  }
}

export type When = {
  readonly at: string | null;
  readonly end: string | null;
  readonly day: string | null;
  readonly repeats: string | null;
};
const never: When = { at: null, end: null, day: null, repeats: null };

function whenOf(part: SecondPart, intent: Action, context: Context): When {
  const { tokens } = part.sight.sentence;
  const said = tokens.filter((_, index) => part.words[index]?.slot === 'when').map(({ text }) => text);
  return whenSaid(said.join(' '), intent, tokens, context);
}

/** The grammar reads the words of time alone, as if nothing else had been said. `tokens`: of the whole sentence. */
export function whenSaid(words: string, intent: Action, tokens: readonly Token[], context: Context): When {
  if (words === '' || !Number.isFinite(Date.parse(context.now))) return never;
  const sentence = read(spelledOut(words), respell);
  const isMessage = intent === 'send_email' || intent === 'send_whatsapp';
  const action: Action = isMessage ? 'reminder' : intent;
  const head: Head = { action, confidence: 1, verb: null, noun: null };
  const command: Command = {
    sentence,
    times: findTimes(sentence.tokens),
    head,
    context,
    draft: draftOf(sentence),
    clockwork: {
      now: Date.parse(context.now),
      zone: zoneOf(context.timeZone, context.now),
      country: context.country ?? 'IL',
      hint: hintOf(tokens, action),
    },
  };
  const { proposal, extras } = fill(command);
  switch (proposal.intent) {
    case 'create_event':
      return {
        at: proposal.slots.startTime,
        end: proposal.slots.endTime,
        day: extras?.day ?? null,
        repeats: withCount(extras?.repeats ?? null, words),
      };
    case 'reminder':
      return {
        ...never,
        at: proposal.slots.reminderTime,
        repeats: withCount(proposal.slots.recurrence, words),
      };
    case 'create_task':
      return { ...never, at: proposal.slots.due };
    default:
      return never;
  }
}

/** Runs of words of a slot. People are told apart; a text in pieces is one text. */
export function rangesOf({ words }: Pick<SecondPart, 'words'>, slot: Slot): readonly Range[] {
  const ranges: { from: number; to: number }[] = [];
  for (const [index, word] of words.entries()) {
    if (word.slot !== slot) continue;
    const last = ranges.at(-1);
    if (last !== undefined && last.to === index && !word.begins) last.to = index + 1;
    else ranges.push({ from: index, to: index + 1 });
  }
  return ranges;
}

function personIn(sentence: Sentence, range: Range, { country, contacts = [] }: Context): string {
  const { tokens } = sentence;
  const first = tokens[range.from];
  const dictated = spokenAddress(wordsOf(sentence, range.from, range.to));
  if (dictated !== null) return dictated;
  const written = wordsOf(
    sentence,
    range.from,
    range.to,
    first === undefined ? undefined : nameStart(first, contacts),
  );
  if (first?.kind !== 'phone') return written;
  return toE164(written, phoneCountry(country)) ?? written;
}

/** Where the name begins: "לדנה" is Dana, "לאה" is Leah. */
function nameStart({ stems, start, text }: Token, contacts: readonly Contact[]): number {
  if (contacts.some(({ name }) => name.toLowerCase().split(' ')[0] === text)) return start;
  const isName = (stem: string) => firstNames.has(stem) || kin.has(stem);
  const split = stems.find(
    ({ prefix, stem, isName: isKnown }) => prefix !== '' && (isKnown === true || isName(stem)),
  );
  if (split !== undefined) return split.at;
  const [whole] = stems;
  if (whole !== undefined && whole.prefix === '' && (whole.isName === true || isName(whole.stem)))
    return start;
  return (
    stems.find(({ prefix, isGuess }) => /^[ולמ]{1,2}$/.test(prefix) && isGuess !== true)?.at ??
    whole?.at ??
    start
  );
}

const edges = new Set([',', '.', ':', ';', '-', '|', '"', "'", '(', ')']);

/** A letter that only joins the words to what leads to them: "שאני מאחר", "בקפה נמרוד". */
const joiners: Readonly<Partial<Record<Slot, string>>> = { content: 'ש', place: 'ב' };

function textOf(sentence: Sentence, ranges: readonly Range[], joiner: string | undefined): string | null {
  const { tokens } = sentence;
  const pieces = ranges.map(({ from, to }) => {
    let first = from;
    let last = to;
    while (first < last && edges.has(tokens[first]?.text ?? '')) first += 1;
    while (last > first && edges.has(tokens[last - 1]?.text ?? '')) last -= 1;
    const opening = tokens[first];
    return wordsOf(sentence, first, last, opening === undefined ? undefined : textStart(opening, joiner));
  });
  const text = pieces.filter((piece) => piece !== '').join(' ');
  return text === '' ? null : text;
}

function textStart({ stems, start }: Token, joiner: string | undefined): number {
  const joined = stems.find(({ prefix, isGuess }) => prefix === joiner && isGuess !== true);
  return joined?.at ?? stems.find(({ prefix }) => prefix === '')?.at ?? start;
}
