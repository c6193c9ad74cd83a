import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftSaver } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aSaver({ first = null as string | null, answers = [] as Promise<boolean>[] } = {}) {
  const did: string[] = [];
  const told: string[] = [];
  const done = (what: string) => {
    did.push(what);
    return answers.shift() ?? Promise.resolve(true);
  };
  const saver = draftSaver<string>({
    first,
    quietMs: 2_000,
    save: done,
    remove: () => done('(removed)'),
    onStatus: (status, of) => told.push(`${status} ${of}`),
  });
  return { saver, did, told };
}

describe('a draft', () => {
  it('is saved when nothing is typed for a moment, and not before', async () => {
    const { saver, did, told } = aSaver();
    saver.note('H');
    await vi.advanceTimersByTimeAsync(1_900);
    saver.note('Hi');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(did).toEqual([]);
    saver.note('Hi');
    await vi.advanceTimersByTimeAsync(100);
    expect([did, told]).toEqual([['Hi'], ['saved "Hi"']]);
    saver.note('Hi');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(did).toEqual(['Hi']);
  });

  it('is not made of an empty form, and goes when the form is emptied', async () => {
    const { saver, did } = aSaver();
    saver.note(null);
    expect(await saver.flush()).toBe(true);
    expect(did).toEqual([]);
    saver.note('Hi');
    await saver.flush();
    saver.note(null);
    await saver.flush();
    expect(did).toEqual(['Hi', '(removed)']);
  });

  it('is saved one time after the other, the last words last', async () => {
    const { promise: slow, resolve: answer } = Promise.withResolvers<boolean>();
    const { saver, did } = aSaver({ answers: [slow] });
    saver.note('Hi');
    const first = saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    saver.note('Hi Dana');
    const second = saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(did).toEqual(['Hi']);
    answer(true);
    await first;
    expect(await second).toBe(true);
    expect(did).toEqual(['Hi', 'Hi Dana']);
  });

  it('that was not saved is not kept, and is tried again', async () => {
    const { saver, did, told } = aSaver({ answers: [Promise.resolve(false)] });
    saver.note('Hi');
    expect(await saver.flush()).toBe(false);
    expect(told).toEqual(['failed "Hi"']);
    expect(await saver.flush()).toBe(true);
    expect(did).toEqual(['Hi', 'Hi']);
  });

  it('is not saved again while its mail is sent, nor after', async () => {
    const { saver, did } = aSaver({ first: 'Hi' });
    saver.note('Hi Dana');
    await saver.settle();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(did).toEqual([]);
    // The send failed: it goes on.
    saver.resume();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(did).toEqual(['Hi Dana']);
    saver.note('Hi Dana!');
    saver.end();
    await vi.advanceTimersByTimeAsync(5_000);
    await saver.flush();
    expect(did).toEqual(['Hi Dana']);
  });

  it('is discarded after what is on its way', async () => {
    const { saver, did } = aSaver();
    saver.note('Hi');
    void saver.flush();
    expect(await saver.discard()).toBe(true);
    expect(did).toEqual(['Hi', '(removed)']);
  });
});
