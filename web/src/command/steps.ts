import type { Asked } from '../actions/task/task-of-command.ts';
import type { Chip, WhoIs } from './chips.ts';
import { type CommandState, editsAt, isTouched, orderOf } from './command-state.ts';
import { noEdits, type Read, type ReadWords } from './draft.ts';
import { type Plan, planOf, type Routing } from './plan.ts';
import { type Question, questionsOf } from './questions.ts';
import { shownBy } from './shown.ts';
import { changedSlots, type Ways, waysOf } from './ways.ts';

/** One of the things that the words ask for, with what Enter will do. */
export type Step = {
  readonly place: number;
  readonly plan: Plan;
  /** The doubts that are not answered yet. */
  readonly questions: readonly Question[];
  /** The two readings to choose from; null where there is one. */
  readonly ways: Ways | null;
  /** The parts that the server's reading has otherwise than the browser's before it. */
  readonly renewed: readonly Chip['slot'][];
};

/** What Enter will do, thing by thing. Most texts have one step, and so do words that are no task. */
export function stepsOf(
  state: CommandState,
  reading: ReadWords,
  routing: Routing,
  whoIs?: WhoIs,
): readonly [Step, ...Step[]] {
  const { text } = state;
  const first = planOf(text, reading, editsAt(state, 0), routing, whoIs);
  const stepAt = (place: number, action: Read): Step => {
    const edits = editsAt(state, place);
    const plan = place === 0 ? first : planOf(action.words, action, edits, 'tasks', whoIs);
    const isTask = first.flow === 'task';
    const questions = isTask ? questionsOf(text, action, plan.draft, edits.answered) : [];
    const ways = waysOf(text, action, plan.draft, edits, whoIs);
    return { place, plan, questions, ways, renewed: renewedAt(place, plan) };
  };
  const renewedAt = (place: number, { chips }: Plan) => {
    if (state.before === null || isTouched(state)) return [];
    const action = state.before.actions[place];
    const before = action === undefined ? [] : planOf(text, action, noEdits, 'tasks', whoIs).chips;
    return changedSlots(before, chips);
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
export function askedBy(text: string, { actions }: ReadWords, steps: readonly Step[]): Asked {
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
