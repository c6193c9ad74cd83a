/** Last stage: the head says which action, the slots are filled, and the reading says how sure it is. */
import type { Action } from './intent/grammar.ts';
import { isPlural } from './intent/arguments.ts';
import type { Head, Range } from './intent/heads.ts';
import type { Context, Proposal, Reading, SlotName, Span } from './reading.ts';
import type { Sentence } from './sentence.ts';
import { claimPriority, takeContent, takeNotes } from './slots/content.ts';
import { claim, draftOf, type Draft } from './slots/draft.ts';
import { readEvent } from './slots/event.ts';
import { claimPreviewRequest, readMessage } from './slots/message.ts';
import { draftWords } from './slots/message-words.ts';
import { chooseWhen, claimWhen, describesNoun, hintOf, waitsForEvent } from './slots/when.ts';
import type { Expression } from './time/find.ts';
import type { Piece } from './time/pieces.ts';
import { resolve, type CalendarDay, type Clockwork, type Moment } from './time/resolve.ts';
import { toInstant, toLocalIso, zoneOf } from './time/zone.ts';

type Parsed = {
  readonly sentence: Sentence;
  readonly times: readonly Expression[];
  readonly head: Head | null;
  readonly context: Context;
};

type Command = Parsed & { readonly head: Head; readonly draft: Draft; readonly clockwork: Clockwork };

type Extras = Pick<Reading, 'sendAt' | 'day' | 'repeats'>;
type Outcome = { readonly proposal: Proposal; readonly extras?: Partial<Extras>; readonly certain?: boolean };

const nothingExtra: Extras = { sendAt: null, day: null, repeats: null };
const none: Reading = {
  intent: 'none',
  slots: {},
  confidence: 0.9,
  spans: [],
  alternatives: [],
  asksPreview: false,
  ...nothingExtra,
};
const doubt = 0.2;

export function assemble(parsed: Parsed): Reading {
  const { head, sentence, context } = parsed;
  if (head === null) return none;
  const draft = draftOf(sentence);
  if (head.verb !== null) claim(draft, head.verb, 'intent');
  if (head.noun !== null && head.action !== 'create_event') claim(draft, head.noun, 'intent');
  const asksPreview = claimPreviewRequest(draft) || asksForDraft(sentence, head);
  const clockwork = clockworkOf(sentence, context, head.action);
  const { proposal, extras, certain = true } = fill({ ...parsed, head, draft, clockwork });
  if (isGeneralQuestion(sentence, head, proposal)) return none;
  const confidence = Math.max(0, proposal.confidence - (certain ? 0 : doubt));
  return {
    ...proposal,
    confidence,
    spans: ordered(draft.spans),
    alternatives: [],
    asksPreview,
    ...nothingExtra,
    ...extras,
  };
}

/** "Can you send emails?": many of them, to nobody, saying nothing. */
function isGeneralQuestion({ tokens }: Sentence, { noun }: Head, { slots }: Proposal): boolean {
  return (
    noun !== null && isPlural(tokens[noun.from]) && Object.values(slots).every((value) => value === null)
  );
}

function fill(command: Command): Outcome {
  switch (command.head.action) {
    case 'send_email':
      return sendEmail(command);
    case 'send_whatsapp':
      return sendWhatsapp(command);
    case 'create_event':
      return createEvent(command);
    case 'reminder':
      return reminder(command);
    case 'create_task':
      return createTask(command);
    case 'search':
      return search(command);
    default:
      return command.head.action satisfies never;
  }
}

function sendEmail(command: Command): Outcome {
  const parts = readMessage({ ...messageInput(command), slots: { people: 'to', body: 'body' } });
  const { moment, sendAt } = sendTime(command, parts.sendTimes);
  const to = parts.people.length === 0 ? null : parts.people;
  const slots = { to, subject: parts.subject, body: parts.body };
  return {
    proposal: { intent: 'send_email', slots, confidence: command.head.confidence },
    extras: { sendAt },
    certain: moment?.certain ?? true,
  };
}

function sendWhatsapp(command: Command): Outcome {
  const parts = readMessage({ ...messageInput(command), slots: { people: 'to', body: 'message' } });
  const [first] = parts.people;
  if (command.head.noun?.class !== 'whatsapp' && first?.includes('@') === true)
    return sendEmail({ ...command, draft: freshDraft(command) });
  const { moment, sendAt } = sendTime(command, parts.sendTimes);
  const slots = { to: parts.people.length === 0 ? null : parts.people.join(', '), message: parts.body };
  return {
    proposal: { intent: 'send_whatsapp', slots, confidence: command.head.confidence },
    extras: { sendAt },
    certain: moment?.certain ?? true,
  };
}

function freshDraft({ draft }: Command): Draft {
  draft.spans.length = 0;
  draft.owners.fill(null);
  return draft;
}

function messageInput({ draft, head, times, context }: Command) {
  return { draft, head, times, contacts: context.contacts ?? [], country: context.country };
}

function sendTime(
  { clockwork }: Command,
  times: readonly Expression[],
): { moment: Moment | null; sendAt: string | null } {
  const [time] = times;
  if (time === undefined) return { moment: null, sendAt: null };
  const moment = resolve(time, clockwork);
  const start = moment.start ?? dayStart(moment, clockwork);
  return {
    moment: moment.start === null ? { ...moment, certain: false } : moment,
    sendAt: iso(start, clockwork),
  };
}

function createEvent(command: Command): Outcome {
  const { draft, head, times, context, clockwork } = command;
  const when = chooseWhen(draft, times, head, { without: [] });
  const moment = when === null ? null : resolve(when.expression, clockwork);
  if (when !== null) claimWhen(draft, when, eventSlot, moment?.certain ?? true);
  const { title, attendees, description } = readEvent({
    draft,
    head,
    times,
    contacts: context.contacts ?? [],
    country: context.country,
  });
  const slots = {
    title,
    startTime: iso(moment?.start ?? null, clockwork),
    endTime: iso(moment?.end ?? null, clockwork),
    attendees: attendees.length === 0 ? null : attendees,
    description,
  };
  return {
    proposal: { intent: 'create_event', slots, confidence: head.confidence },
    extras: {
      day: moment?.start == null ? dayText(moment?.day ?? null) : null,
      repeats: moment?.recurrence ?? null,
    },
    certain: moment?.certain ?? true,
  };
}

function eventSlot({ meaning }: Piece): SlotName {
  return meaning.is === 'length' ? 'endTime' : 'startTime';
}

function reminder(command: Command): Outcome {
  const { draft, head, times, clockwork } = command;
  const start = contentStart(command);
  const priority = claimPriority(draft, start);
  const notes = takeNotes(draft, start);
  const ahead = readAhead(command);
  const when = ahead === null ? chooseWhen(draft, times, head, { without: ['length', 'before'] }) : null;
  const moment = when === null ? null : resolve(when.expression, clockwork);
  if (when !== null) {
    const slotOf = ({ meaning }: Piece) => (meaning.is === 'every' ? 'recurrence' : 'reminderTime');
    claimWhen(draft, when, slotOf, moment?.certain ?? true);
  }
  const task = contentOf(command, 'task');
  const due = ahead?.at ?? (moment === null ? null : (moment.start ?? dayStart(moment, clockwork)));
  const slots = {
    task,
    reminderTime: iso(due, clockwork),
    priority,
    notes,
    recurrence: moment?.recurrence ?? null,
  };
  const certain = ahead === null ? isCertain(command, moment) : ahead.at !== null;
  return { proposal: { intent: 'reminder', slots, confidence: head.confidence }, certain };
}

/** No time at all is certain too, unless the text waits for something to happen. */
function isCertain({ draft }: Command, moment: Moment | null): boolean {
  if (moment !== null) return moment.certain && moment.start !== null;
  return !waitsForEvent(draft.sentence.tokens);
}

/** "an hour before my 6pm meeting": the meeting's time less the hour; unknown when the meeting has none. */
function readAhead({ draft, times, clockwork }: Command): { readonly at: number | null } | null {
  const before = times.find((time) => time.before !== null);
  if (before?.before == null) return null;
  const anchor = times.find(
    (time) => time !== before && !time.isPast && (time.clock !== null || time.day !== null),
  );
  const moment = anchor === undefined ? null : resolve(anchor, clockwork);
  if (anchor === undefined || moment?.start == null) return { at: null };
  claim(draft, before, 'reminderTime');
  if (!describesNoun(draft.sentence.tokens, anchor))
    claim(draft, anchor, 'reminderTime', { certain: moment.certain });
  return { at: moment.start - before.before.ms - before.before.days * 86_400_000 };
}

function createTask(command: Command): Outcome {
  const { draft, head, times, clockwork } = command;
  const when = chooseWhen(draft, times, head, { without: ['length', 'before', 'every'] });
  const moment = when === null ? null : resolve(when.expression, clockwork);
  if (when !== null) claimWhen(draft, when, () => 'due', moment?.certain ?? true);
  const title = contentOf(command, 'title');
  const due = iso(moment === null ? null : (moment.start ?? dayEnd(moment, clockwork)), clockwork);
  return {
    proposal: { intent: 'create_task', slots: { title, due }, confidence: head.confidence },
    certain: moment?.certain ?? true,
  };
}

function search(command: Command): Outcome {
  const { draft, head } = command;
  const query = takeContent(draft, { from: head.verb?.to ?? 0, to: draft.sentence.tokens.length }, 'query');
  return { proposal: { intent: 'search', slots: { query }, confidence: head.confidence } };
}

/** What follows the head; or what came before it: "I have a meeting at ten, remind me". */
function contentOf(command: Command, slot: SlotName): string | null {
  const { draft, head } = command;
  const { tokens } = draft.sentence;
  const range = { from: contentStart(command), to: tokens.length };
  const after = pointsBack(draft, range) ? null : takeContent(draft, range, slot);
  return after ?? takeContent(draft, { from: 0, to: headStart(head) }, slot);
}

/** "…, add it to my tasks": nothing but a pointer is left. */
function pointsBack({ sentence, owners }: Draft, { from, to }: Range): boolean {
  const left = sentence.tokens.filter(
    ({ kind }, index) => index >= from && index < to && owners[index] === null && kind !== 'mark',
  );
  return left.length > 0 && left.every(({ text }) => pointers.has(text));
}

const pointers = new Set([
  'it',
  'this',
  'that',
  'about',
  'of',
  'them',
  'זה',
  'זאת',
  'אותו',
  'אותה',
  'את',
  'על',
  'כך',
]);

function headStart({ verb, noun }: Head): number {
  return Math.min(verb?.from ?? Infinity, noun?.from ?? Infinity);
}

function contentStart({ head }: Command): number {
  if (head.noun === null || head.noun.isDestination) return head.verb?.to ?? 0;
  return head.noun.to;
}

function clockworkOf(sentence: Sentence, { now, timeZone, country }: Context, action: Action): Clockwork {
  return {
    now: Date.parse(now),
    zone: zoneOf(timeZone, now),
    country: country ?? 'IL',
    hint: hintOf(sentence.tokens, action),
  };
}

/**
 * A day without an hour: a reminder comes in the morning (today, when that has passed, it has no time and comes as one
 * without), a task is due when the day ends.
 */
const reminderHour = 9;

function dayStart({ day }: Moment, { zone, now }: Clockwork): number | null {
  if (day === null) return null;
  const start = toInstant({ ...day, hour: reminderHour, minute: 0, second: 0 }, zone);
  return start > now ? start : null;
}

function dayEnd({ day }: Moment, { zone }: Clockwork): number | null {
  return day === null ? null : toInstant({ ...day, hour: 23, minute: 59, second: 0 }, zone);
}

function iso(instant: number | null, { zone }: Clockwork): string | null {
  return instant === null || !Number.isFinite(instant) ? null : toLocalIso(instant, zone);
}

function dayText(day: CalendarDay | null): string | null {
  if (day === null) return null;
  return `${day.year}-${String(day.month).padStart(2, '0')}-${String(day.day).padStart(2, '0')}`;
}

function asksForDraft({ tokens }: Sentence, { verb, noun }: Head): boolean {
  const words = [tokens[verb?.from ?? -1], tokens[(noun?.from ?? 0) - 1]];
  return words.some((token) => token !== undefined && draftWords.has(token.text));
}

function ordered(spans: readonly Span[]): readonly Span[] {
  return spans.toSorted((a, b) => a.start - b.start || a.end - b.end);
}
