import { minuteMs } from '@crocodile-hub/core/time/units';
import type { Account } from './account.ts';
import { at, now } from './day.ts';
import type { RawEntry } from './entries.ts';
import type { RawMail, RawMessage } from './mails.ts';
import type { Acquaintance } from './people.ts';
import type { Period } from './periods.ts';
import type { Named, Slots } from './query.ts';
import type { Topic } from './topics.ts';

/** What a query must be answered with. */
export type Wanted =
  /** All of them in their order; an answer shows `most` of these. */
  | { readonly is: 'things'; readonly ids: readonly string[]; readonly most: number }
  /** The first of them, whatever else an answer shows. */
  | { readonly is: 'first'; readonly ids: readonly string[] }
  /** What stands in the way of a time, by its titles; free without any. */
  | { readonly is: 'clashes'; readonly titles: readonly string[] }
  | { readonly is: 'gaps'; readonly gaps: readonly string[] }
  /** Each of these is in the text. */
  | { readonly is: 'said'; readonly texts: readonly string[] };

type Of<Name extends Slots['of']> = Extract<Slots, { of: Name }>;

const mostMails = 8;
const all = Number.POSITIVE_INFINITY;
const hourMinutes = 60;
const workday = { from: 9 * hourMinutes, to: 18 * hourMinutes };

/** Walks everything that the account has. */
export function evaluate(account: Account, slots: Slots): Wanted {
  switch (slots.of) {
    case 'mail':
      return { is: 'things', ids: written(account, slots), most: mostMails };
    case 'agenda':
      return { is: 'things', ids: idsOf(account.entries.filter((one) => lies(one, slots.over))), most: all };
    case 'next meeting':
      return { is: 'first', ids: idsOf(meetingsWith(account, slots.who).filter(({ start }) => start > now)) };
    case 'last meeting': {
      const been = meetingsWith(account, slots.who).filter(({ end }) => end <= now);
      return { is: 'first', ids: idsOf(been).toReversed() };
    }
    case 'free then':
      return { is: 'clashes', titles: busyIn(account, slots.over).map(({ title }) => title) };
    case 'free hours':
      return { is: 'gaps', gaps: freeHours(account, slots.over) };
    case 'tasks':
      return { is: 'things', ids: openTasks(account, slots), most: all };
    case 'reminders': {
      const pending = account.reminders.filter(({ isPending, due }) => isPending && isIn(slots.over, due));
      return { is: 'things', ids: idsOf(pending), most: all };
    }
    case 'finished': {
      const done = account.tasks.filter(
        ({ finishedAt }) => finishedAt !== null && isIn(slots.over, finishedAt),
      );
      return { is: 'said', texts: [...new Set(done.map(({ title }) => title))] };
    }
    case 'contact':
      return { is: 'said', texts: reachesOf(slots) };
    default:
      return slots satisfies never;
  }
}

const idsOf = (things: readonly { id: string }[]) => things.map(({ id }) => id);

const isIn = (over: Period | null, instant: number) =>
  over === null || (instant >= over.from && instant < over.to);

function written({ mails, messages }: Account, slots: Of<'mail'>): string[] {
  const { where } = slots;
  const isOfMail = where === 'mail' || where === 'everywhere';
  const found = [
    ...(isOfMail ? mails.filter((mail) => isMailMeant(mail, slots)) : []),
    ...(where === 'mail' ? [] : messages.filter((message) => isMessageMeant(message, slots))),
  ];
  return idsOf(found.toSorted((one, other) => other.at - one.at));
}

/** Drafts, spam and the trash are asked for by their names alone. */
function isMailMeant(mail: RawMail, { way, who, topic, over, only }: Of<'mail'>): boolean {
  const { folder, people, brand, files, isUnread, isStarred } = mail;
  const isSent = folder === 'sent';
  if (!isSent && folder !== 'inbox' && folder !== 'archive') return false;
  const isTheirs = who === null || (brand === null ? isOne(who, people) : brand === who.brand);
  const hasIt =
    only === null ||
    (only === 'unread' && isUnread) ||
    (only === 'files' && files.length > 0) ||
    (only === 'starred' && isStarred);
  return isWay(way, isSent) && isTheirs && isAbout(mail.topic, topic) && isIn(over, mail.at) && hasIt;
}

function isMessageMeant(message: RawMessage, { where, way, who, topic, over, only }: Of<'mail'>): boolean {
  const { channel, isSent, isUnread } = message;
  const people = message.who === null ? [] : [message.who];
  return (
    (where === 'everywhere' || where === channel) &&
    isWay(way, isSent) &&
    (who === null || isOne(who, people)) &&
    isAbout(message.topic, topic) &&
    isIn(over, message.at) &&
    (only !== 'unread' || isUnread)
  );
}

const isWay = (way: Of<'mail'>['way'], isSent: boolean) => way === 'both' || (way === 'out') === isSent;
const isOne = (who: Named, people: readonly Acquaintance[]) => people.some((one) => who.people.includes(one));
const isAbout = (topic: Topic | null, wanted: Topic | null) => wanted === null || topic === wanted;

function lies({ kind, first, last, start, end }: RawEntry, over: Period): boolean {
  if (kind === 'birthday' || kind === 'days') return first <= over.last && last >= over.first;
  return start < over.to && end > over.from;
}

function meetingsWith({ entries }: Account, who: Named | null): RawEntry[] {
  return entries.filter(({ kind, people }) => kind === 'meeting' && (who === null || isOne(who, people)));
}

/** What is noted to oneself takes no time. */
function busyIn({ entries }: Account, { from, to }: Pick<Period, 'from' | 'to'>): RawEntry[] {
  return entries.filter(
    ({ kind, isBusy, start, end }) => kind !== 'reminder' && isBusy && start < to && end > from,
  );
}

/** Each stretch of an hour or more between nine and six, as "09:00–10:30". */
function freeHours(account: Account, { first }: Period): string[] {
  const busy = busyIn(account, { from: at(first, workday.from), to: at(first, workday.to) });
  const minutes = Array.from({ length: workday.to - workday.from }, (_, index) => workday.from + index);
  const free = minutes.filter((minute) => {
    const instant = at(first, minute);
    return !busy.some(({ start, end }) => start < instant + minuteMs && end > instant);
  });
  const begins = free.filter((minute) => !free.includes(minute - 1));
  const ends = free.filter((minute) => !free.includes(minute + 1)).map((minute) => minute + 1);
  return begins.flatMap((from, index) => {
    const to = ends[index] ?? from;
    return to - from >= hourMinutes ? [`${clock(from)}–${clock(to)}`] : [];
  });
}

function clock(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / hourMinutes))}:${two(minutes % hourMinutes)}`;
}

function openTasks({ tasks }: Account, { over, topic, isLate }: Of<'tasks'>): string[] {
  const open = tasks.filter(
    ({ finishedAt, due, topic: of }) =>
      finishedAt === null &&
      isAbout(of, topic) &&
      (over === null || (due !== null && isIn(over, due))) &&
      (!isLate || (due !== null && due < now)),
  );
  return idsOf(open);
}

function reachesOf({ who, wants }: Of<'contact'>): string[] {
  return who.people.flatMap(({ address, parties: { whatsapp } }) => {
    if (wants === 'email') return [address];
    return whatsapp === undefined ? [] : [whatsapp];
  });
}
