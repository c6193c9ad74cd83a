import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Backend } from '../rpc/call.ts';
import { methods } from '../rpc/methods.ts';
import { callerOf } from '../credentials.ts';
import { readBody } from '../http/request.ts';
import type { HttpExchange } from '../http/http-handler.ts';
import { parseForwardBody, parseHeaders } from './forward-body.ts';
import { frame } from './framing.ts';
import { sessionsToRotate } from './rotation.ts';
import { Session, type DuplexMethod } from './session.ts';

const keepAliveMs = 30_000;
/** A closed tab sends no message, so a session without requests for this long is dropped. */
const abandonedMs = 75_000;
const rotationMs = 25;
const protocolVersion = 8;

const channels = new Map<string, DuplexMethod>([
  ['/google.firestore.v1.Firestore/Listen/channel', methods.Listen],
  ['/google.firestore.v1.Firestore/Write/channel', methods.Write],
]);

/** Browsers' streams: Google's WebChannel over HTTP/1.1. */
export class WebChannel {
  readonly #backend: Backend;
  readonly #sessions = new Map<string, Session>();
  readonly #pending = { units: 0 };
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(backend: Backend) {
    this.#backend = backend;
    this.#timers = [
      setInterval(() => this.#rotate(), rotationMs).unref(),
      setInterval(() => this.#sweep(), keepAliveMs).unref(),
    ];
  }

  async handle({ request, response, url }: HttpExchange): Promise<void> {
    const method = channels.get(url.pathname);
    if (!method) return void response.writeHead(404).end();
    const sessionId = url.searchParams.get('SID');
    if (sessionId === null) {
      if (request.method === 'POST') return this.#open({ request, response, url }, method);
      return void response.writeHead(400).end('Error 400: a session is opened by POST');
    }
    const session = this.#sessions.get(sessionId);
    if (url.searchParams.get('TYPE') === 'terminate')
      return this.#terminate({ request, response, url }, session);
    // The client begins a new session if it finds these words after the start of the text.
    if (!session || session.isClosed)
      return void response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Error 400: Unknown SID');
    session.lastSeen = Date.now();
    session.back.acknowledge(Number(url.searchParams.get('AID') ?? 0) || 0);
    if (request.method === 'GET') return attach(session, { request, response, url });
    return forward(session, { request, response, url });
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const session of this.#sessions.values()) session.close();
    this.#sessions.clear();
  }

  async #open({ request, response, url }: HttpExchange, method: DuplexMethod): Promise<void> {
    const body = parseForwardBody(await readBody(request));
    // Older SDKs send the headers in the URL.
    const headers = url.searchParams.has('$httpHeaders')
      ? parseHeaders(url.searchParams.get('$httpHeaders') ?? '')
      : body.headers;
    const session = new Session(randomBytes(16).toString('base64url'), {
      method,
      call: { backend: this.#backend, caller: callerOf(headers.get('authorization')), connection: null },
      pending: this.#pending,
      clientAddress: addressOf(request),
      now: Date.now(),
    });
    this.#sessions.set(session.id, session);
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' });
    response.end(frame([[0, ['c', session.id, '', protocolVersion, 14, keepAliveMs]]]));
    session.receive(body);
  }

  async #terminate({ request, response }: HttpExchange, session: Session | undefined): Promise<void> {
    request.resume();
    if (session) this.#forget(session);
    response.writeHead(200).end();
  }

  #forget(session: Session): void {
    this.#sessions.delete(session.id);
    session.close();
  }

  #rotate(): void {
    for (const session of sessionsToRotate(this.#sessions.values(), Date.now())) session.back.release();
  }

  #sweep(): void {
    const now = Date.now();
    for (const session of this.#sessions.values()) {
      if (session.back.isOpen) session.back.keepAlive();
      else if (session.isClosed || now - session.lastSeen > abandonedMs) this.#forget(session);
    }
  }
}

function attach(session: Session, { response, url }: HttpExchange): void {
  const waitMs = Number(url.searchParams.get('TO') ?? 0);
  session.back.attach(response, {
    isLongPoll: url.searchParams.get('CI') === '1',
    waitMs: waitMs > 0 ? waitMs : null,
    now: Date.now(),
  });
  response.on('close', () => {
    session.lastSeen = Date.now();
  });
}

/** Answered at once: results come on the back channel. */
async function forward(session: Session, { request, response }: HttpExchange): Promise<void> {
  const body = parseForwardBody(await readBody(request));
  session.assertContiguous(body);
  const { back } = session;
  session.lastSentAt = Date.now();
  response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(frame([back.isOpen ? 1 : 0, back.lastSentId, back.pendingUnits]));
  session.receive(body);
}

function addressOf(request: IncomingMessage): string {
  return `${request.socket.remoteAddress ?? ''} ${request.headers.host ?? ''}`;
}
