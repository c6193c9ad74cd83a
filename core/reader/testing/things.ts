import type { Thing } from '../changes/guess-change.ts';

/** The instant of a time in Jerusalem, in winter. */
function at(local: string): number {
  return Date.parse(`${local}:00+02:00`);
}

export function aTask(title: string, due: string | null = null): Thing {
  return { of: 'task', title, at: due === null ? null : at(due), names: [] };
}

export function aMeeting(title: string, start: string, ...names: string[]): Thing {
  return { of: 'meeting', title, at: at(start), names };
}

export function aReminder(title: string, rings: string): Thing {
  return { of: 'reminder', title, at: at(rings), names: [] };
}
