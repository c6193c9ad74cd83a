import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryQuery, arbitraryRoom } from '../../testing/arbitrary-query.ts';
import { aDatabase, commit, deleteWrite, find, setWrite } from '../../testing/test-database.ts';
import { aTarget, WatchingClient } from '../../testing/watching-client.ts';
import { sample } from '../../testing/sample.ts';

const change = fc.record({
  id: fc.constantFrom('r0', 'r1', 'r2', 'r3', 'r4'),
  fields: fc.option(arbitraryRoom),
});
const commits = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 8 });
const allowAll = () => ({ refusal: null, dependencies: [] });

it('keeps every listener at what its query finds, through any changes and a resume', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitraryQuery, { minLength: 1, maxLength: 3 }),
      commits,
      commits,
      async (queries, live, missed) => {
        const database = aDatabase();
        const client = new WatchingClient();
        const apply = async (changes: typeof live) => {
          for (const writes of changes) {
            await commit(
              database,
              ...writes.map(({ id, fields }) =>
                fields ? setWrite(`rooms/${id}`, fields) : deleteWrite(`rooms/${id}`),
              ),
            );
          }
        };
        const expectCurrent = () => {
          for (const [index, query] of queries.entries()) {
            expect(client.documents(index + 1)).toEqual(
              find(database, query)
                .sort()
                .map((id) => database.get(['rooms', id])),
            );
          }
        };

        const stream = database.watch(allowAll, client.receive);
        for (const [index, query] of queries.entries()) {
          stream.add(aTarget(index + 1, { kind: 'query', plan: database.plan(query) }));
        }
        await apply(live);
        expectCurrent();

        const since = { kind: 'time', time: client.lastSnapshot } as const;
        stream.close();
        await apply(missed);
        const resumed = database.watch(allowAll, client.receive);
        for (const [index, query] of queries.entries()) {
          resumed.add(aTarget(index + 1, { kind: 'query', plan: database.plan(query) }, { since }));
        }
        expectCurrent();
        resumed.close();
        expect(database.listenerCount).toBe(0);
        database.close();
      },
    ),
    sample(700),
  );
});
