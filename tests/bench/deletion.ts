/**
 * `npm run bench deletion`: accounts with some 200 strings hidden in every store, deleted by workers that die at random
 * points. Afterwards no store and no line of the log may contain any of the strings. `-- --runs 20` does less.
 */
import { parseArgs } from 'node:util';
import { compose } from '../../functions/src/compose.ts';
import { localEnvironment } from '../../functions/src/config/testing/local-environment.ts';
import { quietLog } from '../../functions/src/testing/quiet.ts';
import { createFirestoreServer } from '../../local/firestore/index.ts';
import { killedDeletion } from '../support/killed-deletion.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '200' } } });
const runs = Number(values.runs);

const server = await createFirestoreServer({ port: 0, host: '127.0.0.1' });
process.env['FIRESTORE_EMULATOR_HOST'] = `${server.host}:${server.port}`;
process.env['METADATA_SERVER_DETECTION'] = 'none';
const { ports } = compose(localEnvironment, quietLog);
const { openDatabase } = await import('../../functions/src/adapters/firestore/database.ts');
const { db } = await openDatabase();

const began = performance.now();
const count = { canaries: 0, deaths: 0, left: 0, logged: 0 };
for (let seed = 0; seed < runs; seed += 1) {
  const { canaries, deaths, left, logged } = await killedDeletion({ ports, db }, seed);
  count.canaries += canaries;
  count.deaths += deaths;
  count.left += left.length;
  count.logged += logged.length;
}
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(
  `${runs} deletions, ${count.canaries} strings, ${count.deaths} deaths of workers  (${seconds} s)`,
);
console.log(`${count.left} documents and ${count.logged} lines of the log left with one of them`);
if (count.left + count.logged > 0) process.exitCode = 1;
await db.terminate();
await server.close();
