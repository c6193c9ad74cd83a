/** What somebody wants changed of a meeting in their calendar, a reminder that is still to ring, or a task. */
import type { Span } from '../questions/question.ts';
import type { CalendarDay } from '../../time/calendar.ts';
import type { Amount, PartOfDay } from '../time/pieces.ts';

/** Which one is meant. */
type Meant = {
  /** A name or a title; null when only a time says which. */
  readonly about: string | null;
  readonly over: Span | null;
  /** What the words call it; null when they give only its title: then it is a meeting, if one is found. */
  readonly kind: 'meeting' | 'reminder' | null;
};

/** Where it goes. What is not said stays as it is. */
export type Target = {
  readonly day: CalendarDay | null;
  readonly clock: { readonly hour: number; readonly minute: number } | null;
  /** "To 8", "Friday morning": the hour is the usual one, unless where it stands now tells a better one. */
  readonly loose?: 'half' | PartOfDay;
};

/** By how much it moves. */
export type Shift = { readonly by: Amount; readonly isEarlier: boolean };

/** What is to be done with it. */
export type Wish =
  | { readonly does: 'cancel' }
  | { readonly does: 'rename'; readonly title: string }
  | { readonly does: 'resize'; readonly length: Length }
  /** Takes a guest off. */
  | { readonly does: 'uninvite'; readonly who: string }
  /** Where it is to be. */
  | { readonly does: 'place'; readonly place: string }
  | TimeWanted
  | OpenTime
  /** Names as they were said, or addresses. */
  | { readonly does: 'invite'; readonly who: readonly string[] };

/** How long it is to be: so long, so much more or less, or until an hour. */
export type Length =
  | { readonly is: 'long'; readonly ms: number }
  | { readonly is: 'longer'; readonly ms: number }
  | { readonly is: 'shorter'; readonly ms: number }
  | { readonly is: 'until'; readonly clock: NonNullable<Target['clock']> };

/** What is to be done with a task. */
export type TaskWish =
  | { readonly does: 'finish' | 'reopen' | 'delete' }
  | { readonly does: 'rename'; readonly title: string }
  | { readonly does: 'reschedule'; readonly to: TimeWanted | OpenTime };

/** That it is to move is said, and to which time is not. */
export type OpenTime = { readonly does: 'ask-when' };

export type TimeWanted =
  { readonly does: 'move'; readonly to: Target } | { readonly does: 'shift'; readonly shift: Shift };

export type Change = { readonly meant: Meant } & Wish;
