import { actionPayloads } from '@crocodile-hub/core/contract/actions';
import type { Action } from './action.ts';
import { words } from './words.ts';

/** A task is its own Smart Task record: nothing leaves the product, so repeating it changes nothing. */
export function createTask(): Action<'create_task'> {
  return {
    type: 'create_task',
    schema: actionPayloads.create_task,

    describe({ title }, { locale }) {
      return words(locale).task(title);
    },

    perform({ title, due }, { locale }) {
      const result = { title, due: due ?? null };
      return Promise.resolve({
        message: words(locale).taskMade(title),
        result,
        inverse: null,
        undoUntil: null,
      });
    },

    recover() {
      return Promise.resolve({ is: 'not-done' });
    },
  };
}
