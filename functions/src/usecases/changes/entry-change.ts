import type { Instant } from '@crocodile-hub/core/contract/time';
import { isMentioned } from '@crocodile-hub/core/domain/recipients';
import { isReminderTitle } from '@crocodile-hub/core/domain/reminder';
import type { TimeWanted, Wish } from '@crocodile-hub/core/language/changes/change';
import { picked, type Pick } from '@crocodile-hub/core/language/changes/read-pointed';
import type { Span } from '@crocodile-hub/core/language/questions/question';
import { today } from '@crocodile-hub/core/language/questions/when';
import { clockworkOf } from '@crocodile-hub/core/language/time/clockwork';
import { toInstant, zoneOf } from '@crocodile-hub/core/time/zone';
import {
  beginsAt,
  type ClockHour,
  type EntryNamed,
  type Place,
} from '@crocodile-hub/core/reader/changes/entry-named';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import { comingDays, entriesAbout, entriesOver, lineWithDay } from '../questions/agenda.ts';
import type { Asking } from '../questions/asking.ts';
import { type AskedChange, type ChangePorts, nothing, said, whichOne } from './asked.ts';
import { changeOfMeeting, daysAhead } from './meeting-change.ts';
import { remindersThere } from './reminder-change.ts';

/** What was answered since: which of several, and to when. */
export type Since = { pick?: Pick | null; when?: TimeWanted | undefined };

/** What the words may mean. */
type Entry = {
  title: string;
  start: Instant;
  end: Instant;
  line: string;
  changed: (wish: Wish) => Promise<AskedChange | null>;
};

/**
 * The change of what begins at an hour, or of the first, the last or the next meeting. Rule changes.meeting.3. Null where
 * the words name somebody or something besides, and nothing there bears it.
 */
export async function entryChange(
  ports: ChangePorts,
  asking: Asking,
  named: EntryNamed,
  { pick = null, when }: Since,
): Promise<AskedChange | null> {
  const { words, time, clock } = asking;
  const { change } = named;
  if (when !== undefined && change.does !== 'ask-when') return null;
  const over = overOf(named, asking);
  const read = await meetingsOf(ports, asking, over, change.meant.about);
  if (read.is === 'not-read') return said(read.why);
  const found =
    named.by === 'place'
      ? atPlace(read.value, named.place, clock.now)
      : await beginningAt(ports, asking, { hours: named.hours, over, about: change.meant.about }, read.value);
  const ahead = found.filter(({ end }) => end > clock.now);
  const [only, ...others] = pick === null ? ahead : picked(ahead, pick);
  const changed = (one: Entry) => one.changed(when ?? change);
  if (only !== undefined && others.length === 0) return changed(only);
  if (only !== undefined)
    return whichOne(
      ahead.map((one) => ({ line: one.line, proposed: () => changed(one) })),
      words,
    );
  const past = found.at(-1);
  if (past !== undefined) return said(words.isOver(shownOutside(past.title), time.moment(past.start)));
  return pick !== null || change.meant.about !== null ? null : nothing(noneOf(named, over, asking));
}

/** Of today where no day is said. The next one, or one with somebody, is of all that come. */
function overOf(named: EntryNamed, { clock, time }: Asking): Span {
  const { about, over } = named.change.meant;
  const isOfAll = named.by === 'place' && (named.place === 'next' || about !== null);
  return over ?? (isOfAll ? comingDays(time, daysAhead) : today(clockworkOf(clock.context)));
}

/** Those with hours that begin in that time, the first of them first. */
async function meetingsOf(ports: ChangePorts, asking: Asking, over: Span, about: string | null) {
  const read = await entriesOver(ports, asking, over);
  if (read.is === 'not-read') return read;
  const meetings = read.value.filter(({ title }) => !isReminderTitle(title));
  const value = entriesAbout(meetings, about).flatMap((entry): Entry[] => {
    const { id, title, when } = entry;
    if (when.is !== 'time') return [];
    if (when.start < over.from || when.start >= over.to) return [];
    const changed = (wish: Wish) => changeOfMeeting(ports, asking, wish, id);
    const shown = title.trim() === '' ? asking.words.noTitle : title;
    return [{ title: shown, start: when.start, end: when.end, line: lineWithDay(entry, asking), changed }];
  });
  return { is: 'read' as const, value: value.toSorted((a, b) => a.start - b.start) };
}

/** All that begin together are at one place. */
function atPlace(entries: readonly Entry[], place: Place, now: Instant): readonly Entry[] {
  const coming = place === 'next' ? entries.filter(({ start }) => start > now) : entries;
  const [one] = picked(coming, place === 'next' ? 0 : place);
  return one === undefined ? [] : coming.filter(({ start }) => start === one.start);
}

type AtHour = { hours: readonly ClockHour[]; over: Span; about: string | null };

/** Where no meeting begins then, what rings is meant. */
async function beginningAt(
  ports: ChangePorts,
  asking: Asking,
  { hours, over, about }: AtHour,
  meetings: readonly Entry[],
): Promise<readonly Entry[]> {
  const zone = zoneOf(asking.clock.timeZone, '');
  const beginsThen = ({ start }: Entry) => beginsAt(start, hours, zone);
  const found = meetings.filter(beginsThen);
  if (found.length > 0) return found;
  const reminders = await remindersThere(ports, asking);
  return reminders
    .flatMap(({ title, at, line, proposed }): Entry[] => {
      const isThen = at !== null && at >= over.from && at < over.to;
      if (!isThen || (about !== null && !isMentioned(about, title))) return [];
      return [{ title, start: at, end: at, line, changed: (wish) => proposed({ of: 'reminder', wish }) }];
    })
    .filter(beginsThen);
}

function noneOf(named: EntryNamed, over: Span, { words, time, clock }: Asking): string {
  const days = time.span({ ...over, isHours: false });
  if (named.by === 'hour') {
    const [hour] = named.hours;
    const zone = zoneOf(clock.timeZone, '');
    return words.nothingAt(time.clock(toInstant({ ...over.first, ...hour, second: 0 }, zone)), days);
  }
  const isOfAll = named.change.meant.over === null && named.place === 'next';
  return words.noMeetingThen(isOfAll ? words.fromNowTo(time.day(over.last)) : days);
}
