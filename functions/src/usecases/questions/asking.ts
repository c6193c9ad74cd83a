import type { Calendar } from '../../ports/calendar.ts';
import type { ChannelStore } from '../../ports/channels.ts';
import { isFailure } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PersonClock } from '../time/person-clock.ts';
import type { ContactPorts } from '../contacts/contacts.ts';
import type { ShownTime } from './shown-time.ts';
import type { QuestionWords } from './words.ts';

export type QuestionPorts = Omit<ContactPorts, 'calendar' | 'channelStore'> &
  Pick<Ports, 'inbox' | 'weather' | 'invitations'> & {
    calendar: Pick<Calendar, 'entries' | 'guests' | 'invited'>;
    channelStore: Pick<ChannelStore, 'newest' | 'count'>;
    workspace: Pick<Ports['workspace'], 'recentTasks' | 'notedTasks' | 'openReminders'>;
  };

/** Who asks, when, and how they are spoken to. */
export type Asking = {
  person: Person;
  clock: PersonClock;
  words: QuestionWords;
  time: ShownTime;
  /** The word mail is said: messages of channels are told only where there is none. */
  saysMail?: boolean;
};

export type Source = { title: string; url: string };

/** One of the things that an answer shows, in its order: what is said next may be of it. */
export type Shown = {
  readonly of: 'mail' | 'message' | 'meeting' | 'task' | 'reminder';
  readonly id: string;
  readonly title: string;
  /** Who wrote it, or who comes. */
  readonly people: readonly string[];
};

export type Answer = {
  text: string;
  sources: Source[];
  /** False when a name in the words meant nothing here: the question may be about the world. */
  isSure: boolean;
  /** It is not known what is asked: only the suggestions say what it may be. */
  isOnlyOffer: boolean;
  /** Nothing of what is asked about was found. */
  isEmpty?: boolean;
  /** What else may have been meant, as sentences to say instead. */
  suggestions: readonly string[];
  shown: readonly Shown[];
};

export function plainAnswer(text: string, sources: Source[] = [], shown: readonly Shown[] = []): Answer {
  return { text, sources, isSure: true, isOnlyOffer: false, suggestions: [], shown };
}

/** Several answers below each other; each source once. */
export function together(answers: readonly Answer[]): Answer {
  const sources = new Map(answers.flatMap((one) => one.sources.map((source) => [source.url, source])));
  const shown = answers.flatMap((one) => one.shown);
  return plainAnswer(answers.map(({ text }) => text).join('\n\n'), [...sources.values()], shown);
}

/** What was read, or why it could not be, in words. */
export type ReadResult<T> = { is: 'read'; value: T } | { is: 'not-read'; why: string };

export async function readGoogle<T>(
  { log }: Pick<QuestionPorts, 'log'>,
  words: QuestionWords,
  what: 'calendar' | 'mail',
  ask: () => Promise<T>,
): Promise<ReadResult<T>> {
  try {
    return { is: 'read', value: await ask() };
  } catch (error) {
    if (!isFailure(error)) throw error;
    log.warn('questions.not-read', { what, kind: error.kind });
    const isOff = error.kind === 'reauth' || error.kind === 'forbidden';
    return { is: 'not-read', why: isOff ? words.googleOff[what] : words.silent[what] };
  }
}
