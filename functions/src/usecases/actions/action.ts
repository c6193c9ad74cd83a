import type * as z from 'zod/mini';
import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Issue } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';

/** The person, the intent and the time of one execution. */
export type Run = {
  person: Person;
  /** The ledger's key. All that the action makes outside derives its id from it. */
  key: string;
  now: Instant;
  /** The action began to leave at this time or later. */
  since: Instant;
  /** What has not left by then stays: soon after, another worker may take it for not done, and do it. */
  leaveBy: Instant;
  timeZone: string;
  locale: string | null;
};

/** How an action is described to the person. */
export type View = Pick<Run, 'timeZone' | 'locale'> & {
  /** Now, by the person's clock: a time in another year is shown with its year. */
  now?: Instant;
  /** The person's own name for an address; it is shown beside the address. */
  nameOf?: (address: string) => string | undefined;
};

/** The result of an action. `result` is stored and shown; `message` says it in the person's language. */
export type Performed = {
  message: string;
  result: Record<string, unknown>;
  /** The data that `invert` needs to undo it; null if that is impossible. */
  inverse: string | null;
  undoUntil: Instant | null;
};

/** What happened to an action whose worker died. */
export type Recovered = { is: 'done'; performed: Performed } | { is: 'not-done' } | { is: 'unknown' };

export interface Action<T extends ActionType> {
  readonly type: T;
  readonly schema: z.ZodMiniType<ActionPayloads[T]>;
  /** Checks that the schema cannot make, before the action is accepted. */
  validate?(payload: ActionPayloads[T], run: Pick<Run, 'now' | 'timeZone'>): Issue[];
  /** Checks that need stored data, for an otherwise valid payload; `at` is the time of the send. */
  admit?(payload: ActionPayloads[T], departure: { uid: string; at: Instant }): Promise<Issue[]>;
  /** The exact text that the person confirms. */
  describe(payload: ActionPayloads[T], view: View): string;
  perform(payload: ActionPayloads[T], run: Run): Promise<Performed>;
  /** Asks the provider whether it happened; `unknown` if the provider cannot tell. */
  recover(payload: ActionPayloads[T], run: Run): Promise<Recovered>;
  invert?(id: string, run: Run): Promise<void>;
}

/** An action that can be taken back. */
export type Invertible<T extends ActionType> = Action<T> & Required<Pick<Action<T>, 'invert'>>;
