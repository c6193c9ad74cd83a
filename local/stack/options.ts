import { isIPv4 } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultPorts, portsFrom, type StackPorts } from './addresses.ts';

export type StartOptions = {
  ports: StackPorts;
  host: string;
  fresh: boolean;
  dev: boolean;
  firestore: 'embedded' | 'official';
  /** The folder for accounts, data and mail; null is the checkout's own .local/stack. */
  data: string | null;
};

export const usage = `Usage: npm start -- [options]
  --port-base N           put everything on N, N+1, … instead of the default ports
  --host H                listen on H instead of 127.0.0.1: whoever reaches it can act as anybody
  --data FOLDER           keep accounts, data and mail there instead of .local/stack
  --fresh                 forget accounts, data and mail, and begin anew
  --firestore official    use Google's own Firestore emulator (needs Java 21)`;

/** Throws an Error with a readable message when an option is unknown or out of range. */
export function readOptions(args: readonly string[]): StartOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'port-base': { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      fresh: { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
      firestore: { type: 'string', default: 'embedded' },
      data: { type: 'string' },
    },
  });
  const { firestore } = values;
  if (firestore !== 'embedded' && firestore !== 'official') {
    throw new Error(`--firestore is embedded or official, not ${firestore}`);
  }
  return {
    ports: readPorts(values['port-base']),
    host: values.host,
    fresh: values.fresh,
    dev: values.dev,
    firestore,
    data: values.data ?? null,
  };
}

/** A warning before the start; null for none. */
export function warningOf({ host }: StartOptions): string | null {
  const isOwnMachine = host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
  if (isOwnMachine) return null;
  return `Warning: with --host ${host} others in the network can reach this run. Its sign-in tokens are unsigned and its
databases take them: anybody who reaches it can act as any person, read everything and send as them. Use it only in a
network that you trust, with nothing in it that is real.`;
}

/** What is said of a start that failed, and what to do. */
export function failedStart(error: unknown, dataDir: string): string {
  return `The start failed: ${error instanceof Error ? error.message : String(error)}
Run npm start again. If it fails again, look into the logs in ${join(dataDir, 'logs')}.`;
}

function readPorts(base: string | undefined): StackPorts {
  if (base === undefined) return defaultPorts;
  const first = Number(base);
  if (!Number.isInteger(first) || first < 1024 || first > 65_000) {
    throw new Error(`--port-base is a number from 1024 to 65000, not ${base}`);
  }
  return portsFrom(first);
}
