import { asStatusError, invalidArgument } from '../../model/status.ts';
import { callerOf } from '../credentials.ts';
import { parseJson, readBody } from '../http/body.ts';
import { errorBody, httpStatuses, sendJson } from '../http/http-status.ts';
import type { HttpExchange } from '../http/http-handler.ts';
import { fromJson, toJson } from '../json.ts';
import type { Backend } from '../rpc/call.ts';
import { methods, type Method } from '../rpc/methods.ts';
import { jsonOfParameters } from './query-parameters.ts';
import { matchRestCall, type RestCall } from './rest-routes.ts';

/** Answers a REST request by the RPC that it stands for; a streaming one becomes a JSON array. */
export async function handleRest(backend: Backend, { request, response, url }: HttpExchange): Promise<void> {
  const rest = matchRestCall(request.method ?? 'GET', url.pathname);
  const method: Exclude<Method, { kind: 'duplex' }> = methods[rest.method];
  try {
    const caller = callerOf(request.headers.authorization);
    const body = parseJson(await readBody(request));
    const message = fromJson(method.request, {
      ...jsonOfParameters(url.searchParams, method.request),
      ...bodyFields(rest, body),
    });
    const answer = await method.handle({ backend, caller }, message);
    sendJson(
      response,
      200,
      method.kind === 'unary' ? toJson(method.response, answer) : streamed(method, answer),
    );
  } catch (thrown) {
    const error = asStatusError(thrown);
    const wrapped = method.kind === 'serverStream' ? [errorBody(error)] : errorBody(error);
    sendJson(response, httpStatuses[error.code], wrapped);
    request.resume();
  }
}

function streamed({ response }: Method, messages: object): unknown[] {
  return Symbol.iterator in messages
    ? [...(messages as Iterable<object>)].map((message) => toJson(response, message))
    : [];
}

function bodyFields({ fromPath, body }: RestCall, json: unknown): object {
  if (body === null) return fromPath;
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw invalidArgument('Invalid JSON payload received.');
  if (body === '*') return { ...json, ...fromPath };
  const fixed = fromPath[body];
  return { ...fromPath, [body]: { ...json, ...(typeof fixed === 'object' ? fixed : {}) } };
}
