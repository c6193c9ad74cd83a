import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { createFirestoreServer, type FirestoreServer } from '../server.ts';
import { realPathVariable, standInJar } from './java-stand-in.ts';

/* The arguments that firebase-tools 15 passes to `java` for its Firestore. */
const flags = {
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '8080' },
  rules: { type: 'string' },
  project_id: { type: 'string' },
  seed_from_export: { type: 'string' },
  'database-edition': { type: 'string', default: 'standard' },
  webchannel_port: { type: 'string' },
  websocket_port: { type: 'string' },
  functions_emulator: { type: 'string' },
  single_project_mode: { type: 'string' },
} as const;

/** `java -version`, or `java … -jar <emulator> --port 8080 …`; anything else is for a real Java. */
export async function java(args: readonly string[]): Promise<void> {
  const jarAt = args.indexOf('-jar');
  if (args.includes('-version')) return console.error('openjdk version "21.0.0" (embedded-firestore)');
  if (jarAt !== -1 && basename(args[jarAt + 1] ?? '') === standInJar) return serve(args.slice(jarAt + 2));
  return realJava(args);
}

async function serve(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: flags });
  if (values['database-edition'] !== 'standard')
    throw new Error(`The edition ${values['database-edition']} is not supported; standard is.`);
  if (values.seed_from_export !== undefined)
    throw new Error("Exports in Google's format cannot be read: start without --import.");
  const server = await createFirestoreServer({
    host: values.host,
    port: Number(values.port),
    ...(values.rules !== undefined && { rulesFile: values.rules }),
    log: (line) => console.log(line),
  });
  console.log(`Firestore on ${server.url}`);
  stopOnSignal(server);
}

function stopOnSignal(server: FirestoreServer): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}

/** Other emulators of the suite are Java programs, and run only if Java is installed. */
function realJava(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, PATH: process.env[realPathVariable] ?? '' };
    const child = spawn('java', args, { stdio: 'inherit', env });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    child.on('error', () => reject(new Error('This emulator needs a Java, and none is installed.')));
    child.on('exit', (code) => {
      process.exitCode = code ?? 1;
      resolve();
    });
  });
}
