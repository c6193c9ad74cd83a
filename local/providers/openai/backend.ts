import type { LLMock } from '@copilotkit/aimock';

import type { Replies } from './replies.ts';

/** The npm package aimock, which speaks OpenAI's whole protocol, behind our routes. It starts at the first request. */
export function createBackend(replies: Replies) {
  let starting: Promise<LLMock> | undefined;

  async function launch(): Promise<LLMock> {
    const { LLMock } = await import('@copilotkit/aimock');
    const mock = new LLMock({ port: 0, host: '127.0.0.1' });
    mock.on({ predicate: () => true }, () => answer());
    await mock.start();
    return mock;
  }

  function answer() {
    const { content, toolCalls = [] } = replies.next();
    const calls = toolCalls.map((call) => ({ name: call.name, arguments: JSON.stringify(call.arguments) }));
    if (calls.length === 0) return { content: content ?? '' };
    return content === undefined ? { toolCalls: calls } : { content, toolCalls: calls };
  }

  return {
    async ask(path: string, init: RequestInit): Promise<Response> {
      const { url } = await (starting ??= launch());
      return fetch(`${url}${path}`, init);
    },
    async close(): Promise<void> {
      const running = await starting;
      starting = undefined;
      await running?.stop();
    },
  };
}
