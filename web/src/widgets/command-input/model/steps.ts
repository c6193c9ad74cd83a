import type { Reading, Understanding } from '@crocodile-hub/core/language/reading';
import type { Asked } from '../../../entities/smart-task/model/task-of-command.ts';
import type { WhoIs } from './chips.ts';
import { type CommandState, editsAt, orderOf } from './command-state.ts';
import { type Plan, planOf, type Routing } from './plan.ts';
import { type Question, questionsOf } from './questions.ts';
import { shownBy } from './shown.ts';

/** One of the things that the words ask for, with what Enter will do. */
export type Step = {
  readonly place: number;
  readonly plan: Plan;
  /** The doubts that are not answered yet. */
  readonly questions: readonly Question[];
};

/** What Enter will do, thing by thing. Most texts have one step, and so do words that are no task. */
export function stepsOf(
  state: CommandState,
  reading: Understanding,
  routing: Routing,
  whoIs?: WhoIs,
): readonly [Step, ...Step[]] {
  const { text } = state;
  const first = planOf(text, reading, editsAt(state, 0), routing, whoIs);
  const stepAt = (place: number, action: Reading): Step => {
    const edits = editsAt(state, place);
    const plan = place === 0 ? first : planOf(action.words, action, edits, 'tasks', whoIs);
    const isTask = first.flow === 'task';
    return { place, plan, questions: isTask ? questionsOf(text, action, plan.draft, edits.answered) : [] };
  };
  const only = stepAt(0, reading);
  if (first.flow !== 'task' || reading.actions.length < 2) return [only];
  const [head = only, ...rest] = orderOf(state).flatMap((place): Step[] => {
    const action = reading.actions[place];
    return action === undefined ? [] : [stepAt(place, action)];
  });
  return [head, ...rest];
}

/** All chips as shown, for the tasks that Enter creates. */
export function askedBy(text: string, { actions }: Understanding, steps: readonly Step[]): Asked {
  // The server reads the words without the space around them.
  const ahead = text.length - text.trimStart().length;
  const answered = steps.flatMap(({ place, questions }) => {
    const open = new Set(questions.map(({ kind, start }) => `${kind} ${start}`));
    const doubts = actions[place]?.doubts ?? [];
    return doubts
      .filter(({ kind, start }) => !open.has(`${kind} ${start}`))
      .map(({ kind, start, end }) => ({ kind, start: start - ahead, end: end - ahead }));
  });
  return {
    of: actions.length,
    answered,
    steps: steps.map(({ place, plan }) => ({ place, shown: shownBy(plan) })),
  };
}
