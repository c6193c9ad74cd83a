import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** What an address of ours may carry that a log should not keep: a way in, whose call it was, or words of somebody. */
const inAddresses = /([?&;]|%3F|%26)(code|state|oobCode|userId|filename)(=|%3D)[^\s&#"'<>\\]*/gi;

/** A line of a log without them. */
export function withoutSecrets(line: string): string {
  return line.replace(inAddresses, '$1$2$3…');
}

/** Writes what a process says into its log, line by line, without what is nobody's business. */
export function keepLines(said: Readable, log: Writable): void {
  createInterface({ input: said }).on('line', (line) => log.write(`${withoutSecrets(line)}\n`));
}
