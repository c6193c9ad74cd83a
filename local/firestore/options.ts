import { parseArgs } from 'node:util';

export const usage = `Usage: embedded-firestore [options]
       embedded-firestore exec [options] -- <command> [arguments]
       embedded-firestore test [--rules FILE] [--lcov FILE] <rules.test.yaml> …
       embedded-firestore lint <firestore.rules> …

Starts a Firestore. With exec it runs the command while the Firestore runs, with FIRESTORE_EMULATOR_HOST set, and ends
with the command's exit code. A command "firebase emulators:start" or "emulators:exec" needs no Java then. With test
it judges files of rules tests, without a server; --lcov writes which lines of the rules they reached. lint names what is seldom
meant in rules, such as what is open to everybody; a comment "lint-allow <code>" keeps it.

  --port 8080         port for gRPC, WebChannel, REST and the emulator's endpoints (0: a free one)
  --host 127.0.0.1    address to listen on
  --rules FILE        security rules, read again whenever they change; without them everything is allowed
  --lenient-lists     takes the fields of a list's query for the whole document, as Google's emulator does
  --data FOLDER       keeps the data; without it everything is forgotten at the end
  --indexes FILE      firestore.indexes.json: logs queries for which production would lack an index
  --strict-indexes    refuses those queries instead
  --strict-tokens     refuses ID tokens that are for another project, as production does
  --origins LIST      origins whose pages may call, separated by commas; without it all may
  --import FILE       sets the documents of an export at the start
  --export FILE       writes all documents at the end, one line of JSON each
  --version           prints the version
  --help, -h          prints this`;

const options = {
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: '127.0.0.1' },
  rules: { type: 'string' },
  'lenient-lists': { type: 'boolean', default: false },
  data: { type: 'string' },
  indexes: { type: 'string' },
  'strict-indexes': { type: 'boolean', default: false },
  'strict-tokens': { type: 'boolean', default: false },
  origins: { type: 'string' },
  import: { type: 'string' },
  export: { type: 'string' },
  version: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const testOptions = {
  rules: { type: 'string' },
  lcov: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export type Options = ReturnType<typeof parse>;

export type TestOptions = { files: readonly string[]; rules: string | undefined; lcov: string | undefined };

export type Command =
  | { kind: 'help' }
  | { kind: 'version' }
  | { kind: 'serve'; options: Options }
  | { kind: 'test'; options: TestOptions }
  | { kind: 'lint'; files: readonly string[] }
  | { kind: 'exec'; options: Options; command: readonly [string, ...string[]] };

/** A mistake in the command line. */
export class UsageError extends Error {}

/** Throws a UsageError for unknown arguments. */
export function readCommand(args: readonly string[]): Command {
  const [first, ...rest] = args;
  if (first === 'exec') return readExec(rest);
  if (first === 'test') return readTest(rest);
  if (first === 'lint') return readLint(rest);
  const options = parse(args);
  return helpOf(options) ?? { kind: 'serve', options };
}

function readExec(args: readonly string[]): Command {
  const end = args.indexOf('--');
  const options = parse(end === -1 ? args : args.slice(0, end));
  const [program, ...more] = end === -1 ? [] : args.slice(end + 1);
  const help = helpOf(options);
  if (help) return help;
  if (program === undefined)
    throw new UsageError('exec needs a command: embedded-firestore exec -- npm test');
  return { kind: 'exec', options, command: [program, ...more] };
}

function readTest(args: readonly string[]): Command {
  const { values, positionals } = understood(() =>
    parseArgs({ args: [...args], options: testOptions, allowPositionals: true }),
  );
  if (values.help) return { kind: 'help' };
  if (positionals.length === 0)
    throw new UsageError('test needs a file: embedded-firestore test rules.test.yaml');
  return { kind: 'test', options: { files: positionals, rules: values.rules, lcov: values.lcov } };
}

function readLint(args: readonly string[]): Command {
  const { values, positionals } = understood(() =>
    parseArgs({ args: [...args], options: { help: testOptions.help }, allowPositionals: true }),
  );
  if (values.help) return { kind: 'help' };
  if (positionals.length === 0)
    throw new UsageError('lint needs a file: embedded-firestore lint firestore.rules');
  return { kind: 'lint', files: positionals };
}

function parse(args: readonly string[]) {
  const { values } = understood(() => parseArgs({ args: [...args], options }));
  if (values['strict-indexes'] && values.indexes === undefined)
    throw new UsageError('--strict-indexes needs the list: --indexes FILE');
  if (!/^\d+$/.test(values.port) || Number(values.port) > 65_535)
    throw new UsageError(`--port ${values.port} is no port.`);
  return values;
}

function understood<T>(read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    throw new UsageError(thrown instanceof Error ? thrown.message : String(thrown));
  }
}

function helpOf({ help, version }: Options): Command | null {
  if (help) return { kind: 'help' };
  return version ? { kind: 'version' } : null;
}
