import { asStatusError } from '../../model/status.ts';
import { writeTimestamp } from '../codec/timestamp.ts';
import { readWrite, writeWriteResult } from '../codec/write.ts';
import type { WireWriteRequest, WireWriteResponse } from '../wire.ts';
import { databaseTarget, type Call, type Target } from './call.ts';
import type { Duplex, Outbound } from './duplex.ts';

/** Writes of client SDKs: a handshake, then batches that are committed and answered in order. */
export class WriteStream implements Duplex<WireWriteRequest> {
  readonly #call: Call;
  readonly #out: Outbound<WireWriteResponse>;
  #target: Target | null = null;
  #responses = 0;
  #turn = Promise.resolve();
  #isOver = false;
  #isDeaf = false;

  constructor(call: Call, out: Outbound<WireWriteResponse>) {
    this.#call = call;
    this.#out = out;
  }

  receive(request: WireWriteRequest): void {
    this.#turn = this.#inTurn(this.#turn, request);
  }

  async finish(): Promise<void> {
    await this.#turn;
    this.close();
  }

  /** Received batches are still committed: the sender may only have lost the answer. */
  close(): void {
    this.#isDeaf = true;
  }

  async #inTurn(previous: Promise<void>, request: WireWriteRequest): Promise<void> {
    await previous;
    if (this.#isOver) return;
    try {
      this.#send(await this.#answer(request));
    } catch (thrown) {
      this.#isOver = true;
      if (!this.#isDeaf) this.#out.fail(asStatusError(thrown));
    }
  }

  async #answer(request: WireWriteRequest): Promise<Omit<WireWriteResponse, 'streamToken'>> {
    if (!this.#target) {
      this.#target = databaseTarget(this.#call, request.database);
      if (!request.writes?.length) return { streamId: 'writes' };
    }
    const { database, access } = this.#target;
    const writes = (request.writes ?? []).map((write) => readWrite(write, database.name));
    const { commitTime, results } = await database.commit(writes, {
      guard: access.commitGuard,
      transaction: null,
    });
    return { writeResults: results.map(writeWriteResult), commitTime: writeTimestamp(commitTime) };
  }

  #send(response: Omit<WireWriteResponse, 'streamToken'>): void {
    if (this.#isDeaf) return;
    this.#responses++;
    const streamToken = Buffer.alloc(4);
    streamToken.writeUInt32BE(this.#responses);
    this.#out.send({ ...response, streamToken });
  }
}
