import { dayMs } from '@crocodile-hub/core/time/units';
import { at, now, shifted, today } from './day.ts';
import type { Draw } from './draw.ts';
import { topics, type Topic } from './topics.ts';

export type RawTask = {
  readonly id: string;
  readonly title: string;
  readonly topic: Topic | null;
  readonly notedAt: number;
  readonly due: number | null;
  readonly finishedAt: number | null;
};

/** Something else that the assistant did. */
export type RawDeed = { readonly id: string; readonly at: number; readonly summary: string };

export type RawReminder = {
  readonly id: string;
  readonly title: string;
  readonly due: number;
  readonly isPending: boolean;
};

const taskCount = 200;
const openCount = 80;
const deedCount = 150;
const pendingCount = 120;
const rungCount = 60;
const twoYearsMs = 2 * 365 * dayMs;

const work: readonly ((topic: Topic) => string)[] = [
  ({ en }) => `Check the ${en}`,
  ({ en }) => `Finish the ${en}`,
  ({ he }) => `לבדוק את ה${he}`,
  ({ he }) => `לסגור את ה${he}`,
];
const chores = [
  'Water the plants',
  'Buy milk',
  'Call grandma',
  'לקנות לחם',
  'להתקשר לסבתא',
  'לנקות את החלונות',
];

/** Tasks that were noted, the newest first. */
export function someTasks(draw: Draw): readonly RawTask[] {
  const tasks = Array.from({ length: taskCount }, (_, index): RawTask => {
    const topic = draw.is(0.75) ? draw.pick(topics) : null;
    const title = topic === null ? draw.pick(chores) : draw.pick(work)(topic);
    const id = `task-${index}`;
    const notedAt = Math.floor(now - draw.number() * twoYearsMs);
    if (index >= openCount) {
      const finishedAt = Math.floor(notedAt + draw.number() * Math.min(30 * dayMs, now - notedAt));
      return { id, title, topic, notedAt, due: null, finishedAt };
    }
    return { id, title, topic, notedAt, due: dueOf(draw), finishedAt: null };
  });
  return tasks.toSorted((one, other) => other.notedAt - one.notedAt);
}

/** Some are late, most are due soon, and some have no time. */
function dueOf(draw: Draw): number | null {
  if (draw.is(0.3)) return null;
  const day = shifted(today, draw.is(0.25) ? -1 - draw.below(60) : draw.below(45));
  return at(day, 8 * 60 + 15 * draw.below(48));
}

export function someDeeds(draw: Draw): readonly RawDeed[] {
  return Array.from({ length: deedCount }, (_, index) => ({
    id: `deed-${index}`,
    at: Math.floor(now - draw.number() * twoYearsMs),
    summary: `Email sent to somebody (${index})`,
  }));
}

/** Those that will ring within four months, and some that rang; the soonest first. */
export function someReminders(draw: Draw): readonly RawReminder[] {
  const pending = Array.from({ length: pendingCount }, (_, index) => index);
  const reminders = [
    ...pending,
    ...Array.from({ length: rungCount }, (_, index) => pendingCount + index),
  ].map((index): RawReminder => {
    const isPending = index < pendingCount;
    const day = shifted(today, isPending ? 1 + draw.below(120) : -1 - draw.below(300));
    const title = draw.is(0.6) ? draw.pick(work)(draw.pick(topics)) : draw.pick(chores);
    return { id: `reminder-${index}`, title, due: at(day, 7 * 60 + draw.below(800)), isPending };
  });
  return reminders.toSorted((one, other) => one.due - other.due);
}
