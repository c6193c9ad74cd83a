/** What the words of a time expression can mean, before anything is compared with the clock. */

import type { Weekday } from '../../time/calendar.ts';

export type PartOfDay = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night' | 'end-of-day';

export type Clock = {
  readonly hour: number;
  readonly minute: number;
  readonly meridiem: 'am' | 'pm' | null;
  /** Written so that it can only be a 24-hour time: 15:00, 08:30, 0:15. */
  readonly is24h: boolean;
  /** The hour that was named where minutes are taken off it: "quarter to seven" is of the morning as seven is. */
  readonly named?: number;
};

/** Months and days move the calendar, milliseconds move the instant: a day is not always 24 hours. */
export type Amount = { readonly months: number; readonly days: number; readonly ms: number };

export type Edge = 'week' | 'weekend' | 'month' | 'month-end' | 'year' | 'year-end';

export type DayRef =
  | { readonly by: 'offset'; readonly days: number }
  | {
      readonly by: 'weekday';
      readonly weekday: Weekday;
      readonly which: 'coming' | 'this' | 'next';
      /** Whole weeks on top: "Sunday in two weeks". */
      readonly weeks: number;
    }
  | { readonly by: 'date'; readonly day: number; readonly month: number | null; readonly year: number | null }
  /** A day of a month counted from this one. */
  | { readonly by: 'month-day'; readonly day: number; readonly monthsAhead: number }
  | { readonly by: 'edge'; readonly edge: Edge; readonly ahead: number };

export type Frequency = 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

export type Every = {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly weekdays: readonly Weekday[];
  /** Day of the month, -1 for the last one. */
  readonly monthDay: number | null;
};

export type Times = { readonly count: number; readonly days: number; readonly months: number };

export type Meaning =
  /** `last`: the end of several days, "from Sunday to Thursday". */
  | { readonly is: 'day'; readonly day: DayRef; readonly part?: PartOfDay; readonly last?: DayRef }
  | { readonly is: 'clock'; readonly clock: Clock }
  | { readonly is: 'part'; readonly part: PartOfDay }
  | { readonly is: 'ahead'; readonly amount: Amount }
  | { readonly is: 'length'; readonly amount: Amount }
  | { readonly is: 'every'; readonly every: Every; readonly part?: PartOfDay; readonly day?: DayRef }
  | { readonly is: 'range'; readonly start: Clock; readonly end: Clock }
  /** "10 minutes before": an offset to something that the rest of the text may or may not date. */
  | { readonly is: 'before'; readonly amount: Amount; readonly part?: PartOfDay | null }
  /** "for ten weeks", "5 times": how long a repetition goes on. */
  | { readonly is: 'times'; readonly count: number; readonly days: number; readonly months: number }
  | { readonly is: 'past' };

/** How a time word is tied to the rest. */
export type Lead = 'at' | 'on' | 'for' | 'from' | 'until' | 'before' | 'after' | 'of' | null;

export type Piece = {
  /** Token range, its preposition included. */
  readonly from: number;
  readonly to: number;
  readonly meaning: Meaning;
  readonly lead: Lead;
  /** Describes the next word ("weekly sync"): dates it, and stays with it. */
  readonly attributive: boolean;
};

/** What a rule finds; where it was tried is known to the caller. */
export type Found = { readonly to: number; readonly meaning: Meaning; readonly attributive?: boolean };

export type Place = {
  readonly lead: Lead;
  /** A time expression ends right before this place, so that a bare "5" can be an hour. */
  readonly afterTime: boolean;
};
