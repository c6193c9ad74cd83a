import { asStatusError, invalidArgument } from '../../model/status.ts';
import { callerOf } from '../credentials.ts';
import { parseJson, readBody } from '../http/request.ts';
import { errorBody, httpStatuses, sendJson } from '../http/http-status.ts';
import type { HttpExchange } from '../http/http-handler.ts';
import { fromJson, toJson, type Json } from '../json.ts';
import type { Backend, Call } from '../rpc/call.ts';
import { methods, type Method } from '../rpc/methods.ts';
import { jsonOfParameters } from './query-parameters.ts';
import { matchRestCall, type RestCall } from './rest-routes.ts';

type RestMethod = Exclude<Method, { kind: 'duplex' }>;

/** Answers a REST request by the RPC that it stands for; a streaming one becomes a JSON array. */
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
    sendJson(response, 200, await answer(method, { backend, caller, connection: null }, message));
  } catch (thrown) {
    const error = asStatusError(thrown);
    backend.reportInternal(error);
    const wrapped = method.kind === 'serverStream' ? [errorBody(error)] : errorBody(error);
    sendJson(response, httpStatuses[error.code], wrapped);
    request.resume();
  }
}

async function answer(method: RestMethod, call: Call, message: object): Promise<Json> {
  if (method.kind === 'unary') return toJson(method.response, await method.handle(call, message));
  return [...method.handle(call, message)].map((each) => toJson(method.response, each));
}

function bodyFields({ fromPath, body }: RestCall, json: unknown): object {
  if (body === null) return fromPath;
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw invalidArgument('Invalid JSON payload received.');
  if (body === '*') return { ...json, ...fromPath };
  const fixed = fromPath[body];
  return { ...fromPath, [body]: { ...json, ...(typeof fixed === 'object' ? fixed : {}) } };
}
