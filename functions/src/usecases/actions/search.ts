import { actionPayloads } from '@crocodile-hub/core/contract/actions';
import type { WebSearch } from '../../ports/web-search.ts';
import type { Action } from './action.ts';
import { words } from './words.ts';

/** Reads the web and changes nothing, so it may be repeated. */
export function search(web: WebSearch): Action<'search'> {
  return {
    type: 'search',
    schema: actionPayloads.search,

    describe({ query }, { locale }) {
      return words(locale).search(query);
    },

    async perform({ query }, { locale }) {
      const results = await web.find(query, { locale });
      return {
        message: words(locale).searched(query, results.length),
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
