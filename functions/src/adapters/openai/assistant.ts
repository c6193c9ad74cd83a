import type OpenAI from 'openai';
import * as z from 'zod/mini';
import { Failure } from '../../ports/failure.ts';
import type { Assistant, AssistantAnswer, AssistantRequest } from '../../ports/model.ts';
import { circuit } from '../shared/circuit.ts';
import { fairShare } from '../shared/fair-share.ts';
import { lazy } from '../shared/lazy.ts';
import { isOurFault } from '../shared/network.ts';
import { retryAfterSeconds } from '../shared/retry-after.ts';
import { retrying } from '../shared/retrying.ts';

type AssistantOptions = {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
  timeoutMs: number;
};

/** A turn of a chat takes up to two answers, and so may a command. */
const answersAMinute = 120;

type Call = { name: string; json: string };

/** Any OpenAI-compatible server. The client is made at first use: it throws without a key. */
export function openaiAssistant({ apiKey, baseUrl, model, timeoutMs }: AssistantOptions): Assistant {
  const guarded = circuit(silence);
  const takeShare = fairShare(answersAMinute, silence);
  const open = lazy(async () => {
    const { OpenAI } = await import('openai');
    return new OpenAI({
      apiKey,
      timeout: timeoutMs,
      // The library would wait as long as the server asks, up to a minute.
      maxRetries: 0,
      ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
    });
  });

  return {
    isConfigured: true,
    async answer(request, { signal, onText }) {
      takeShare();
      try {
        return await guarded(async () => {
          try {
            const client = await open();
            const stream = await retrying(() =>
              client.chat.completions.create(bodyOf(model, request), { signal }).catch((error: unknown) => {
                throw signal.aborted || isAboutTheRequest(error) ? error : modelFailure(error);
              }),
            );
            return await collect(stream, onText);
          } catch (error) {
            throw isStopped(signal) || isAboutTheRequest(error) ? error : modelFailure(error);
          }
        });
      } catch (error) {
        throw modelFailure(error);
      }
    },
  };
}

/** Whether the person stopped it, which is no fault of the model. A timeout is. */
function isStopped({ aborted, reason }: AbortSignal): boolean {
  return aborted && !(reason instanceof Error && reason.name === 'TimeoutError');
}

function bodyOf(
  model: string,
  { instructions, turns, tools, mostTokens }: AssistantRequest,
): OpenAI.ChatCompletionCreateParamsStreaming {
  return {
    model,
    stream: true,
    max_completion_tokens: mostTokens,
    messages: [{ role: 'system', content: instructions }, ...turns],
    ...(tools.length === 0
      ? {}
      : {
          tools: tools.map(({ name, description, parameters }) => ({
            type: 'function' as const,
            function: { name, description, parameters },
          })),
        }),
  };
}

async function collect(
  stream: AsyncIterable<OpenAI.ChatCompletionChunk>,
  onText: ((text: string) => void) | undefined,
): Promise<AssistantAnswer> {
  let text = '';
  let isAnswer = false;
  const calls = new Map<number, Call>();
  for await (const { choices } of stream) {
    isAnswer ||= choices.length > 0;
    const delta = choices[0]?.delta;
    if (typeof delta?.content === 'string' && delta.content !== '') {
      text += delta.content;
      onText?.(delta.content);
    }
    for (const { index, function: called } of delta?.tool_calls ?? []) {
      const known = calls.get(index) ?? { name: '', json: '' };
      calls.set(index, {
        name: known.name + (called?.name ?? ''),
        json: known.json + (called?.arguments ?? ''),
      });
    }
  }
  // The library reads an invalid answer as a stream without chunks.
  if (!isAnswer) throw new Failure('unavailable', silence);
  return { text, calls: [...calls.values()].map(({ name, json }) => ({ name, arguments: parsed(json) })) };
}

/** Invalid JSON is no error here: the tool's schema refuses it. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const thrown = z.object({ status: z.optional(z.number()), headers: z.optional(z.unknown()) });

const usualWaitSeconds = 20;
const silence = 'modelSilent';

/**
 * Refused for its content, such as a text that is too long. It would be refused again; other requests are not affected.
 */
function isAboutTheRequest(error: unknown): boolean {
  const { status = 0 } = thrown.safeParse(error).data ?? {};
  return [400, 404, 413, 422].includes(status) || isOurFault(error);
}

function modelFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { status, headers } = thrown.safeParse(error).data ?? {};
  if (status === 429) {
    return new Failure('rate-limited', silence, {
      cause: error,
      retryAfterSeconds: retryAfterSeconds(headers, usualWaitSeconds),
    });
  }
  if (status === 401 || status === 403) {
    return new Failure('forbidden', 'modelRefused', { cause: error });
  }
  return new Failure('unavailable', silence, { cause: error });
}
