import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FirestoreServer } from '../server.ts';
import type { Options } from '../options.ts';

export type Running = { server: FirestoreServer; stop: () => Promise<void> };

/** Starts the server that the options describe; `stop` writes the export that they ask for. */
export async function start(options: Options, log: (line: string) => void): Promise<Running> {
  // Both files are checked before the server starts, so that a bad one is reported at once and no data is lost.
  const imported = options.import === undefined ? null : readFileSync(options.import, 'utf8');
  if (options.export !== undefined) prepareFolder(dirname(options.export));
  const { createFirestoreServer } = await import('../server.ts');
  const server = await createFirestoreServer({
    port: Number(options.port),
    host: options.host,
    ...(options.rules !== undefined && { rulesFile: options.rules }),
    ...(options.data !== undefined && { storage: { folder: options.data } }),
    ...(options.indexes !== undefined && { indexesFile: options.indexes }),
    lenientLists: options['lenient-lists'],
    strictIndexes: options['strict-indexes'],
    strictTokens: options['strict-tokens'],
    ...(options.origins !== undefined && { origins: options.origins.split(',') }),
    log,
  });
  if (imported !== null)
    log(`imported ${await importInto(server, imported)} documents from ${options.import}`);
  return {
    server,
    async stop() {
      if (options.export !== undefined) writeFileSync(options.export, [...server.exportText()].join(''));
      await server.close();
    },
  };
}

/** An invalid export ends the server: half an import is no usable state. */
async function importInto(server: FirestoreServer, text: string): Promise<number> {
  try {
    return await server.importText(text);
  } catch (thrown) {
    await server.close();
    throw thrown;
  }
}

function prepareFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
}
