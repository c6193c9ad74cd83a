import { parseArgs } from 'node:util';
import { createFirestoreServer } from './server.ts';

const usage = `Usage: node local/firestore/cli.ts [options]

  --port 8080         port for gRPC, WebChannel, REST and the emulator's endpoints (0: a free one)
  --host 127.0.0.1    address to listen on
  --rules FILE        security rules, read again whenever they change; without them everything is allowed
  --data FOLDER       keeps the data; without it everything is forgotten at the end
  --indexes FILE      firestore.indexes.json: logs queries for which production would lack an index
  --strict-indexes    refuses those queries instead
  --help`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    host: { type: 'string', default: '127.0.0.1' },
    rules: { type: 'string' },
    data: { type: 'string' },
    indexes: { type: 'string' },
    'strict-indexes': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(usage);
else await run();

async function run(): Promise<void> {
  try {
    const server = await createFirestoreServer({
      port: Number(values.port),
      host: values.host,
      ...(values.rules !== undefined && { rulesFile: values.rules }),
      ...(values.data !== undefined && { dataDir: values.data }),
      ...(values.indexes !== undefined && { indexesFile: values.indexes }),
      strictIndexes: values['strict-indexes'],
      log: (line) => console.log(line),
    });
    console.log(`Firestore on ${server.url} (FIRESTORE_EMULATOR_HOST=${server.host}:${server.port})`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void server.close());
    }
  } catch (thrown) {
    console.error(thrown instanceof Error ? thrown.message : thrown);
    process.exitCode = 1;
  }
}
