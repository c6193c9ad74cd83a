/**
 * A command as both readers have it. The grammar's reading stands where they agree. Where they do not, the likelier of the
 * two is asked about, with the other as the first alternative. What the grammar cannot read is offered as the second
 * reader has it.
 */
import type { Context, Doubt, Proposal, Reading, Understanding } from '../../language/reading.ts';
import { proposalOf, withEachAction } from '../../language/command-reading.ts';
import { understand } from '../../language/understand/understand.ts';
import { agreementOf, type Agreement } from './agreement.ts';
import { ownReading } from './own-reading.ts';
import { onDayBefore, withPeopleMeant } from './earlier-command.ts';
import { completed, withPlace } from './completed.ts';
import { askedAbout, impossibleDatesIn, withLastDays } from './impossible-dates.ts';
import { hebrewFrame } from './hebrew/frames.ts';
import { plainHebrew } from './hebrew/plain-hebrew.ts';
import { plainEnglish } from './plain-english.ts';
import { seriesLimits } from './hebrew/series-limits.ts';
import { withMeetingNamed } from './hebrew/meeting-named.ts';
import { ofWholeDays, wholeDaysIn } from './whole-days.ts';
import { readSaidTimes } from './said-times.ts';
import { ofEachHour } from './several-hours.ts';
import { withTimeFirst } from './time-first.ts';
import { tidied } from './tidied.ts';
import { readToldAddress } from './told-address.ts';
import { readSpokenAddresses } from './spoken-address.ts';
import { readSecond, type CommandModels, type SecondPart } from './second-reader.ts';

/** Offered only where it is sure that something is asked for, and in no more words than a command has. */
const sure = 0.9;
const mostOffered = 25;
/** So sure of action and words, the second reader is right more often than the grammar: docs/language.md. */
const surer = { likelihood: 0.95, lead: 35 } as const;

/** Of a reading that the grammar itself is not sure of, the second reader's is right more often: docs/language.md. */
const unsure = { confidence: 0.9, likelihood: 0.9 } as const;

/** Nobody words a command at such length: what is longer is read as it stands. */
const longestReworded = 1_000;

/** So sure that nothing is asked for, the second reader took no command that was held back for talk. */
const talk = 0.95;

/** `offers`: whether what the grammar does not know is offered. */
export function readBoth(
  models: CommandModels,
  text: string,
  context: Context,
  { offers }: { readonly offers: boolean } = { offers: true },
): Understanding {
  if (text.length > longestReworded) return readKnown(models, text, context, offers);
  const plain = plainHebrew(text) ?? plainEnglish(text);
  if (plain !== null) return plain.asWritten(readLimited(models, plain.text, context, offers));
  return readLimited(models, text, context, offers);
}

function readLimited(models: CommandModels, text: string, context: Context, offers: boolean): Understanding {
  const limits = seriesLimits(text);
  return withEachAction(readPlain(models, limits?.text ?? text, context, offers), (reading) =>
    withTimeFirst(withMeetingNamed(limits?.limited(reading, context) ?? reading, context), context),
  );
}

function readPlain(models: CommandModels, text: string, context: Context, offers: boolean): Understanding {
  const [first, ...others] = ofEachHour(text).map(
    (one) => readPlain(models, one, context, offers).actions[0],
  );
  if (first !== undefined) return { ...first, actions: [first, ...others] };
  const known = (words: string) => readKnown(models, words, context, offers);
  const timed = (words: string) => readSaidTimes(words, context, known) ?? known(words);
  const addressed = (words: string) => readSpokenAddresses(words, timed) ?? timed(words);
  return tidied(readToldAddress(text, context, addressed) ?? addressed(text), text);
}

/** All words of time are known to one of the readers. */
function readKnown(models: CommandModels, text: string, context: Context, offers: boolean): Understanding {
  const dates = impossibleDatesIn(text, context);
  if (dates.length > 0) {
    const asked = askedAbout(readExisting(models, withLastDays(text, dates), context, offers), dates, text);
    if (asked !== null) return asked;
  }
  return readExisting(models, text, context, offers);
}

/** All days of the text are days that exist. */
function readExisting(models: CommandModels, text: string, context: Context, offers: boolean): Understanding {
  const own: Own = (parts) => withPeopleMeant(parts.map((part) => ownReading(part, context)));
  const whole = wholeDaysIn(text);
  if (whole !== null) {
    const ownDays: Own = (parts) =>
      own(parts).map((one) => (one === null ? null : (ofWholeDays(one, whole.until, context) ?? one)));
    const [only, ...others] = readWith(ownDays, models, whole.text, context, offers).actions;
    const entry = ofWholeDays(only, whole.until, context) ?? only;
    if (others.length === 0 && isOfWholeDays(entry)) {
      const reading = { ...entry, words: text.trim() };
      return { ...reading, actions: [reading] };
    }
  }
  return readWith(own, models, text, context, offers);
}

/** The second reader's readings of all parts; null where a part asks for nothing. */
type Own = (parts: readonly SecondPart[]) => readonly (Reading | null)[];

function readWith(
  own: Own,
  models: CommandModels,
  text: string,
  context: Context,
  offers: boolean,
): Understanding {
  const first = understand(text, context);
  const parts = readSecond(models, text, context);
  const frame = hebrewFrame(text, first, context);
  if (frame !== null) {
    const before = first.intent === 'none' ? [] : [proposalOf(first)];
    const reading: Reading = { ...frame, alternatives: [...frame.alternatives, ...before] };
    return { ...reading, actions: [reading] };
  }
  if (first.intent === 'none') return offers ? offered(first, parts, own(parts)) : first;
  return parts.length === 0 ? first : eachCompleted(compared(first, parts, text, own(parts)), context);
}

function eachCompleted({ actions: [leading, ...others] }: Understanding, context: Context): Understanding {
  const first = completed(leading);
  let before = first;
  const rest = others.map((reading) => (before = onDayBefore(completed(reading), before, context)));
  return { ...first, actions: [first, ...rest] };
}

function isOfWholeDays({ intent, slots }: Reading): boolean {
  return intent === 'create_event' && 'endTime' in slots && slots.endTime?.includes('T00:00') === true;
}

function offered(
  first: Understanding,
  parts: readonly SecondPart[],
  owns: readonly (Reading | null)[],
): Understanding {
  const isSure = parts.every(
    ({ intent, likelihood, words }) =>
      intent !== 'none' && likelihood(intent) >= sure && words.length <= mostOffered,
  );
  const readings = owns.flatMap((one) => one ?? []).filter(isWhole);
  const [leading, ...others] = readings.map(asked);
  if (!isSure || leading === undefined || readings.length < parts.length) return first;
  return { ...leading, actions: [leading, ...others] };
}

/** An offer that says neither what nor whom is no help. */
function isWhole(reading: Reading): boolean {
  switch (reading.intent) {
    case 'send_email':
      return reading.slots.to !== null && (reading.slots.body !== null || reading.slots.subject !== null);
    case 'send_whatsapp':
      return reading.slots.to !== null && reading.slots.message !== null;
    case 'create_event':
      return reading.slots.startTime !== null && reading.slots.title !== null;
    case 'reminder':
      return reading.slots.task !== null && reading.slots.reminderTime !== null;
    case 'create_task':
      return reading.slots.title !== null;
    default:
      return false;
  }
}

function asked(reading: Reading): Reading {
  const start = Math.min(...reading.spans.map((span) => span.start));
  const end = Math.max(...reading.spans.map((span) => span.end));
  return { ...reading, doubts: [{ kind: 'reading', start, end }] };
}

function compared(
  first: Understanding,
  parts: readonly SecondPart[],
  text: string,
  owns: readonly (Reading | null)[],
): Understanding {
  if (parts.every((part) => part.likelihood('none') >= talk)) return talkOf(first);
  const asking = parts.flatMap((part, index) =>
    part.intent === 'none' ? [] : [{ part, own: owns[index] ?? null }],
  );
  const several = severalOf(first, asking, text);
  if (several !== null) return several;
  const isAsMany = asking.length === first.actions.length;
  // Of one action, what the second reader takes for talk is compared all the same.
  const [only] = first.actions.length === 1 && parts.length === 1 ? parts : [];
  const [leading, ...others] = first.actions.map((reading, index) => {
    const second = only === undefined && !isAsMany ? undefined : asking[index];
    const part = only ?? second?.part;
    if (part === undefined)
      return withDoubt(reading, { kind: 'reading', ...hullOf(reading.spans, text) }, null);
    const doubt = doubtOf(agreementOf(reading, part), part, text);
    const own = second?.own ?? null;
    const other = own === null ? null : withWhatIsLost(own, reading);
    const placed = other === null ? reading : withPlace(reading, other);
    if (doubt === null) return placed;
    return other !== null && isWhole(other) && isSurer(part, reading)
      ? instead(other, placed, doubt)
      : withDoubt(placed, doubt, other);
  });
  const actions: Understanding['actions'] = [leading ?? first.actions[0], ...others];
  return { ...actions[0], actions };
}

/** Nothing to be done; what the grammar took it for is the alternative. */
function talkOf(first: Understanding): Understanding {
  const [leading] = first.actions;
  const reading: Reading = {
    ...leading,
    intent: 'none',
    slots: {},
    spans: [],
    doubts: [],
    alternatives: [proposalOf(leading)],
    sendAt: null,
    day: null,
    repeats: null,
  };
  return { ...reading, actions: [reading] };
}

type Asking = { readonly part: SecondPart; readonly own: Reading | null };

/** Where the second reader is sure of more things than the grammar saw, they are asked about as it has them. */
function severalOf(first: Understanding, asking: readonly Asking[], text: string): Understanding | null {
  if (asking.length <= first.actions.length) return null;
  const readings = asking.flatMap(({ part, own }) =>
    own !== null && isWhole(own) && part.likelihood(part.intent) >= sure ? [own] : [],
  );
  const [leading, ...others] = readings.map((one) => ({
    ...one,
    doubts: [{ kind: 'reading' as const, ...hullOf(one.spans, text) }],
  }));
  if (leading === undefined || readings.length < asking.length) return null;
  const reading = { ...leading, alternatives: [proposalOf(first.actions[0]), ...leading.alternatives] };
  return { ...reading, actions: [reading, ...others] };
}

function isSurer({ intent, likelihood, lead }: SecondPart, grammars: Reading): boolean {
  if (likelihood(intent) >= surer.likelihood && lead() >= surer.lead) return true;
  return grammars.confidence <= unsure.confidence && likelihood(intent) >= unsure.likelihood;
}

/**
 * The second reader's reading with what it lost and the grammar has: the day of a meeting or reminder, the end of a
 * meeting, and who stands in its title.
 */
function withWhatIsLost(other: Reading, reading: Reading): Reading {
  if (other.intent === 'reminder' && reading.intent === 'reminder')
    return isLaterDay(reading.slots.reminderTime, other.slots.reminderTime)
      ? { ...other, slots: { ...other.slots, reminderTime: reading.slots.reminderTime } }
      : other;
  if (other.intent !== 'create_event' || reading.intent !== 'create_event') return other;
  const { startTime, endTime } = reading.slots;
  const isOpen = endTime !== null && other.slots.endTime === null;
  const isSameHour = startTime?.slice(0, 13) === other.slots.startTime?.slice(0, 13);
  const isLost = isLaterDay(startTime, other.slots.startTime) || (isOpen && isSameHour);
  const times = isLost ? { startTime, endTime } : {};
  const title = withPeople(other.slots, reading.slots.title);
  return { ...other, slots: { ...other.slots, ...times, title } };
}

/** The same hour of a later day: no day was said in the words that the other reader took for the time. */
function isLaterDay(time: string | null, other: string | null): boolean {
  return time !== null && other !== null && time.slice(10) === other.slice(10) && time > other;
}

/** "Lunch" is "Lunch with Yossi & Dana" where the grammar's title goes on so. */
function withPeople(
  { title, attendees }: { readonly title: string | null; readonly attendees: readonly string[] | null },
  grammars: string | null,
): string | null {
  if (title === null || attendees === null || grammars?.startsWith(`${title} `) !== true) return title;
  const rest = grammars.slice(title.length);
  if (!/^ (?:with|w\/?|&|and|עם) ?/i.test(rest)) return title;
  const ends = attendees.map((name) => (rest.includes(name) ? rest.indexOf(name) + name.length : -1));
  return ends.includes(-1) ? title : title + rest.slice(0, Math.max(...ends));
}

/** The second reader's reading in front, and the grammar's as the first alternative. */
function instead(other: Reading, reading: Reading, { kind, start, end }: Doubt): Reading {
  return {
    ...other,
    doubts: [{ kind, start, end }],
    alternatives: [proposalOf(reading), ...other.alternatives],
  };
}

function doubtOf({ sameAction, differences }: Agreement, part: SecondPart, text: string): Doubt | null {
  const [difference] = differences;
  if (difference !== undefined) {
    const { slot, onlyFirst, onlySecond } = difference;
    const meant = hullOf(
      part.words.filter((word) => word.slot === slot),
      text,
    );
    const place = hullOf([...onlyFirst, ...onlySecond], text);
    const words = text.slice(meant.start, meant.end);
    return part.words.some((word) => word.slot === slot)
      ? { kind: 'reading', ...place, meant: words }
      : { kind: 'reading', ...place };
  }
  return sameAction ? null : { kind: 'reading', ...hullOf(part.words, text) };
}

function hullOf(
  places: readonly { readonly start: number; readonly end: number }[],
  text: string,
): { start: number; end: number } {
  if (places.length === 0) return { start: 0, end: text.length };
  return {
    start: Math.min(...places.map(({ start }) => start)),
    end: Math.max(...places.map(({ end }) => end)),
  };
}

function withDoubt(reading: Reading, doubt: Doubt, other: Reading | null): Reading {
  const alternatives: readonly Proposal[] = other === null ? [] : [proposalOf(other)];
  return {
    ...reading,
    doubts: [...reading.doubts, doubt].toSorted((a, b) => a.start - b.start),
    alternatives: [...alternatives, ...reading.alternatives],
  };
}
