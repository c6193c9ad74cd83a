import { describe, expect, it } from 'vitest';
import type { Assistant } from '../../ports/model.ts';
import { Failure } from '../../ports/failure.ts';
import { aChat, memoryReplies } from '../../testing/a-chat.ts';
import { anna } from '../../testing/engine.ts';
import { makeChat } from './kept-reply.ts';

/** A model that says its words one by one, each when the test lets it. */
function aSlowModel(words: readonly string[]): Assistant & { say(): Promise<void>; asked: number } {
  const gates = words.map(() => Promise.withResolvers<void>());
  const spoken = words.map(() => Promise.withResolvers<void>());
  let said = 0;
  const model = {
    isConfigured: true,
    asked: 0,
    async answer(
      _request: unknown,
      { signal, onText }: { signal: AbortSignal; onText?: (text: string) => void },
    ) {
      model.asked += 1;
      const stopped = Promise.withResolvers<never>();
      stopped.promise.catch(() => undefined);
      signal.addEventListener('abort', () => stopped.reject(new Failure('unavailable', 'unknown')));
      for (const [index, word] of words.entries()) {
        await Promise.race([gates[index]?.promise, stopped.promise]);
        onText?.(word);
        spoken[index]?.resolve();
      }
      return { text: words.join(''), calls: [] };
    },
    async say() {
      gates[said]?.resolve();
      await spoken[said]?.promise;
      said += 1;
    },
  };
  return model;
}

const joke = { message: 'tell me a joke', userId: 'anna', replyId: 'r1' };

describe('a reply', () => {
  it('is streamed as it comes', async () => {
    const model = aSlowModel(['Knock', ' knock']);
    const chat = makeChat(aChat({ assistant: model }));
    const heard: string[] = [];
    const reply = chat.reply(anna, joke, (text) => heard.push(text));
    await model.say();
    expect(heard).toEqual(['Knock']);
    await model.say();
    expect((await reply).message).toBe('Knock knock');
  });

  it('is joined by a second listener with all its text so far, and asked for once', async () => {
    const model = aSlowModel(['Knock', ' knock']);
    const chat = makeChat(aChat({ assistant: model }));
    const first = chat.reply(anna, joke, () => undefined);
    await model.say();
    const heard: string[] = [];
    const second = chat.reply(anna, joke, (text) => heard.push(text));
    await model.say();
    expect(await second).toEqual(await first);
    expect(heard.join('')).toBe('Knock knock');
    expect(model.asked).toBe(1);
  });

  it('is given again after it was finished, by another instance too', async () => {
    const model = aSlowModel(['Knock']);
    const replies = memoryReplies();
    const first = makeChat(aChat({ assistant: model, replies })).reply(anna, joke, () => undefined);
    await model.say();
    const again = makeChat(aChat({ assistant: model, replies })).reply(anna, joke, () => undefined);
    expect(await again).toEqual(await first);
    expect(model.asked).toBe(1);
  });

  it('keeps what was said when it is stopped', async () => {
    const model = aSlowModel(['Knock', ' knock']);
    const chat = makeChat(aChat({ assistant: model }));
    const reply = chat.reply(anna, joke, () => undefined);
    await model.say();
    await chat.cancel(anna, 'r1');
    expect(await reply).toMatchObject({ message: 'Knock', actions: [], source: 'model' });
  });

  it('of another person is out of reach', async () => {
    const model = aSlowModel(['Knock']);
    const chat = makeChat(aChat({ assistant: model }));
    const reply = chat.reply(anna, joke, () => undefined);
    await chat.cancel({ ...anna, uid: 'ben' }, 'r1');
    await model.say();
    expect((await reply).message).toBe('Knock');
  });

  it('that failed can be tried again', async () => {
    let isDown = true;
    const model: Assistant = {
      isConfigured: true,
      answer: () =>
        isDown
          ? Promise.reject(new Failure('unavailable', 'unknown'))
          : Promise.resolve({ text: 'Hi', calls: [] }),
    };
    const chat = makeChat(aChat({ assistant: model }));
    await expect(chat.reply(anna, joke, () => undefined)).rejects.toMatchObject({ kind: 'unavailable' });
    isDown = false;
    expect((await chat.reply(anna, joke, () => undefined)).message).toBe('Hi');
  });

  it('that the instance writing it gave up is told as failed, never as empty words', async () => {
    const replies = memoryReplies();
    const asked = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<never>();
    const model: Assistant = {
      isConfigured: true,
      answer: () => {
        asked.resolve();
        return gate.promise;
      },
    };
    const first = makeChat(aChat({ assistant: model, replies })).reply(anna, joke, () => undefined);
    const failed = expect(first).rejects.toMatchObject({ kind: 'unavailable' });
    await asked.promise;
    const joined = makeChat(aChat({ assistant: model, replies })).reply(anna, joke, () => undefined);
    gate.reject(new Failure('unavailable', 'unknown'));
    await failed;
    await expect(joined).rejects.toMatchObject({ kind: 'unavailable', reason: 'modelSilent' });
  });

  it('never lets a picture through, not even cut in two', async () => {
    const model = aSlowModel(['look !', '[x](https://evil.example/p.png)']);
    const chat = makeChat(aChat({ assistant: model }));
    const heard: string[] = [];
    const reply = chat.reply(anna, joke, (text) => heard.push(text));
    await model.say();
    await model.say();
    expect((await reply).message).not.toContain('![');
    expect(heard.join('')).not.toContain('![');
  });
});
