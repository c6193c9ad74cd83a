import type { ServerResponse } from 'node:http';
import { frameArrays } from './framing.ts';

type Numbered = { id: number; text: string };

/** What one hanging GET still has to do, and since when it hangs. */
type Hanging = {
  response: ServerResponse;
  isLongPoll: boolean;
  openedAt: number;
  hasSent: boolean;
  timer: NodeJS.Timeout | null;
};

/** The most that may wait for an absent or slow client, in UTF-16 units. */
const mostPending = 16 * 1024 * 1024;

const noop = '["noop"]';

/**
 * The way from server to client: numbered arrays, kept until acknowledged and sent again on every new GET.
 * Reconnecting, long polling and rotation are all the same to it: a GET comes, a GET goes, nothing is lost.
 */
export class BackChannel {
  #lastId = 0;
  #unacknowledged: Numbered[] = [];
  #pendingUnits = 0;
  #sentUpTo = 0;
  #hanging: Hanging | null = null;

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

  /** False when so much waits that the session should be given up. */
  push(text: string): boolean {
    this.#lastId++;
    this.#unacknowledged.push({ id: this.#lastId, text });
    this.#pendingUnits += text.length;
    this.#flush();
    return this.#pendingUnits <= mostPending;
  }

  acknowledge(upTo: number): void {
    while (this.#unacknowledged[0] && this.#unacknowledged[0].id <= upTo) {
      this.#pendingUnits -= this.#unacknowledged.shift()?.text.length ?? 0;
    }
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
    // A body byte at once tells the client that no proxy holds the answer back.
    if (this.#unacknowledged.length === 0 && !isLongPoll) this.push(noop);
    else this.#flush();
  }

  /** Ends the hanging GET; the client opens another at once. It must have had a chunk, or it is an error there. */
  release(): void {
    const hanging = this.#hanging;
    if (!hanging) return;
    if (!hanging.hasSent) this.push(noop);
    this.#detach(hanging);
    hanging.response.end();
  }

  keepAlive(): void {
    if (this.#hanging) this.push(noop);
  }

  /** Ends everything without another word. */
  destroy(): void {
    const hanging = this.#hanging;
    if (hanging) {
      this.#detach(hanging);
      hanging.response.end();
    }
    this.#unacknowledged = [];
  }

  #flush(): void {
    const hanging = this.#hanging;
    const unsent = this.#unacknowledged.filter(({ id }) => id > this.#sentUpTo);
    if (!hanging || unsent.length === 0) return;
    hanging.response.write(frameArrays(unsent));
    hanging.hasSent = true;
    this.#sentUpTo = this.#lastId;
    if (!hanging.isLongPoll) return;
    this.#detach(hanging);
    hanging.response.end();
  }

  #detach(hanging: Hanging): void {
    if (hanging.timer) clearTimeout(hanging.timer);
    if (this.#hanging === hanging) this.#hanging = null;
  }
}
