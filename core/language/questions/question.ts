/** What somebody asks about their own things, as the answer looks it up. */
import type { CalendarDay } from '../time/calendar.ts';

/** A time that a question is about: whole days, or hours of one. Instants are half-open. */
export type Span = {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly from: number;
  readonly to: number;
  readonly isHours: boolean;
};

export type Question =
  /** What stands in the calendar. `pick`: of it only the first or the last. */
  | { readonly asks: 'agenda'; readonly over: Span; readonly pick: 'first' | 'last' | null }
  /** The day at a glance: calendar, reminders, tasks, who waits, what is unread. */
  | { readonly asks: 'brief'; readonly over: Span }
  /** The next meeting, or those with somebody or about something; without a time those to come. */
  | { readonly asks: 'meeting'; readonly about: string | null; readonly over: Span | null }
  /** Whether the time is free; with a length or `finds`, when it is. */
  | {
      readonly asks: 'free';
      readonly over: Span;
      readonly lengthMs: number | null;
      readonly finds: boolean;
    }
  | {
      readonly asks: 'mail';
      readonly from: string | null;
      readonly to: string | null;
      readonly unread: boolean;
      readonly attachments: boolean;
      readonly over: Span | null;
    }
  | { readonly asks: 'waiting' }
  | { readonly asks: 'open'; readonly what: 'reminders' | 'tasks' | 'both'; readonly over: Span | null }
  | { readonly asks: 'done'; readonly over: Span }
  | { readonly asks: 'contact'; readonly who: string; readonly wants: 'email' | 'phone' | 'any' }
  | { readonly asks: 'time'; readonly city: string }
  | { readonly asks: 'sum'; readonly sum: string; readonly result: number };
