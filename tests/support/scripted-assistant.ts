import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signedIn } from './signed-in.ts';
import { patience } from './patience.ts';

type Reply = {
  message: string;
  isProcessing?: boolean;
  searchQuery?: string | null;
  requiresConfirmation?: boolean;
  actions?: unknown[];
  sources?: { title: string; url: string }[];
};

/** The request of one call of the chat routes. */
export type ChatRequest = {
  path: string;
  message: string;
  replyId: string;
  executeSearch?: boolean;
  purpose?: string;
  context: { messages: { role: string; content: string }[] };
};

export type ScriptedAssistant = {
  /** Every call so far, oldest first. */
  asked: () => Promise<ChatRequest[]>;
  /** Writes a piece of the answer to the newest call, once there is one. */
  say: (text: string) => Promise<void>;
  /** Ends the answer to the newest call. */
  finish: (reply: Reply) => Promise<void>;
  /** Breaks the connection of the newest call. */
  drop: () => Promise<void>;
};

/**
 * Replaces the chat routes by an assistant that says what the test tells it, in this page only: it streams like the
 * server, word by word, at the test's pace.
 */
export async function scriptAssistant(page: Page): Promise<ScriptedAssistant> {
  await page.addInitScript(install);
  const isCalled = () =>
    expect.poll(() => page.evaluate(() => window.scripted.isWaiting()), patience).toBe(true);
  return {
    asked: () => page.evaluate(() => window.scripted.asked),
    async say(text) {
      await isCalled();
      await page.evaluate((piece) => window.scripted.say(piece), text);
    },
    async finish(reply) {
      await isCalled();
      await page.evaluate((whole) => window.scripted.finish(whole), reply);
    },
    async drop() {
      await isCalled();
      await page.evaluate(() => window.scripted.drop());
    },
  };
}

/** A signed-in person whose assistant the test controls. */
export async function withScriptedAssistant(options: Parameters<typeof signedIn>[0] = {}) {
  let assistant: ScriptedAssistant | undefined;
  const visited = await signedIn({
    ...options,
    prepare: async ({ page }) => {
      assistant = await scriptAssistant(page);
    },
  });
  if (assistant === undefined) throw new Error('the assistant was not put in place');
  return { ...visited, assistant };
}

declare global {
  interface Window {
    scripted: {
      asked: ChatRequest[];
      isWaiting(): boolean;
      say(text: string): void;
      finish(reply: Reply): void;
      drop(): void;
    };
  }
}

/** Runs in the page. */
function install(): void {
  const real = window.fetch.bind(window);
  const encoder = new TextEncoder();
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const event = (name: string, data: unknown) =>
    stream?.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));

  window.scripted = {
    asked: [],
    isWaiting: () => stream !== undefined,
    say: (text) => event('token', { text }),
    finish: (reply) => {
      event('done', {
        success: true,
        isProcessing: false,
        searchQuery: null,
        requiresConfirmation: false,
        actions: [],
        sources: [],
        source: 'model',
        ...reply,
      });
      stream?.close();
      stream = undefined;
    },
    drop: () => {
      stream?.error(new TypeError('network error'));
      stream = undefined;
    },
  };

  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (!/\/api\/(command-center|gpt)\/chat$/.test(pathname)) return real(input, init);
    window.scripted.asked.push({
      path: pathname,
      ...JSON.parse(typeof init?.body === 'string' ? init.body : '{}'),
    });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        stream = controller;
        init?.signal?.addEventListener('abort', () => {
          if (stream === controller) stream = undefined;
          controller.error(new DOMException('aborted', 'AbortError'));
        });
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
  };
}
