import { asStatusError, invalidArgument, type StatusError } from '../../model/status.ts';
import { errorBody } from '../http/http-status.ts';
import { parseJson } from '../http/request.ts';
import { fromJson, toJson } from '../json.ts';
import type { Backend, Call } from '../rpc/call.ts';
import type { Duplex } from '../rpc/duplex.ts';
import type { Method } from '../rpc/methods.ts';
import { BackChannel, type Pending } from './back-channel.ts';
import type { ForwardBody } from './forward-body.ts';

export type DuplexMethod = Extract<Method, { kind: 'duplex' }>;

/** One WebChannel session: a stream of messages in each direction, made of many short and hanging requests. */
export class Session {
  readonly id: string;
  /** The browser's address, to count its hanging requests. */
  readonly clientAddress: string;
  readonly back: BackChannel;
  lastSeen: number;
  /** When the client last sent messages of its own. */
  lastSentAt: number;
  readonly #backend: Backend;
  readonly #method: DuplexMethod;
  readonly #stream: Duplex<object>;
  #nextMessage = 0;
  #isOver = false;
  #isClosed = false;

  constructor(
    id: string,
    {
      method,
      call,
      pending,
      clientAddress,
      now,
    }: { method: DuplexMethod; call: Call; pending: Pending; clientAddress: string; now: number },
  ) {
    this.id = id;
    this.back = new BackChannel(pending);
    this.clientAddress = clientAddress;
    this.lastSeen = now;
    this.lastSentAt = now;
    this.#backend = call.backend;
    this.#method = method;
    this.#stream = method.open(call, {
      send: (message) => this.#send(message),
      fail: (error) => this.#fail(error),
    });
  }

  /** Closed by this side for lack of room; the client is told that the session is unknown. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** A gap means that a message was lost. */
  assertContiguous({ offset }: ForwardBody): void {
    if (offset > this.#nextMessage) throw invalidArgument('WebChannel messages are missing.');
  }

  /** Messages below the next expected number are duplicates. */
  receive({ offset, messages }: ForwardBody): void {
    for (const message of messages.slice(this.#nextMessage - offset)) {
      this.#nextMessage++;
      if (this.#isOver) continue;
      try {
        this.#stream.receive(fromJson(this.#method.request, parseJson(message)));
      } catch (thrown) {
        this.#fail(asStatusError(thrown));
      }
    }
  }

  close(): void {
    this.#isOver = true;
    this.#isClosed = true;
    this.#stream.close();
    this.back.destroy();
  }

  #send(message: object): void {
    if (this.#isOver) return;
    const hasRoom = this.back.push(JSON.stringify([toJson(this.#method.response, message)]));
    // Closed rather than failed: the client finds its session unknown, opens a new one and resumes.
    if (!hasRoom) this.close();
  }

  #fail(error: StatusError): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#backend.reportInternal(error);
    this.#stream.close();
    this.back.push(JSON.stringify([errorBody(error)]));
  }
}
