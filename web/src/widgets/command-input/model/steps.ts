import type { Reading, Understanding } from '@crocodile-hub/core/language/reading';
import type { Asked } from '../../../entities/smart-task/model/task-of-command.ts';
import type { WhoIs } from './chips.ts';
import { type CommandState, editsAt, orderOf } from './command-state.ts';
import { type Plan, planOf, type Routing } from './plan.ts';
import { shownBy } from './shown.ts';

/** One of the things that the words ask for, and what Enter will do with it. */
export type Step = { readonly place: number; readonly plan: Plan };

/** What Enter will do, thing by thing: one of most texts, and one where the words are no task. */
export function stepsOf(
  state: CommandState,
  reading: Understanding,
  routing: Routing,
  whoIs?: WhoIs,
): readonly [Step, ...Step[]] {
  const { text } = state;
  const first = planOf(text, reading, editsAt(state, 0), routing, whoIs);
  const only: Step = { place: 0, plan: first };
  if (first.flow !== 'task' || reading.actions.length < 2) return [only];
  const planAt = (action: Reading, place: number) =>
    place === 0 ? first : planOf(action.words, action, editsAt(state, place), 'tasks', whoIs);
  const [head = only, ...rest] = orderOf(state).flatMap((place): Step[] => {
    const action = reading.actions[place];
    return action === undefined ? [] : [{ place, plan: planAt(action, place) }];
  });
  return [head, ...rest];
}

/** What the chips showed, for the tasks that Enter makes. `of`: how many things the words were read to ask for. */
export function askedBy(steps: readonly Step[], of: number): Asked {
  return { of, steps: steps.map(({ place, plan }) => ({ place, shown: shownBy(plan) })) };
}
