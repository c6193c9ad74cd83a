import { describe, expect, it, vi } from 'vitest';
import { inAWindow } from '../state/testing/in-a-window.ts';
import { recognise } from './recognise.ts';

/** A recogniser that says nothing of itself. */
class Silent {
  static last: Silent | undefined;
  lang = '';
  continuous = false;
  interimResults = false;
  aborted = false;
  readonly #listeners = new Map<string, (event: never) => void>();
  addEventListener(type: string, listener: (event: never) => void) {
    this.#listeners.set(type, listener);
  }
  says(type: 'start' | 'end') {
    const listener = this.#listeners.get(type);
    if (listener !== undefined) Reflect.apply(listener, this, [new Event(type)]);
  }
  start() {
    Silent.last = this;
  }
  stop() {
    this.says('end');
  }
  abort() {
    this.aborted = true;
  }
}

inAWindow();

function listening({ permission }: { permission?: PermissionState } = {}) {
  const query = () => Promise.resolve({ state: permission });
  vi.stubGlobal('navigator', { userAgent: '', ...(permission !== undefined && { permissions: { query } }) });
  const onOpen = vi.fn<() => void>();
  const finish = new AbortController();
  const heard = recognise(Silent, {
    language: 'en-US',
    finish: finish.signal,
    cancel: new AbortController().signal,
    onOpen,
    onWords: () => undefined,
    onLevel: () => undefined,
  });
  return { heard, onOpen, finish };
}

describe('a recogniser that does not answer', () => {
  it('is given up after four seconds, as if the browser had none', async () => {
    const { heard, onOpen } = listening();
    await vi.advanceTimersByTimeAsync(3_999);
    expect(Silent.last?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await heard).toEqual({ is: 'no-service', why: 'unsupported' });
    expect(Silent.last?.aborted).toBe(true);
    Silent.last?.says('start');
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('has longer while the browser asks the person for the microphone', async () => {
    const { heard, onOpen, finish } = listening({ permission: 'prompt' });
    await vi.advanceTimersByTimeAsync(4_000);
    Silent.last?.says('start');
    expect(onOpen).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(30_000);
    finish.abort();
    expect(await heard).toEqual({ is: 'failed', why: 'noSpeech' });
    expect(Silent.last?.aborted).toBe(false);
  });
});
