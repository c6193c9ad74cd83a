import type { DashboardData } from '@crocodile-hub/core/contract/services';
import { isHebrewLocale } from '@crocodile-hub/core/domain/locale';
import { isReminderTitle } from '@crocodile-hub/core/domain/reminder';
import { personTimeZone } from '@crocodile-hub/core/domain/time-zone';
import { dayMs } from '@crocodile-hub/core/time/units';
import type { Person } from '../../ports/accounts.ts';
import { isFailure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import { dayRange } from '../time/local-time.ts';

type ListPorts = Pick<Ports, 'workspace'>;

const sessionsListed = 50;
const noMessages = { en: 'No messages', he: 'אין הודעות' };

/** POST /api/smart-tasks/history. */
export async function taskHistory({ workspace }: ListPorts, { uid }: Person, limit: number) {
  const tasks = await workspace.recentTasks(uid, limit);
  return {
    success: true as const,
    history: tasks.map(({ id, originalCommand, status, actionType, actionSummary, timestamp }) => ({
      id,
      task: originalCommand,
      status,
      actionType,
      summary: actionSummary,
      timestamp: new Date(timestamp).toISOString(),
    })),
  };
}

/** POST /api/command-center/sessions: the newest, and how many there are, in `language` (`Accept-Language`). */
export async function sessionList({ workspace }: ListPorts, { uid }: Person, language: string | null) {
  const [sessions, counts] = await Promise.all([
    workspace.recentSessions(uid, sessionsListed),
    workspace.countSessions(uid),
  ]);
  return {
    success: true as const,
    sessions: sessions.map(({ id, title, status, messages, updatedAt }) => ({
      id,
      title,
      status: status === 'Pending' ? 'Waiting' : status,
      lastMessage: messages.at(-1)?.content ?? (isHebrewLocale(language) ? noMessages.he : noMessages.en),
      updatedAt: new Date(updatedAt).toISOString(),
    })),
    ...counts,
  };
}

type DashboardPorts = Pick<Ports, 'workspace' | 'inbox' | 'calendar' | 'clock' | 'log'>;

const noMail: DashboardData['emails'] = { new: 0, pending: 0, total: 0, important: 0 };
const noMeetings: DashboardData['meetings'] = { today: 0, upcoming: 0, total: 0 };

/** What the dashboard counts, now: the browser keeps it (rule limits.caches.1). What cannot be asked counts zero (rule errors.dashboard.1). */
export async function dashboard(ports: DashboardPorts, person: Person, timeZone: string | undefined) {
  const now = ports.clock.now();
  const [tasks, sessions, emails, meetings] = await Promise.all([
    ports.workspace.countTasks(person.uid),
    ports.workspace.countSessions(person.uid),
    orElse(ports, noMail, () => countMail(ports, person)),
    orElse(ports, noMeetings, () => countMeetings(ports, person, personTimeZone(timeZone))),
  ]);
  const computedAt = new Date(now).toISOString();
  return { success: true as const, computedAt, data: { tasks, sessions, emails, meetings } };
}

async function countMail({ inbox }: DashboardPorts, person: Person): Promise<DashboardData['emails']> {
  const [{ inbox: folder, drafts }, important] = await Promise.all([
    inbox.counts(person),
    inbox.list(person, {
      labelIds: ['INBOX', 'IMPORTANT', 'UNREAD'],
      q: null,
      maxResults: 1,
      pageToken: null,
      letters: 0,
    }),
  ]);
  return { new: folder.unread, pending: drafts.total, total: folder.total, important: important.total };
}

async function countMeetings(
  { calendar, clock }: DashboardPorts,
  person: Person,
  timeZone: string,
): Promise<DashboardData['meetings']> {
  const weekMs = 7 * dayMs;
  const today = dayRange(clock.now(), timeZone);
  const entries = await calendar.entries(person, { from: today.from, to: today.from + weekMs });
  const starts = entries.flatMap(({ title, when }) =>
    when.is === 'time' && when.start >= today.from && !isReminderTitle(title) ? [when.start] : [],
  );
  const isToday = (start: number) => start < today.to;
  return {
    today: starts.filter(isToday).length,
    upcoming: starts.filter((start) => !isToday(start)).length,
    total: starts.length,
  };
}

/** Nobody's mailbox counts zero until one is connected; a provider in trouble may answer the next poll. */
async function orElse<T>({ log }: DashboardPorts, fallback: T, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isFailure(error)) throw error;
    log.warn('dashboard.partial', { kind: error.kind });
    return fallback;
  }
}
