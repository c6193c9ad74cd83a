import { search as record, searchWords } from '@crocodile-hub/core/actions/search';
import type { WebSearch } from '../../ports/outside.ts';
import type { Action } from './action.ts';
import { inLanguage } from './words.ts';

/** Only reads the web, so it may be repeated. */
export function search(web: WebSearch): Action<'search'> {
  return {
    type: 'search',
    schema: record.payload,

    describe({ query }, { locale }) {
      return inLanguage(searchWords, locale).asks(query);
    },

    async perform({ query }, { locale }) {
      const results = await web.find(query, { locale });
      return {
        message: inLanguage(searchWords, locale).done(query, results.length),
        result: { query, results },
        inverse: null,
        undoUntil: null,
      };
    },

    recover() {
      return Promise.resolve({ is: 'not-done' });
    },
  };
}
