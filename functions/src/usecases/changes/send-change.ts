import type { SmartTaskDocument } from '@crocodile-hub/core/contract/documents';
import type { Contact } from '@crocodile-hub/core/contract/contacts';
import { cut } from '@crocodile-hub/core/domain/cut';
import { plainLine } from '@crocodile-hub/core/domain/text-marks';
import type { Target, TimeWanted } from '@crocodile-hub/core/language/changes/change';
import { picked, type Pick } from '@crocodile-hub/core/language/changes/read-pointed';
import { readSendChange, type SendWish } from '@crocodile-hub/core/reader/changes/send-change';
import { speaksOf } from '@crocodile-hub/core/reader/topics/same-things';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import { sameDate } from '@crocodile-hub/core/time/calendar';
import { toWall, zoneOf } from '@crocodile-hub/core/time/zone';
import { contactsOf } from '../contacts/contacts.ts';
import type { Asking } from '../questions/asking.ts';
import { localIso } from '../time/local-time.ts';
import { tasksRead } from '../workspace/noted-task.ts';
import {
  type AskedChange,
  type ChangePorts,
  hourLater,
  nothing,
  proposal,
  said,
  toWhen,
  type There,
  whichOne,
} from './asked.ts';
import { movedTo } from './moved-to.ts';

type Send = { readonly id: string; readonly at: number; readonly title: string; readonly text: string };
export type SendSince = { pick?: Pick | null; when?: TimeWanted | undefined };

const longestTitle = 160;

/**
 * What leaves by itself later is not sent, or at another time. Rule changes.sends.1. Null where nothing that is
 * scheduled is meant, unless the words say that it is scheduled.
 */
export async function sendChange(
  ports: ChangePorts,
  asking: Asking,
  command: string,
  { pick = null, when }: SendSince = {},
): Promise<AskedChange | null> {
  const { clock, words } = asking;
  const read = readSendChange(command, clock.context);
  if (read === null) return null;
  const { about, at, isNamed } = read;
  const there = await scheduledSends(ports, asking, about.join(' '));
  const found = thoseAt(meantBy(there, about, isNamed), at, clock.timeZone);
  const [only, ...others] = pick === null ? found : picked(found, pick);
  if (only === undefined) return isNamed && pick === null ? nothing(words.noneHeld.scheduled) : null;
  const wish = read.wish.does === 'ask-when' && when !== undefined ? when : read.wish;
  if (others.length === 0) return proposalOf(ports, asking, wish, only);
  const lines = found.map((one) => ({
    line: lineOf(asking, one),
    proposed: () => Promise.resolve(proposalOf(ports, asking, wish, one)),
  }));
  return whichOne(lines, words);
}

/** What leaves by itself later, the next first. `said`: the words that may name whom it goes to. */
async function scheduledSends(
  ports: ChangePorts,
  { person, clock }: Asking,
  said: string,
): Promise<readonly Send[]> {
  const tasks = await ports.workspace.recentTasks(person.uid, tasksRead);
  const scheduled = tasks.filter(
    (task) => task.runAt !== undefined && task.runAt > clock.now && isSend(task),
  );
  const contacts = scheduled.length === 0 ? [] : await contactsOf(ports, person, said);
  return scheduled.map((task) => sendOf(task, contacts)).toSorted((a, b) => a.at - b.at);
}

/** The same as what a sentence may mean. */
export async function sendsThere(ports: ChangePorts, asking: Asking, command: string): Promise<There[]> {
  const sends = await scheduledSends(ports, asking, command);
  return sends.map((one) => ({
    of: 'send',
    id: one.id,
    title: one.title,
    names: one.text.split('\n'),
    at: one.at,
    line: lineOf(asking, one),
    series: null,
    proposed: (wanted) =>
      Promise.resolve(wanted.of === 'send' ? proposalOf(ports, asking, wanted.wish, one) : null),
  }));
}

function lineOf({ words, time }: Asking, { at, title }: Send): string {
  return `- **${words.leavesAt(time.moment(at))}** ${shownOutside(title)}`;
}

function isSend({ status, actionType, undoUntil }: SmartTaskDocument): boolean {
  return status === 'Pending' && actionType.startsWith('send_') && undoUntil === undefined;
}

function sendOf(task: SmartTaskDocument & { id: string }, contacts: readonly Contact[]): Send {
  const { id, actionPayload, runAt = 0, originalCommand } = task;
  const text = (name: string) => {
    const value = actionPayload?.[name];
    if (Array.isArray(value)) return value.join(', ');
    return typeof value === 'string' ? value : '';
  };
  const to = text('to');
  const isTo = ({ email, phone }: Contact) =>
    [email, phone].some((one) => one != null && one !== '' && to.toLowerCase().includes(one.toLowerCase()));
  const names = contacts.filter(isTo).map(({ name }) => name);
  const content = plainLine(text('subject') || text('message') || text('body'));
  const title = cut(content, longestTitle);
  return {
    id,
    at: runAt,
    title: title === '' ? to : `${title} (${to})`,
    text: [to, ...names, content, text('body'), originalCommand].join('\n'),
  };
}

/** Those of which most words speak; all, where the words say no more than that they are scheduled. */
function meantBy(there: readonly Send[], about: readonly string[], isNamed: boolean): readonly Send[] {
  if (about.length === 0) return isNamed ? there : [];
  const counts = there.map(({ text }) => about.filter((word) => isIn(word, text)).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? [] : there.filter((_, index) => counts[index] === most);
}

function isIn(word: string, text: string): boolean {
  const bare = word.replace(/^[לוהבשכ](?:-|(?=[א-ת]{2}))/, '').replace(/['’]s$/, '');
  return [word, bare].some((one) => one.length > 1 && speaksOf(one, text));
}

/** Those that leave then, where some do. */
function thoseAt(found: readonly Send[], at: Target | null, timeZone: string): readonly Send[] {
  if (at === null) return found;
  const zone = zoneOf(timeZone, '');
  const then = found.filter((one) => {
    const wall = toWall(one.at, zone);
    const isDay = at.day === null || sameDate(at.day, wall);
    return isDay && (at.clock === null || (at.clock.hour === wall.hour && at.clock.minute === wall.minute));
  });
  return then.length > 0 ? then : found;
}

function proposalOf(ports: ChangePorts, asking: Asking, wish: SendWish, one: Send): AskedChange {
  const { words, clock, time } = asking;
  const { id: taskId, title, at } = one;
  const proposed = (more: { does: 'cancel' | 'move'; newDue?: string }) =>
    proposal(
      ports.actions,
      'change_task',
      { ...more, taskId, title, due: localIso(at, clock.timeZone) },
      clock,
    );
  if (wish.does === 'cancel') return proposed({ does: 'cancel' });
  if (wish.does === 'ask-when')
    return toWhen(asking, { title, at }, hourLater, (to) => proposalOf(ports, asking, to, one));
  const to = movedTo(at, wish, clock.timeZone);
  if (to === at) return said(words.isDueThen(shownOutside(title), time.moment(to)));
  if (to <= clock.now) return said(words.timeIsPast(time.moment(to)));
  return proposed({ does: 'move', newDue: localIso(to, clock.timeZone) });
}
