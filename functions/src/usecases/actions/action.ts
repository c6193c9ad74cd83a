import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import type * as z from 'zod/mini';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Issue } from '../../ports/failure.ts';
import type { Person } from '../../ports/person.ts';

/** Who acts, for which intent, with which clock. */
export type Run = {
  person: Person;
  /** The ledger's key: everything the action makes outside takes its identity from it. */
  key: string;
  now: Instant;
  /** No earlier than this did the intent begin to leave. */
  since: Instant;
  timeZone: string;
  locale: string | null;
};

/** How an action is told to the person. */
export type View = Pick<Run, 'timeZone' | 'locale'> & {
  /** The person's clock: a time of another year is told with it. */
  now?: Instant;
  /** The name under which the person means an address; the address stands beside it. */
  nameOf?: (address: string) => string | undefined;
};

/** What an action did. `result` is kept and shown; `message` says it in the person's language. */
export type Performed = {
  message: string;
  result: Record<string, unknown>;
  /** What `invert` needs to take it back, when it can be. */
  inverse: string | null;
  undoUntil: Instant | null;
};

/** What is known of an action whose worker disappeared. */
export type Recovered = { is: 'done'; performed: Performed } | { is: 'not-done' } | { is: 'unknown' };

export interface Action<T extends ActionType> {
  readonly type: T;
  readonly schema: z.ZodMiniType<ActionPayloads[T]>;
  /** What the payload's shape cannot say, before anything is accepted. */
  validate?(payload: ActionPayloads[T], run: Pick<Run, 'now' | 'timeZone'>): Issue[];
  /** What only a look at what is stored can say, of a payload that is valid otherwise; `at` is when it is to leave. */
  admit?(payload: ActionPayloads[T], departure: { uid: string; at: Instant }): Promise<Issue[]>;
  /** The exact text that the person confirms. */
  describe(payload: ActionPayloads[T], view: View): string;
  perform(payload: ActionPayloads[T], run: Run): Promise<Performed>;
  /** Asks the provider whether it happened; `unknown` where the provider cannot say. */
  recover(payload: ActionPayloads[T], run: Run): Promise<Recovered>;
  invert?(id: string, run: Run): Promise<void>;
}
