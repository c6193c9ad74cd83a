import { expect, it, vi } from 'vitest';
import { inAWindow } from './testing/in-a-window.ts';
import { attempt, type AttemptEnd } from './attempts.ts';

inAWindow();

const ended = (end: AttemptEnd) => vi.fn((_id: string) => Promise.resolve(end));

async function pressed(key: string, work: (id: string) => Promise<AttemptEnd>): Promise<void> {
  const end = attempt(key, work);
  await vi.runAllTimersAsync();
  await end;
}

it('makes one press out of a double click, also when the work ends between its two clicks', async () => {
  const work = ended('over');
  void attempt('double', work);
  await vi.advanceTimersByTimeAsync(300);
  void attempt('double', work);
  await vi.runAllTimersAsync();
  expect(work).toHaveBeenCalledTimes(1);
});

it('keeps the id after no answer, and takes a new one after a definite answer', async () => {
  const open = ended('open');
  const over = ended('over');
  await pressed('send', open);
  await pressed('send', open);
  await pressed('send', over);
  await pressed('send', over);
  const ids = [...open.mock.calls, ...over.mock.calls].map(([id]) => id);
  expect(ids.slice(0, 3)).toEqual([ids[0], ids[0], ids[0]]);
  expect(ids[3]).not.toBe(ids[0]);
});

it('lets the control be pressed again under the same id after its work threw', async () => {
  const broken = vi.fn((_id: string) => Promise.reject(new Error('broken')));
  const first = attempt('broken', broken).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  expect(await first).toBe('broken');
  const over = ended('over');
  await pressed('broken', over);
  expect(over.mock.calls).toEqual(broken.mock.calls);
});
