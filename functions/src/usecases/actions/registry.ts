import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { Failure, type Issue } from '../../ports/failure.ts';
import { issuesOf } from '../issues.ts';
import type { Action, Performed, Recovered, Run, View } from './action.ts';

/** An action with a parsed payload, so that the ledger needs no type parameter. */
export type PreparedAction = {
  /** As it will run, without unknown fields. */
  readonly payload: Readonly<Record<string, unknown>>;
  describe(view: View): string;
  validate(run: Pick<Run, 'now' | 'timeZone'>): Issue[];
  admit(departure: { uid: string; at: Instant }): Promise<Issue[]>;
  perform(run: Run): Promise<Performed>;
  recover(run: Run): Promise<Recovered>;
};

type AnyAction = {
  prepare(payload: Record<string, unknown>): PreparedAction;
  invert: ((id: string, run: Run) => Promise<void>) | undefined;
};

export type Actions = Readonly<Record<ActionType, AnyAction>>;

/** Hides an action's payload type behind its own schema, so that actions of all types fit one table. */
export function register<T extends ActionType>(action: Action<T>): AnyAction {
  return {
    prepare(payload) {
      const parsed = action.schema.safeParse(payload);
      if (!parsed.success) {
        throw new Failure('invalid', 'invalidPayload', { issues: issuesOf(parsed.error, 'payload') });
      }
      const { data } = parsed;
      return {
        payload: { ...data },
        describe: (view) => action.describe(data, view),
        validate: (run) => action.validate?.(data, run) ?? [],
        admit: async (departure) => (await action.admit?.(data, departure)) ?? [],
        perform: (run) => action.perform(data, run),
        recover: (run) => action.recover(data, run),
      };
    },
    invert: action.invert?.bind(action),
  };
}
