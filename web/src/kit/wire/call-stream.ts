import { type Route, type RouteName, routes } from '@crocodile-hub/core/contract/routes';
import { minuteMs } from '@crocodile-hub/core/time/units';
import { readAppConfig } from './app-config.ts';
import { callerHeaders } from './caller-headers.ts';
import { call, type Input, type Reply } from './call.ts';
import type { Outcome } from './failure.ts';
import { bodyOf, failed, failureOf, replyOf } from './send-call.ts';
import { serverEvents } from './server-events.ts';

type StreamName = {
  [N in RouteName]: (typeof routes)[N] extends { streams: true } ? N : never;
}[RouteName];

type StreamOptions = {
  signal: AbortSignal;
  /** Called with each event before the end: its name and its parsed data. */
  onEvent: (name: string, data: unknown) => void;
};

/** A stream that is silent for this long has died; the server sends signs of life on a living one. */
const silenceMs = minuteMs;

/**
 * Calls a route that streams its reply. Always resolves, as `call` does: to the reply that ends the stream, or to the
 * kind of failure. Hosting delivers a stream only when it has ended, so this calls the function's own address, and
 * Hosting only if that cannot be reached.
 */
export async function callStream<N extends StreamName>(
  name: N,
  input: Input<N>,
  { signal, onEvent }: StreamOptions,
): Promise<Outcome<Reply<N>>> {
  const silence = silenceAlarm();
  const ends = AbortSignal.any([signal, silence.signal]);
  const response = await open(routes[name], input, ends);
  if (response === undefined) {
    silence.stop();
    // A timeout means that the function was reached; trying again through Hosting is pointless.
    if (silence.signal.aborted) return failed({ kind: 'unavailable' });
    return call(name, input, { signal, deadlineMs: silenceMs });
  }
  try {
    return await readReply(name, response, { onEvent, onChunk: silence.restart });
  } catch {
    return failed({ kind: 'unavailable' });
  } finally {
    silence.stop();
  }
}

/** Undefined when the address did not answer. */
async function open(route: Route, input: object, signal: AbortSignal): Promise<Response | undefined> {
  const { streamOrigin = '' } = readAppConfig();
  try {
    return await fetch(streamOrigin + route.path, {
      method: route.method,
      headers: {
        Accept: 'text/event-stream, application/json;q=0.9',
        'Content-Type': 'application/json',
        ...(await callerHeaders(route)),
      },
      body: JSON.stringify('body' in input ? input.body : {}),
      signal,
    });
  } catch {
    return undefined;
  }
}

async function readReply<N extends StreamName>(
  name: N,
  response: Response,
  { onEvent, onChunk }: Pick<StreamOptions, 'onEvent'> & { onChunk: () => void },
): Promise<Outcome<Reply<N>>> {
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
  if (!isStream || response.body === null) {
    const body = await bodyOf(response);
    return response.ok ? replyOf(name, body, response.status) : failed(failureOf(response, body));
  }
  for await (const event of serverEvents(response.body, onChunk)) {
    const data: unknown = JSON.parse(event.data);
    if (event.name === 'done') return replyOf(name, data, response.status);
    if (event.name === 'error') return failed(failureOf(response, data));
    onEvent(event.name, data);
  }
  return failed({ kind: 'unavailable' });
}

function silenceAlarm() {
  const controller = new AbortController();
  const arm = () => window.setTimeout(() => controller.abort(), silenceMs);
  let timer = arm();
  return {
    signal: controller.signal,
    restart: () => {
      window.clearTimeout(timer);
      timer = arm();
    },
    stop: () => window.clearTimeout(timer),
  };
}
