import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import type { ResolvedRecipient } from '@crocodile-hub/core/contract/contacts';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { TimeWanted } from '@crocodile-hub/core/language/changes/change';
import type { Amount } from '@crocodile-hub/core/language/time/pieces';
import type { Thing } from '@crocodile-hub/core/reader/changes/guess-change';
import type { Wanted } from '@crocodile-hub/core/reader/changes/wanted';
import { shownOutside, withoutMarkdown } from '@crocodile-hub/core/text/markdown';
import { hourMs } from '@crocodile-hub/core/time/units';
import type { Calendar } from '../../ports/calendar.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ContactPorts } from '../contacts/contacts.ts';
import type { View } from '../actions/action.ts';
import type { Actions } from '../actions/registry.ts';
import type { PersonClock } from '../time/person-clock.ts';
import type { Asking, Source } from '../questions/asking.ts';
import type { QuestionWords } from '../questions/words.ts';

export type ChangePorts = Omit<ContactPorts, 'calendar'> &
  Pick<Ports, 'invitations'> & {
    calendar: Pick<Calendar, 'entries' | 'find' | 'guests' | 'invited' | 'ping'>;
    inbox: Pick<Ports['inbox'], 'list' | 'get' | 'calendarText'>;
    workspace: Pick<Ports['workspace'], 'openReminders' | 'rungReminders' | 'recentTasks' | 'notedTasks'>;
    actions: Actions;
  };

type ChangeType =
  | 'update_event'
  | 'cancel_event'
  | 'update_reminder'
  | 'cancel_reminder'
  | 'sort_mail'
  | 'snooze_mail'
  | 'unsubscribe'
  | 'change_task'
  | 'invite_to_event'
  | 'rsvp_event'
  | 'send_email';

/** A change to confirm, or the reason why there is none, in Markdown. */
export type AskedChange =
  | {
      is: 'proposal';
      actionType: ChangeType & ActionType;
      payload: Record<string, unknown>;
      payloadHash: string;
      summary: string;
      /** Whom the names in it mean; what is in doubt is chosen on the card. */
      resolved?: readonly ResolvedRecipient[];
      /** What is asked for beside it, each with a card of its own. */
      also?: readonly AlsoAsked[];
    }
  | {
      is: 'said';
      text: string;
      /** What the choices are of: the first four of those that the text lists, or times to move to. */
      asks: 'which' | 'when' | null;
      choices: readonly Choice[];
      /** Nothing that is there is meant, as far as one way of reading the words goes. */
      isNone?: true;
      /** Screens where it is done. */
      sources?: readonly Source[];
    };

export type AlsoAsked = Pick<
  Extract<AskedChange, { is: 'proposal' }>,
  'payload' | 'payloadHash' | 'summary' | 'resolved'
> & { actionType: ChangeType | 'create_event' };

export type Choice = {
  label: string;
  /** Chooses it when said next. */
  message: string;
  /** The change of this one. */
  proposed: () => Promise<AskedChange | null>;
};

/** Something that a sentence may mean, with its line in a list, and the change of it. */
export type There = Thing & {
  readonly id: string;
  /** Of a reminder that stands in the calendar too, its entry there. */
  readonly entryId?: string | null;
  readonly line: string;
  /** The same for all times of a meeting that repeats, and all mails of a thread; null for one that is alone. */
  readonly series: string | null;
  readonly proposed: (wanted: Wanted) => Promise<AskedChange | null>;
  /** One card for several of them; where there is none, each has its own. */
  readonly together?: (all: readonly There[], wanted: Wanted) => AskedChange | null;
};

const mostLines = 8;

/** Cards of one sentence. */
export const mostAtOnce = 10;

export function said(text: string): AskedChange {
  return { is: 'said', text, asks: null, choices: [] };
}

export function nothing(text: string): AskedChange {
  return { is: 'said', text, asks: null, choices: [], isNone: true };
}

export function proposal(
  actions: Actions,
  actionType: ChangeType,
  payload: Record<string, unknown>,
  view: PersonClock & Pick<View, 'nameOf'>,
): Extract<AskedChange, { is: 'proposal' }> {
  return {
    is: 'proposal',
    actionType,
    payload,
    payloadHash: payloadHash(actionType, payload),
    summary: actions[actionType].prepare(payload).describe(view),
  };
}

/** In the order of time. Of a meeting that repeats, the next time is meant where no words say another. */
export function nextOfEach<T extends { readonly series: string | null }>(found: readonly T[]): readonly T[] {
  const known = new Set<string>();
  return found.filter(({ series }) => {
    const isFirst = series === null || !known.has(series);
    if (series !== null) known.add(series);
    return isFirst;
  });
}

/** Several fit: each with its time, to be named. */
export function whichOne(
  found: readonly { line: string; proposed: Choice['proposed'] }[],
  words: QuestionWords,
  question = words.whichOne,
): AskedChange {
  const lines = found.map(({ line }) => line);
  const more = lines.length > mostLines ? [words.more(lines.length - mostLines)] : [];
  const numbered = lines.slice(0, mostLines).map((line, index) => `${index + 1}. ${line.replace(/^- /, '')}`);
  const text = [question, numbered.join('\n'), ...more].join('\n\n');
  const choices = words.places.flatMap((message, place) => {
    const one = found[place];
    return one === undefined ? [] : [{ label: withoutMarkdown(one.line), message, proposed: one.proposed }];
  });
  return { is: 'said', text, asks: 'which', choices };
}

const later = {
  hour: { months: 0, days: 0, ms: hourMs },
  day: { months: 0, days: 1, ms: 0 },
  week: { months: 0, days: 7, ms: 0 },
  month: { months: 1, days: 0, ms: 0 },
} as const satisfies Record<string, Amount>;

/** Times to offer: of what is at an hour, and of what is due on a day. */
export const hourLater = ['hour', 'day', 'week'] as const;
export const dayLater = ['day', 'week', 'month'] as const;

/** It is to move, and to which time was not said: `title` is at `at` now, or at no time. Rule changes.when.1. */
export function toWhen(
  { words, time }: Asking,
  { title, at }: { title: string; at: Instant | null },
  offered: readonly (keyof typeof later)[],
  moved: (to: TimeWanted) => AskedChange | Promise<AskedChange | null> | null,
): AskedChange {
  const text = words.toWhen(shownOutside(title), at === null ? null : time.moment(at));
  const choices = offered.map((length) => {
    const message = words.later[length];
    const proposed = async () => moved({ does: 'shift', shift: { by: later[length], isEarlier: false } });
    return { label: message, message, proposed };
  });
  return { is: 'said', text, asks: 'when', choices };
}
