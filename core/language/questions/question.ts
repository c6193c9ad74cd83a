/** What somebody asks about their own things, as the answer looks it up. */
import type { Instant } from '../../contract/time.ts';
import type { CalendarDay } from '../../time/calendar.ts';
import type { MailFilter } from './mail-filters.ts';

/** A time that a question is about: whole days, or hours of one. Instants are half-open. */
export type Span = {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly from: number;
  readonly to: number;
  readonly isHours: boolean;
};

/** Whether somebody may be called then, or is at work. */
export type WhetherThen = 'calling' | 'office';

export type Question =
  /** What stands in the calendar. `pick`: of it only the first or the last. */
  | {
      readonly asks: 'agenda';
      readonly over: Span;
      readonly pick: 'first' | 'last' | null;
      /** What is left out, as it is known already. */
      readonly but?: string;
      /** From the end of an entry, and to the beginning of one. */
      readonly after?: string;
      readonly before?: string;
      /** What all of it is looked at for, in the place of a list. */
      readonly looks?: 'clashes' | 'busiest' | 'emptiest' | 'hours';
      /** Of what clashes only with this entry. */
      readonly about?: string;
    }
  /** The day at a glance: calendar, reminders, tasks, who waits, what is unread. */
  | { readonly asks: 'brief'; readonly over: Span }
  /** The next meeting, or those with somebody or about something; without a time those to come. */
  | {
      readonly asks: 'meeting';
      readonly about: string | null;
      readonly over: Span | null;
      /** What of it; null: all that is known. */
      readonly wants: 'until' | 'days' | 'where' | 'who' | 'length' | null;
      /** The last one that was, and not the next. */
      readonly isPast: boolean;
    }
  /** When the person travels, to a place or anywhere, or how many days there are to it. */
  | { readonly asks: 'trip'; readonly place: string | null; readonly wants: 'days' | null }
  /** Whether the time is free; with a length or `finds`, when it is. */
  | {
      readonly asks: 'free';
      readonly over: Span;
      readonly lengthMs: number | null;
      readonly finds: boolean;
      /** Of what is free the longest alone. */
      readonly longest?: true;
      /** From the end of an entry, and to the beginning of one. */
      readonly after?: string;
      readonly before?: string;
      /** On which days this part of them is free. */
      readonly daily?: 'morning' | 'afternoon' | 'evening' | 'day';
    }
  | {
      readonly asks: 'mail';
      readonly from: string | null;
      readonly to: string | null;
      readonly about: string | null;
      /** What the person sent themselves. */
      readonly sent: boolean;
      /** What came alone, and nothing that the person wrote. */
      readonly received?: true;
      readonly unread: boolean;
      readonly attachments: boolean;
      readonly over: Span | null;
      /** Those of one channel alone, with a star, or in spam; without it all mail and messages. */
      readonly only?: MailFilter;
      /** Whose are left out. */
      readonly but?: string;
      /** Of those the one alone. */
      readonly pick?: 'oldest' | 'newest';
      /** How many there are, before them. */
      readonly tells?: 'count';
    }
  /** Actions of the assistant that failed, wait for a yes, or leave by themselves. */
  | {
      readonly asks: 'actions';
      readonly wants: 'failed' | 'waiting' | 'scheduled';
      readonly over: Span | null;
      readonly about: string | null;
    }
  /** Mail that is still being written. */
  | { readonly asks: 'drafts'; readonly to: string | null }
  /** Who waits for an answer; of them one alone, or those who sent a file. */
  | {
      readonly asks: 'waiting';
      readonly from?: string;
      readonly attachments?: true;
      readonly tells?: 'count';
    }
  /** Who has not answered. */
  | { readonly asks: 'awaiting'; readonly over: Span | null; readonly tells?: 'count' }
  | {
      readonly asks: 'open';
      readonly what: 'reminders' | 'tasks' | 'both';
      readonly over: Span | null;
      readonly about: string | null;
      /** Those alone whose time has passed. */
      readonly late: boolean;
      /** Those that are not to come any more, of which nothing is known here. */
      readonly gone?: true;
      /** The next alone, or how many there are. */
      readonly tells?: 'next' | 'count';
    }
  | { readonly asks: 'done'; readonly over: Span; readonly about: string | null }
  | { readonly asks: 'contact'; readonly who: string; readonly wants: 'email' | 'phone' | 'any' }
  /** When somebody's birthday is, or whose it is; without a time in the year ahead. */
  | {
      readonly asks: 'birthday';
      readonly who: string | null;
      readonly over: Span | null;
      readonly wants: 'age' | null;
    }
  | {
      readonly asks: 'weather';
      readonly place: string | null;
      readonly over: Span | null;
      readonly wants:
        'rain' | 'rain-hours' | 'clothes' | 'degrees' | 'sunrise' | 'sunset' | 'nightfall' | null;
      /** A second place, to compare it with. */
      readonly versus?: string;
      /** What may stand in the calendar and tell the time: a run, a trip. */
      readonly entry?: string;
    }
  /** Null is here. `whether`: what is asked of the hour there. */
  | { readonly asks: 'time'; readonly city: string | null; readonly whether?: WhetherThen }
  /** How far apart the clocks of two places are; null is here. */
  | { readonly asks: 'time-difference'; readonly city: string; readonly other: string | null }
  /** What the clock shows in one place when it shows this in another; null is here. */
  | {
      readonly asks: 'time-there';
      readonly hour: number;
      readonly minute: number;
      readonly city: string | null;
      readonly other: string | null;
      readonly whether?: WhetherThen;
    }
  /** How long it is to an hour. */
  | { readonly asks: 'time-until'; readonly at: Instant }
  | {
      readonly asks: 'date';
      readonly day: CalendarDay;
      readonly wants: 'until' | 'weekday' | 'workdays' | 'hebrew';
    }
  /** Money in that of another country. */
  | { readonly asks: 'exchange' }
  /** `unit`: what the result is counted in. */
  | { readonly asks: 'sum'; readonly sum: string; readonly result: number; readonly unit: string | null };
