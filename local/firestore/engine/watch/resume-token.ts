import type { Micros } from '../../model/timestamp.ts';

/**
 * A point in one server process's history: eight bytes for the process, eight for the time. A token of an earlier
 * process is answered with a reset, because the history does not survive a restart.
 */
export class ResumeTokens {
  readonly #process: Buffer;

  constructor(process: Buffer) {
    this.#process = process;
  }

  encode(time: Micros): Buffer {
    const token = Buffer.alloc(16);
    this.#process.copy(token, 0, 0, 8);
    token.writeBigUInt64BE(BigInt(time), 8);
    return token;
  }

  decode(token: Uint8Array): { kind: 'time'; time: Micros } | { kind: 'lost' } {
    const bytes = Buffer.from(token.buffer, token.byteOffset, token.byteLength);
    if (bytes.length !== 16 || !bytes.subarray(0, 8).equals(this.#process)) return { kind: 'lost' };
    return { kind: 'time', time: Number(bytes.readBigUInt64BE(8)) };
  }
}
