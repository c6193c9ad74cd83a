import type { SmartTaskDocument } from '@crocodile-hub/core/contract/documents';
import { createReminder } from '../usecases/reminders/create.ts';
import { anna, type anEngine } from './engine.ts';
import { noContacts } from './no-contacts.ts';
import { silentInbox } from './silent-inbox.ts';

const hourMs = 3_600_000;

/** A task that was noted. */
export function noted(title: string, payload: Record<string, unknown> = {}): SmartTaskDocument {
  return {
    originalCommand: `add a task: ${title}`,
    assistantEcho: `Note the task: ${title}`,
    status: 'Done',
    timestamp: 1_700_000_000_000,
    actionType: 'create_task',
    actionPayload: { title, ...payload },
    actionSummary: `✅ Task noted: ${title}`,
    payloadHash: 'a1',
  };
}

/** Puts meetings of an hour into the engine's calendar. */
export function meetsIn({ calendar }: Pick<ReturnType<typeof anEngine>, 'calendar'>) {
  return (id: string, title: string, start: number, attendees: string[] = []): void => {
    const end = start + hourMs;
    const rest = {
      description: '',
      location: '',
      days: null,
      timeZone: 'UTC',
      alerts: null,
      recurrence: null,
    };
    calendar.events.set(id, { id, title, start, end, attendees, ...rest });
  };
}

/** Sets Anna's reminders, in Israel's time. */
export function remindsIn(engine: ReturnType<typeof anEngine>) {
  return (id: string, task: string, dueAt: number, recurrence: string | null = null) =>
    createReminder(engine, anna, {
      id,
      task,
      dueAt,
      recurrence,
      notes: null,
      priority: 'medium',
      timeZone: 'Asia/Jerusalem',
    });
}

/** What a change asks: the engine, what Anna has open there, nobody known, and an inbox that says nothing. */
export function changePortsOf<E extends ReturnType<typeof anEngine>>(engine: E) {
  const workspace = {
    openReminders: () => Promise.resolve(engine.reminders.open(anna.uid)),
    rungReminders: () => Promise.resolve(engine.reminders.rung(anna.uid)),
    recentTasks: () => Promise.resolve([...engine.tasks.stored].map(([id, task]) => ({ ...task, id }))),
    notedTasks: () => Promise.resolve([]),
  };
  return { ...noContacts(), ...engine, inbox: silentInbox(), workspace };
}
