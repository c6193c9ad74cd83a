import { type Call, foreign, type ReplyOf } from './answers.ts';
import { stage } from './stage.ts';
import { until } from './until.ts';

type ChatReply = ReplyOf<'chat'>;
type ChatCall = Call<'chat'>;

/** A complete reply of the chat calls. */
export const chatReply = (over: Partial<ChatReply>): ChatReply => ({
  success: true,
  message: '',
  isProcessing: false,
  searchQuery: null,
  requiresConfirmation: false,
  actions: [],
  sources: [],
  source: 'model',
  ...over,
});

/** An event of a streamed reply, as text. */
export const chatEvent = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

export type ScriptedAssistant = {
  /** Every call so far, oldest first. */
  asked: () => ChatCall['body'][];
  /** Writes a piece of the answer to the newest call, once there is one. */
  say: (text: string) => Promise<void>;
  /** Ends the answer to the newest call. */
  finish: (reply: Partial<ChatReply>) => Promise<void>;
  /** Breaks the connection of the newest call. */
  drop: () => Promise<void>;
};

/** An assistant that the test controls: it streams as the server does, word by word, when the test says so. */
export function scriptAssistant(): ScriptedAssistant {
  const { api } = stage();
  const encoder = new TextEncoder();
  const asked: ChatCall['body'][] = [];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;

  function answer({ body: question, signal }: ChatCall) {
    asked.push(question);
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        stream = controller;
        signal?.addEventListener('abort', () => {
          if (stream === controller) stream = undefined;
          controller.error(signal.reason);
        });
      },
    });
    return foreign(200, body, 'text/event-stream');
  }
  api.on('chat', answer);
  api.on('gptChat', answer);

  const isCalled = () =>
    until(
      () => stream,
      () => 'the assistant to be asked',
    );
  const write = (name: string, data: unknown) => stream?.enqueue(encoder.encode(chatEvent(name, data)));
  return {
    asked: () => asked,
    async say(text) {
      await isCalled();
      write('token', { text });
    },
    async finish(reply) {
      const answered = await isCalled();
      write('done', chatReply(reply));
      answered.close();
      stream = undefined;
    },
    async drop() {
      const answered = await isCalled();
      stream = undefined;
      answered.error(new TypeError('network error'));
    },
  };
}
