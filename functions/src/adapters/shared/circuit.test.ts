import { describe, expect, it } from 'vitest';
import { Failure } from '../../ports/failure.ts';
import { circuit } from './circuit.ts';

const down = () => Promise.reject(new Failure('unavailable', 'no answer'));
const refuses = () => Promise.reject(new Failure('forbidden', 'no'));

async function failing(run: ReturnType<typeof circuit>, call: () => Promise<never>, times: number) {
  for (let count = 0; count < times; count += 1) await run(call).catch(() => undefined);
}

describe('a circuit', () => {
  it('opens after twenty silences in a row, and asks nobody while it is open', async () => {
    let asked = 0;
    const run = circuit('silent', () => 0);
    await failing(run, down, 20);
    const ask = () => {
      asked += 1;
      return Promise.resolve('hello');
    };
    await expect(run(ask)).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'silent',
      retryAfterSeconds: 5,
    });
    expect(asked).toBe(0);
  });

  it('lets one call try after a pause, and closes when it succeeds', async () => {
    let now = 0;
    const run = circuit('silent', () => now);
    await failing(run, down, 20);
    now = 5_001;
    const probe = Promise.withResolvers<string>();
    const first = run(() => probe.promise);
    await expect(run(() => Promise.resolve('second'))).rejects.toMatchObject({ message: 'silent' });
    probe.resolve('first');
    expect(await first).toBe('first');
    expect(await run(() => Promise.resolve('third'))).toBe('third');
  });

  it('stays open when the try fails', async () => {
    let now = 0;
    const run = circuit('silent', () => now);
    await failing(run, down, 20);
    now = 5_001;
    await failing(run, down, 1);
    await expect(run(() => Promise.resolve('x'))).rejects.toMatchObject({ message: 'silent' });
  });

  it('counts no refusals, and starts anew after any answer', async () => {
    const run = circuit('silent', () => 0);
    await failing(run, down, 19);
    await failing(run, refuses, 1);
    await failing(run, down, 19);
    expect(await run(() => Promise.resolve('fine'))).toBe('fine');
  });
});
