import { createTask as record, createTaskWords } from '@crocodile-hub/core/actions/create-task';
import type { Action } from './action.ts';
import { inLanguage } from './words.ts';

/** A task is only its own Smart Task record. It has no effect outside the product, so it may be repeated. */
export function createTask(): Action<'create_task'> {
  return {
    type: 'create_task',
    schema: record.payload,

    describe({ title }, { locale }) {
      return inLanguage(createTaskWords, locale).asks(title);
    },

    perform({ title, due }, { locale }) {
      const result = { title, due: due ?? null };
      return Promise.resolve({
        message: inLanguage(createTaskWords, locale).done(title),
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
