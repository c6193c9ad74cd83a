import { hourMs } from '@crocodile-hub/core/time/units';
import type { Question, Span } from '@crocodile-hub/core/language/questions/question';
import { now } from './day.ts';
import type { Period } from './periods.ts';
import type { Slots } from './query.ts';
import type { Topic } from './topics.ts';

const asked: Readonly<Record<Slots['of'], Question['asks']>> = {
  mail: 'mail',
  agenda: 'agenda',
  'next meeting': 'meeting',
  'last meeting': 'meeting',
  'free then': 'free',
  'free hours': 'free',
  tasks: 'open',
  reminders: 'open',
  finished: 'done',
  contact: 'contact',
};

/** In what the product read another question than was asked; nothing where the sentence was understood. */
export function misreadings(slots: Slots, read: Question | null): readonly string[] {
  if (read === null) return ['no question'];
  if (read.asks !== asked[slots.of]) return [`asks ${read.asks}`];
  const over = 'over' in slots ? slots.over : null;
  const readOver = 'over' in read ? read.over : null;
  return [
    ...(isSameTime(over, readOver) ? [] : [`time ${timeOf(readOver)}`]),
    ...misreadName(slots, read),
    ...misreadFlags(slots, read),
  ];
}

/** What has passed of a time may be left out, and so may what is still to come of it. */
function isSameTime(over: Period | null, read: Span | null): boolean {
  if (over === null || read === null) return over === null && read === null;
  const isSameFrom =
    over.from === read.from ||
    (over.from <= now && read.from <= now && over.to > now && read.to > now && over.to === read.to);
  return isSameFrom && (over.to === read.to || (over.to >= now && read.to >= now));
}

const timeOf = (span: Span | null) =>
  span === null ? 'none' : `${new Date(span.from).toISOString()}–${new Date(span.to).toISOString()}`;

function misreadName(slots: Slots, read: Question): string[] {
  const said = 'who' in slots ? (slots.who?.said ?? null) : null;
  const name = nameIn(read);
  const isSame = said === null ? name === null : name?.toLowerCase().includes(said.toLowerCase()) === true;
  return isSame ? [] : [`name ${name ?? 'none'}`];
}

function nameIn(read: Question): string | null {
  if (read.asks === 'mail') return read.from ?? read.to;
  if (read.asks === 'meeting') return read.about;
  return read.asks === 'contact' ? read.who : null;
}

function misreadFlags(slots: Slots, read: Question): string[] {
  if (slots.of === 'mail' && read.asks === 'mail') {
    const { sent, unread, attachments, about, only } = read;
    return [
      ...(sent === (slots.way === 'out') ? [] : [`sent ${sent}`]),
      ...(unread === (slots.only === 'unread') ? [] : [`unread ${unread}`]),
      ...(attachments === (slots.only === 'files') ? [] : [`files ${attachments}`]),
      ...(isSameTopic(about, slots.topic) ? [] : [`about ${about}`]),
      ...(only === onlyOf(slots) ? [] : [`only ${only}`]),
    ];
  }
  if (slots.of === 'tasks' && read.asks === 'open')
    return [
      ...(read.what === 'tasks' ? [] : [`of ${read.what}`]),
      ...(read.late === slots.isLate ? [] : [`late ${read.late}`]),
      ...(isSameTopic(read.about, slots.topic) ? [] : [`about ${read.about}`]),
    ];
  if (slots.of === 'reminders' && read.asks === 'open')
    return read.what === 'reminders' && read.about === null ? [] : [`of ${read.what} about ${read.about}`];
  if (slots.of === 'free hours' && read.asks === 'free')
    return read.lengthMs === hourMs ? [] : [`length ${read.lengthMs}`];
  if (read.asks === 'meeting')
    return read.isPast === (slots.of === 'last meeting') ? [] : [`past ${read.isPast}`];
  return [];
}

function isSameTopic(about: string | null, topic: Topic | null): boolean {
  if (about === null || topic === null) return about === null && topic === null;
  return [topic.en, topic.he, `the ${topic.en}`, `ה${topic.he}`].includes(about.toLowerCase());
}

function onlyOf({ where, only }: Extract<Slots, { of: 'mail' }>): string | undefined {
  if (only === 'starred') return only;
  return where === 'mail' || where === 'everywhere' ? undefined : where;
}
