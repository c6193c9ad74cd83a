import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { asStatusError, invalidArgument } from '../../model/status.ts';
import { callerOf } from '../credentials.ts';
import { parseJson, readBody } from '../http/request.ts';
import { errorBody, httpStatuses, sendJson } from '../http/http-status.ts';
import type { HttpExchange } from '../http/http-handler.ts';
import { fromJson, toJson } from '../json.ts';
import type { Backend, Call } from '../rpc/call.ts';
import { methods, type Method } from '../rpc/methods.ts';
import { jsonOfParameters } from './query-parameters.ts';
import { matchRestCall, type RestCall } from './rest-routes.ts';

type RestMethod = Exclude<Method, { kind: 'duplex' }>;

/** Answers a REST request by calling its RPC; a stream becomes a JSON array. */
export async function handleRest(backend: Backend, { request, response, url }: HttpExchange): Promise<void> {
  const rest = matchRestCall(request.method ?? 'GET', url.pathname);
  const method: RestMethod = methods[rest.method];
  try {
    const caller = callerOf(request.headers.authorization);
    const body = parseJson(await readBody(request));
    const message = fromJson(method.request, {
      ...jsonOfParameters(url.searchParams, method.request),
      ...bodyFields(rest, body),
    });
    const call = { backend, caller, connection: null };
    if (method.kind === 'unary')
      sendJson(response, 200, toJson(method.response, await method.handle(call, message)));
    else await sendArray(response, jsonOf(method, call, message));
  } catch (thrown) {
    const error = asStatusError(thrown);
    backend.reportInternal(error);
    if (response.headersSent) return void response.destroy();
    const wrapped = method.kind === 'serverStream' ? [errorBody(error)] : errorBody(error);
    sendJson(response, httpStatuses[error.code], wrapped);
    request.resume();
  }
}

type StreamingMethod = Extract<RestMethod, { kind: 'serverStream' }>;

function* jsonOf(method: StreamingMethod, call: Call, message: object): Iterable<string> {
  for (const each of method.handle(call, message)) yield JSON.stringify(toJson(method.response, each));
}

/** Sends one element at a time, at the reader's pace: the whole answer may be larger than its source. */
async function sendArray(response: ServerResponse, elements: Iterable<string>): Promise<void> {
  const parts = elements[Symbol.iterator]();
  // An error comes with the first element, before a status is sent.
  let next = parts.next();
  response.writeHead(200, { 'Content-Type': 'application/json; charset=UTF-8' });
  await pipeline(function* () {
    yield '[';
    for (let separator = ''; next.done !== true; next = parts.next(), separator = ',')
      yield separator + next.value;
    yield ']';
  }, response);
}

function bodyFields({ fromPath, body }: RestCall, json: unknown): object {
  if (body === null) return fromPath;
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw invalidArgument('Invalid JSON payload received.');
  if (body === '*') return { ...json, ...fromPath };
  const fixed = fromPath[body];
  return { ...fromPath, [body]: { ...json, ...(typeof fixed === 'object' ? fixed : {}) } };
}
