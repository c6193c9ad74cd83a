import { randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { inspect } from 'node:util';
import { fullAccess } from './access/access.ts';
import { DecisionLog } from './access/decision-log.ts';
import { openIndexesFile } from './access/indexes-file.ts';
import { RulesAccess } from './access/rules-access.ts';
import { loadRulesFile, loadRulesText } from './access/rules-file.ts';
import { Rulebook } from './access/rulebook.ts';
import { Databases } from './engine/databases.ts';
import { anyIndex, CataloguePolicy, type IndexPolicy } from './engine/indexes/index-policy.ts';
import { ResumeTokens } from './engine/watch/resume-token.ts';
import type { Backend } from './protocol/rpc/call.ts';
import { refuseOtherProjects } from './access/refuse-other-projects.ts';
import { serve } from './protocol/serve.ts';
import { readTraceWithoutValues } from './rules/trace.ts';
import { openStorage, type StorageChoice } from './storage/open-storage.ts';
import { exportDocuments, importDocuments } from './transfer/documents-file.ts';
import { seedDocuments, type SeedDocuments } from './transfer/seed.ts';
import { Snapshot } from './transfer/snapshot.ts';

export type FirestoreServerOptions = {
  /** 0, the default, takes a free port. */
  port?: number;
  /** 127.0.0.1 unless said otherwise. */
  host?: string;
  /** Security rules for all projects, as text. Without rules everything is allowed. */
  rules?: string;
  /** The rules from a file, which is read again when it changes. */
  rulesFile?: string;
  /** Takes the query's fields for the whole document, as Google's emulator does; it may allow too much. */
  lenientLists?: boolean;
  /** A firestore.indexes.json. Queries that production would refuse without an index are logged. */
  indexesFile?: string;
  /** Refuses these queries instead. */
  strictIndexes?: boolean;
  /** Where the data is kept; `memory`, the default, drops it at the end. */
  storage?: StorageChoice;
  /** The time of commits, reads, server timestamps and `request.time`, in milliseconds; `Date` unless given. */
  clock?: { now(): number };
  /** Refuses ID tokens of other projects, as production does; emulators accept them. */
  strictTokens?: boolean;
  /** The origins whose pages may call; without it all may, as with emulators. Servers send no origin and always may. */
  origins?: readonly string[];
  log?: (line: string) => void;
};

export type FirestoreServer = {
  url: string;
  host: string;
  port: number;
  /** The value for FIRESTORE_EMULATOR_HOST: host and port. */
  address: string;
  /** Sets these documents as a whole, without rules, and keeps all others. */
  seed(project: string, documents: SeedDocuments, options?: { database?: string }): Promise<void>;
  /** Deletes all documents of all databases. Listeners are told; rules stay. */
  reset(): void;
  /** The documents of all databases as they are now. */
  snapshot(): Snapshot;
  /** Restores these documents. Listeners are told the differences. */
  restore(snapshot: Snapshot): void;
  /** All documents, one line of JSON each; `importText` reads it. */
  exportText(): Iterable<string>;
  /** Sets the documents of an export and keeps all others; answers with their number. */
  importText(text: string): Promise<number>;
  /** How many targets clients listen to; zero when all have gone. */
  listenerCount(): number;
  close(): Promise<void>;
};

/** Starts a Firestore on one port: gRPC, WebChannel, REST and the emulator's endpoints. */
export async function createFirestoreServer(options: FirestoreServerOptions = {}): Promise<FirestoreServer> {
  const { port = 0, host = '127.0.0.1' } = options;
  const closers: (() => void)[] = [];
  const closeAll = () => {
    for (const close of closers.toReversed()) close();
  };
  try {
    const parts = await openParts(options, closers);
    const served = await serve(parts, { port, host, origins: options.origins });
    const { databases } = parts.emulator;
    const address = `${isIPv6(host) ? `[${host}]` : host}:${served.port}`;
    return {
      url: `http://${address}`,
      host,
      port: served.port,
      address,
      seed: (project, documents, { database = '(default)' } = {}) =>
        seedDocuments(databases, { project, database }, documents),
      reset() {
        for (const database of databases.all()) database.clear();
      },
      snapshot: () => new Snapshot(databases),
      restore: (snapshot) => snapshot.restore(databases),
      exportText: () => exportDocuments(databases),
      importText: async (text) => importDocuments(databases, text),
      listenerCount: () => databases.listenerCount,
      async close() {
        await served.close();
        closeAll();
      },
    };
  } catch (thrown) {
    closeAll();
    throw thrown;
  }
}

type Closers = (() => void)[];

/** Everything behind the port. Each opened part adds its own closing to `closers`. */
async function openParts(
  options: FirestoreServerOptions,
  closers: Closers,
): Promise<Parameters<typeof serve>[0]> {
  const log = options.log ?? (() => undefined);
  const storage = await openStorage(options.storage ?? 'memory');
  const { clock = { now: Date.now } } = options;
  closers.push(() => storage.close());
  const databases = new Databases({
    storage,
    wall: () => clock.now(),
    newTransactionId: () => randomBytes(12).toString('base64url'),
    lockWaitMs: 20_000,
  });
  closers.push(() => databases.close());
  const rulebook = new Rulebook();
  const decisions = new DecisionLog();
  openRules(options, { rulebook, databases, log, closers });

  const backend: Backend = {
    databases,
    indexes: openIndexes(options, { log, closers }),
    resumeTokens: new ResumeTokens(randomBytes(8)),
    accessOf(caller, database) {
      if (caller.kind === 'owner') return fullAccess;
      const { project } = database.name;
      if (options.strictTokens === true) refuseOtherProjects(caller.auth, project);
      return new RulesAccess({
        database,
        ruleset: () => rulebook.of(project),
        auth: caller.auth,
        lenientLists: options.lenientLists ?? false,
        onDecision(decision, time) {
          decisions.record(project, time, decision);
          if (!decision.allowed) log(`rules ${readTraceWithoutValues(decision.trace)}`);
        },
      });
    },
    reportInternal(error) {
      if (error.code === 'INTERNAL') log(`internal error: ${inspect(error.cause)}`);
    },
    newDocumentId: () => randomBytes(15).toString('base64url'),
  };
  return { backend, emulator: { databases, rulebook, decisions } };
}

type Log = (line: string) => void;

function openRules(
  { rulesFile, rules }: FirestoreServerOptions,
  {
    rulebook,
    databases,
    log,
    closers,
  }: { rulebook: Rulebook; databases: Databases; log: Log; closers: Closers },
): void {
  if (rules !== undefined) loadRulesText(rulebook, { source: rules, name: 'rules', log });
  if (rulesFile === undefined) return;
  closers.push(
    loadRulesFile(rulebook, { path: rulesFile, log, onReload: () => databases.recheckListeners() }),
  );
}

function openIndexes(
  { indexesFile, strictIndexes = false }: FirestoreServerOptions,
  { log, closers }: { log: Log; closers: Closers },
): IndexPolicy {
  if (indexesFile === undefined) return anyIndex;
  const { catalogue, close } = openIndexesFile(indexesFile, log);
  closers.push(close);
  return new CataloguePolicy({ catalogue, isStrict: strictIndexes, log });
}
