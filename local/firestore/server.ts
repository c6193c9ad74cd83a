import { randomBytes } from 'node:crypto';
import type { AddressInfo, Socket } from 'node:net';
import { fullAccess } from './access/access.ts';
import { Rulebook } from './access/rulebook.ts';
import { RulesAccess } from './access/rules-access.ts';
import { openIndexesFile } from './access/indexes-file.ts';
import { loadRulesFile, loadRulesText } from './access/rules-file.ts';
import { Databases } from './engine/databases.ts';
import { anyIndex, CataloguePolicy, type IndexPolicy } from './engine/indexes/index-policy.ts';
import { ResumeTokens } from './engine/watch/resume-token.ts';
import { handleEmulator } from './protocol/admin/emulator-endpoints.ts';
import { createGrpcServer } from './protocol/grpc/grpc-server.ts';
import { createHttpHandler } from './protocol/http/http-handler.ts';
import { createOnePortServer } from './protocol/one-port.ts';
import { handleRest } from './protocol/rest/rest-handler.ts';
import type { Backend } from './protocol/rpc/call.ts';
import { WebChannel } from './protocol/webchannel/webchannel.ts';
import { openStorage } from './storage/open-storage.ts';

export type FirestoreServerOptions = {
  /** 0 takes a free port. */
  port?: number;
  host?: string;
  /** Security rules for all projects, from a file that is read again when it changes. */
  rulesFile?: string;
  /** Security rules for all projects, as text. */
  rulesSource?: string;
  /** A firestore.indexes.json: queries that production would refuse for want of an index are logged. */
  indexesFile?: string;
  /** Refuses them instead. */
  strictIndexes?: boolean;
  /** A folder that keeps the data; without it everything is forgotten at the end. */
  dataDir?: string;
  log?: (line: string) => void;
};

export type FirestoreServer = { url: string; host: string; port: number; close(): Promise<void> };

/** Starts a Firestore on one port: gRPC, WebChannel, REST and the emulator's endpoints. */
export async function createFirestoreServer(options: FirestoreServerOptions = {}): Promise<FirestoreServer> {
  const { port = 0, host = '127.0.0.1', log = () => undefined } = options;
  const storage = openStorage(options.dataDir);
  const databases = new Databases({
    storage,
    wall: Date.now,
    newTransactionId: () => randomBytes(12).toString('base64url'),
    lockWaitMs: 20_000,
  });
  const rulebook = new Rulebook();
  const closeRules = openRules(options, { rulebook, databases, log });
  const { indexes, close: closeIndexes } = openIndexes(options, log);

  const backend: Backend = {
    databases,
    indexes,
    resumeTokens: new ResumeTokens(randomBytes(8)),
    accessOf: (caller, database) =>
      caller.kind === 'owner'
        ? fullAccess
        : new RulesAccess({
            database,
            ruleset: () => rulebook.of(database.name.project),
            auth: caller.auth,
            onDenied: (reason) => log(`permission denied: ${reason}`),
          }),
    newDocumentId: () => randomBytes(15).toString('base64url'),
  };

  const grpc = createGrpcServer(backend);
  const webChannel = new WebChannel(backend);
  const server = createOnePortServer(
    grpc,
    createHttpHandler([
      { prefix: '/google.firestore.v1.Firestore/', handle: (exchange) => webChannel.handle(exchange) },
      { prefix: '/v1/', handle: (exchange) => handleRest(backend, exchange) },
      { prefix: '/emulator/v1/', handle: (exchange) => handleEmulator({ databases, rulebook }, exchange) },
    ]),
  );
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });

  try {
    await listen(server, port, host);
  } catch (thrown) {
    storage.close();
    throw thrown;
  }
  const address = server.address() as AddressInfo;

  return {
    url: `http://${host}:${address.port}`,
    host,
    port: address.port,
    async close() {
      closeRules();
      closeIndexes();
      webChannel.close();
      grpc.forceShutdown();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
      databases.close();
      storage.close();
    },
  };
}

type RulesSurroundings = { rulebook: Rulebook; databases: Databases; log: (line: string) => void };

/** Answers with what stops watching the rules. */
function openRules(
  { rulesFile, rulesSource }: FirestoreServerOptions,
  { rulebook, databases, log }: RulesSurroundings,
): () => void {
  if (rulesSource !== undefined) loadRulesText(rulebook, { source: rulesSource, name: 'rules' });
  if (rulesFile === undefined) return () => undefined;
  return loadRulesFile(rulebook, { path: rulesFile, log, onReload: () => databases.recheckListeners() });
}

/** Answers with what stops watching the list of indexes. */
function openIndexes(
  { indexesFile, strictIndexes = false }: FirestoreServerOptions,
  log: (line: string) => void,
): { indexes: IndexPolicy; close: () => void } {
  if (indexesFile === undefined) return { indexes: anyIndex, close: () => undefined };
  const { catalogue, close } = openIndexesFile(indexesFile, log);
  return { indexes: new CataloguePolicy({ catalogue, isStrict: strictIndexes, log }), close };
}

async function listen(
  server: ReturnType<typeof createOnePortServer>,
  port: number,
  host: string,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
