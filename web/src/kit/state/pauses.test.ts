import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { becomeOnline, pause } from './pauses.ts';

let calledOff: AbortController;
const listeners = () => getEventListeners(calledOff.signal, 'abort').length;

beforeEach(() => {
  calledOff = new AbortController();
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

describe('a pause', () => {
  beforeEach(() => void vi.stubGlobal('window', globalThis));

  it('ends after its time, and leaves nothing behind at what could have called it off', async () => {
    const paused = pause(1_000, calledOff.signal);
    expect(listeners()).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await paused;
    expect(listeners()).toBe(0);
  });

  it('ends when it is called off, and leaves no timer behind', async () => {
    const paused = pause(1_000, calledOff.signal);
    calledOff.abort();
    await paused;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the wait for a connection', () => {
  const browser = new EventTarget();
  beforeEach(() => {
    vi.stubGlobal('window', browser);
    vi.stubGlobal('navigator', { onLine: false });
  });
  const waiting = () => getEventListeners(browser, 'online').length;

  it('ends with the connection, and leaves nothing behind', async () => {
    const online = becomeOnline(calledOff.signal);
    browser.dispatchEvent(new Event('online'));
    await online;
    expect([listeners(), waiting()]).toEqual([0, 0]);
  });

  it('ends when it is called off, and leaves nothing behind', async () => {
    const online = becomeOnline(calledOff.signal);
    calledOff.abort();
    await online;
    expect([listeners(), waiting()]).toEqual([0, 0]);
  });
});
