import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryQuery, arbitraryRoom } from '../../testing/arbitrary-query.ts';
import { naiveFind } from '../../testing/naive-query.ts';
import { aDatabase, commit, find, setWrite } from '../../testing/test-database.ts';
import { fieldsOf } from '../../transfer/plain-values.ts';
import { sample } from '../../testing/sample.ts';

it('agrees with a naive evaluator on any query over any documents', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryRoom, { maxLength: 8 }), arbitraryQuery, async (rooms, query) => {
      const database = aDatabase();
      const documents = rooms.map((fields, index) => ({ id: `r${index}`, fields }));
      await commit(database, ...documents.map(({ id, fields }) => setWrite(`rooms/${id}`, fields)));
      const expected = naiveFind(
        documents.map(({ id, fields }) => ({ id, fields: fieldsOf(fields) })),
        query,
      );
      expect(find(database, query)).toEqual(expected);
      database.close();
    }),
    sample(3000),
  );
});
