/** The day that a question names, for answers that depend on it: "the weather on Monday". */
import { read } from '../sentence.ts';
import type { Context } from '../reading.ts';
import type { CalendarDay } from '../time/calendar.ts';
import { clockworkOf } from '../time/clockwork.ts';
import { findTimes } from '../time/find.ts';
import { resolve } from '../time/resolve.ts';
import { toWall } from '../time/zone.ts';

export type AskedDay = {
  /** As `2026-11-23`, on the person's calendar; null when no day is named, or it is not clear which. */
  readonly day: string | null;
  /** The words without the day. */
  readonly rest: string;
};

export function askedDay(text: string, context: Context): AskedDay {
  const { source, tokens } = read(text, withoutPossessive);
  const clockwork = clockworkOf(context);
  for (const expression of findTimes(tokens).all) {
    if (expression.isPast || expression.every !== null) continue;
    const moment = resolve(expression, clockwork);
    const day = moment.day ?? (moment.start === null ? null : toWall(moment.start, clockwork.zone));
    const from = tokens[expression.from]?.start;
    const to = tokens[expression.to - 1]?.end;
    if (day === null || from === undefined || to === undefined) continue;
    const before = text.slice(0, source.origin[from]);
    const rest = `${before}${text.slice(source.origin[to] ?? text.length)}`;
    return { day: written(day), rest };
  }
  return { day: null, rest: text };
}

/** "Monday's forecast" */
function withoutPossessive(word: string): readonly string[] {
  return word.endsWith("'s") ? [word.slice(0, -2)] : [];
}

function written({ year, month, day }: CalendarDay): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}
