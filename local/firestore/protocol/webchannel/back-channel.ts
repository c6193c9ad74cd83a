import type { ServerResponse } from 'node:http';
import { frameArrays } from './framing.ts';

type Numbered = { id: number; text: string };

/** The state of one hanging GET, and when it began. */
type Hanging = {
  response: ServerResponse;
  isLongPoll: boolean;
  openedAt: number;
  hasSent: boolean;
  timer: NodeJS.Timeout | null;
};

/** The most text that may wait for one client, in UTF-16 units. */
const mostPending = 256 * 1024 * 1024;
/** The most that may wait for all clients together; beyond it, sessions with much waiting text are closed. */
const mostPendingForAll = 2 * mostPending;
const littlePending = 1024 * 1024;
/** A hanging GET ends after this much text, because only a new GET acknowledges what has arrived. */
const mostUnacknowledged = 1024 * 1024;
/** Clients parse a chunk only when it is complete, so large answers are sent in several. */
const chunkUnits = 256 * 1024;

/** The text that waits for all clients of a server, in UTF-16 units. */
export type Pending = { units: number };

const noop = '["noop"]';

/**
 * The way from server to client: numbered arrays, kept until acknowledged and sent again on every new GET.
 * Reconnecting, long polling and rotation all work the same: a new GET replaces the old one, and no array is lost.
 */
export class BackChannel {
  readonly #all: Pending;
  #lastId = 0;
  #unacknowledged: Numbered[] = [];
  #pendingUnits = 0;
  #sentUpTo = 0;
  #isFlushing = false;
  #hanging: Hanging | null = null;

  constructor(all: Pending) {
    this.#all = all;
  }

  get lastSentId(): number {
    return this.#sentUpTo;
  }

  get isOpen(): boolean {
    return this.#hanging !== null;
  }

  get pendingUnits(): number {
    return this.#pendingUnits;
  }

  get openedAt(): number {
    return this.#hanging?.openedAt ?? Infinity;
  }

  /** False if so much text waits that the session should be closed. */
  push(text: string): boolean {
    this.#lastId++;
    this.#unacknowledged.push({ id: this.#lastId, text });
    this.#count(text.length);
    this.#flushSoon();
    const isRoomForAll = this.#all.units <= mostPendingForAll || this.#pendingUnits <= littlePending;
    return this.#pendingUnits <= mostPending && isRoomForAll;
  }

  acknowledge(upTo: number): void {
    const firstKept = this.#unacknowledged.findIndex(({ id }) => id > upTo);
    const count = firstKept === -1 ? this.#unacknowledged.length : firstKept;
    for (const { text } of this.#unacknowledged.splice(0, count)) this.#count(-text.length);
  }

  /** A new GET takes over from the old one and gets everything that is not yet acknowledged. */
  attach(
    response: ServerResponse,
    { isLongPoll, waitMs, now }: { isLongPoll: boolean; waitMs: number | null; now: number },
  ): void {
    this.release();
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' });
    response.flushHeaders();
    const hanging: Hanging = { response, isLongPoll, openedAt: now, hasSent: false, timer: null };
    if (waitMs !== null) hanging.timer = setTimeout(() => this.release(), waitMs);
    this.#hanging = hanging;
    this.#sentUpTo = (this.#unacknowledged[0]?.id ?? this.#lastId + 1) - 1;
    response.on('close', () => this.#detach(hanging));
    // An immediate body byte tells the client that no proxy delays the answer.
    if (this.#unacknowledged.length === 0 && !isLongPoll) this.push(noop);
    else this.#flush();
  }

  /**
   * Ends the hanging GET; the client opens another at once. It must carry a chunk first, or the client sees an error.
   */
  release(): void {
    const hanging = this.#hanging;
    if (!hanging) return;
    if (!hanging.hasSent && this.#unsent().length === 0) this.push(noop);
    this.#flush();
    this.#end(hanging);
  }

  keepAlive(): void {
    if (this.#hanging) this.push(noop);
  }

  /** Ends everything without a message. */
  destroy(): void {
    const hanging = this.#hanging;
    if (hanging) this.#end(hanging);
    this.#unacknowledged = [];
    this.#count(-this.#pendingUnits);
  }

  #count(units: number): void {
    this.#pendingUnits += units;
    this.#all.units += units;
  }

  /** Text that is pushed in one turn, such as a whole query's result, is sent together. */
  #flushSoon(): void {
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    queueMicrotask(() => {
      this.#isFlushing = false;
      this.#flush();
    });
  }

  #flush(): void {
    const hanging = this.#hanging;
    const unsent = this.#unsent();
    if (!hanging || unsent.length === 0) return;
    for (const chunk of inChunks(unsent)) hanging.response.write(frameArrays(chunk));
    hanging.hasSent = true;
    this.#sentUpTo = this.#lastId;
    if (hanging.isLongPoll || this.#pendingUnits > mostUnacknowledged) this.#end(hanging);
  }

  #unsent(): readonly Numbered[] {
    const firstId = this.#unacknowledged[0]?.id ?? this.#lastId + 1;
    return this.#unacknowledged.slice(Math.max(0, this.#sentUpTo + 1 - firstId));
  }

  #end(hanging: Hanging): void {
    this.#detach(hanging);
    hanging.response.end();
  }

  #detach(hanging: Hanging): void {
    if (hanging.timer) clearTimeout(hanging.timer);
    if (this.#hanging === hanging) this.#hanging = null;
  }
}

function* inChunks(arrays: readonly Numbered[]): Iterable<Numbered[]> {
  let chunk: Numbered[] = [];
  let units = 0;
  for (const array of arrays) {
    chunk.push(array);
    units += array.text.length;
    if (units < chunkUnits) continue;
    yield chunk;
    chunk = [];
    units = 0;
  }
  if (chunk.length > 0) yield chunk;
}
