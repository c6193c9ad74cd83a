import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Parameters of our URLs that a log must not keep: credentials, ids of people, and texts. */
const inAddresses = /([?&;]|%3F|%26)(code|state|oobCode|userId|filename)(=|%3D)[^\s&#"'<>\\]*/gi;

/** A line of a log without those values. */
export function withoutSecrets(line: string): string {
  return line.replace(inAddresses, '$1$2$3…');
}

/** Writes a process's output into its log, line by line, without secrets and private data. */
export function keepLines(said: Readable, log: Writable): void {
  createInterface({ input: said }).on('line', (line) => log.write(`${withoutSecrets(line)}\n`));
}
