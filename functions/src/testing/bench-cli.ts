// A server of the handler benchmark, in its own process. `bare` answers from an onRequest that does nothing; `adapter`
// does so through Hono's adapter, with a promise; `floor` is the checks alone, written in one function; `ours` sends
// the same call through guards and validation to an empty use case. All run in the functions framework, as in the
// cloud. Sends its port to the parent.
import { createPublicKey, verify } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { http, type HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { getRequestListener } from '@hono/node-server';
import { onRequest, type Request } from 'firebase-functions/https';
import { chatRequest } from '@crocodile-hub/core/contract/chat';
import { tokenBuckets } from '@crocodile-hub/core/domain/token-buckets';
import { cloudLog } from '../adapters/logging/cloud-log.ts';
import { verifiedOnce } from '../adapters/firebase/verified-once.ts';
import { makeApp } from '../http/app.ts';
import { lastingAccounts } from './lasting-accounts.ts';
import { livingSessions } from '../usecases/accounts/sessions.ts';
import { keepUnread } from '../http/keep-unread.ts';
import { listener } from '../http/listener.ts';
import type { Handlers } from '../http/call.ts';
import { sayIssuesInEnglish } from '../http/read-call.ts';
import type { Identity } from '../ports/accounts.ts';
import { plainReply } from '../usecases/chat/reply.ts';

const emptyReply = plainReply('Hello.');
const unlimited = 1_000_000_000;

const handlerOf = {
  bare: () => onRequest({ cors: false }, (_request, response) => void response.json(emptyReply)),
  adapter: () =>
    onRequest(
      { cors: false },
      getRequestListener(() => Promise.resolve(Response.json(emptyReply))),
    ),
  floor: () => onRequest({ cors: false }, checksAlone()),
  ours: () => {
    keepUnread();
    return onRequest({ cors: false }, listener(ourApp().fetch, cloudLog()));
  },
};

/** The least work for a call that is identified, counted, validated and logged. */
function checksAlone() {
  const identity = signedBy(process.env['BENCH_PUBLIC_KEY'] ?? '');
  const calls = tokenBuckets(unlimited);
  const chats = tokenBuckets(unlimited);
  const log = cloudLog();
  return async (request: Request, response: ServerResponse): Promise<void> => {
    const startedAt = Date.now();
    const requestId = crypto.randomUUID();
    const { uid } = await identity.verify((request.headers.authorization ?? '').slice('Bearer '.length));
    calls.take(uid, startedAt);
    chats.take(uid, startedAt);
    const { userId } = chatRequest.parse(request.body);
    const reply = JSON.stringify(await Promise.resolve(emptyReply));
    response.writeHead(userId === uid ? 200 : 403, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(reply),
      'Cache-Control': 'no-store',
      'X-Request-Id': requestId,
    });
    response.end(reply);
    log.info('http', { requestId, status: 200, method: request.method, ms: Date.now() - startedAt });
  };
}

function ourApp() {
  sayIssuesInEnglish();
  const handlers = new Proxy({}, { get: () => () => Promise.resolve(emptyReply) }) as Handlers;
  return makeApp(
    {
      clock: { now: () => Date.now(), wait: () => Promise.resolve() },
      ids: { next: () => crypto.randomUUID(), secret: () => crypto.randomUUID() },
      log: cloudLog(),
      usage: { take: () => Promise.resolve(0) },
      identity: signedBy(process.env['BENCH_PUBLIC_KEY'] ?? ''),
      proof: null,
      origins: ['https://app.example'],
      limits: {
        call: unlimited,
        execution: unlimited,
        chat: unlimited,
        transcription: unlimited,
        'sign-in-start': unlimited,
        'sign-in-end': unlimited,
        'refused-sign-in': unlimited,
        webhook: unlimited,
        stranger: unlimited,
      },
    },
    handlers,
  );
}

/** Verifies an ID token as Google's library does once the key is known: its signature and its claims. */
function signedBy(pem: string): Identity {
  const publicKey = createPublicKey(pem);
  const tokens = verifiedOnce((token) => {
    const [header = '', claims = '', signature = ''] = token.split('.');
    const signed = Buffer.from(`${header}.${claims}`);
    const isGenuine = verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'));
    if (!isGenuine) throw new Error('the token of the benchmark is not good');
    const { sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    return Promise.resolve({
      uid: String(sub),
      googleIds: [],
      startedAt: 0,
      withPassword: true,
      isVerified: true,
      expiresAt: Number(exp) * 1_000,
    });
  });
  return livingSessions(tokens, lastingAccounts);
}

function kindOf(word: string | undefined): keyof typeof handlerOf {
  return word === 'bare' || word === 'adapter' || word === 'floor' ? word : 'ours';
}

const name = 'api';
// Both speak of the same Express request, in types that differ.
http(name, handlerOf[kindOf(process.argv[2])]() as HttpFunction);
const server = getTestServer(name).listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') process.send?.(address.port);
});
