import { describe, expect, it } from 'vitest';
import { Failure } from '../../ports/failure.ts';
import { onBehalfOf } from '../../ports/accounts.ts';
import { circuit } from './circuit.ts';

const fine = () => Promise.resolve('fine');
const down = () => Promise.reject(new Failure('unavailable', 'unknown'));
const refuses = () => Promise.reject(new Failure('forbidden', 'unknown'));
const ourFault = () => Promise.reject(new TypeError('Invalid URL'));
const open = { kind: 'unavailable', reason: 'googleSilent', retryAfterSeconds: 5 };

/** A circuit, people who call through it, and a clock. */
function aCircuit() {
  let at = 0;
  const run = circuit('googleSilent', () => at);
  const as = (who: string, call: () => Promise<string>) => onBehalfOf(who, () => run(call));
  const pass = (ms: number) => void (at += ms);
  const fail = async (who: string, times: number, call: () => Promise<string> = down) => {
    for (let count = 0; count < times; count += 1) await as(who, call).catch(() => undefined);
  };
  return { as, pass, fail };
}

const five = ['anna', 'ben', 'carl', 'dana', 'eli'];
const afterPause = 5_001;

describe('a circuit', () => {
  it('stops the calls of one person after twenty failures in a row, and nobody else notices', async () => {
    const { as, fail } = aCircuit();
    await fail('anna', 200);
    let asked = 0;
    const ask = () => {
      asked += 1;
      return fine();
    };
    await expect(as('anna', ask)).rejects.toMatchObject(open);
    expect(asked).toBe(0);
    expect(await as('ben', ask)).toBe('fine');
  });

  it('lets everybody pass when only four people fail', async () => {
    const { as, fail } = aCircuit();
    for (const who of five.slice(1)) await fail(who, 200);
    expect(await as('anna', fine)).toBe('fine');
  });

  it('opens for everybody once five people failed and nobody was answered in between', async () => {
    const { as, fail } = aCircuit();
    for (const who of five) await fail(who, 1);
    await expect(as('zoe', fine)).rejects.toMatchObject(open);
    await expect(as('anna', fine)).rejects.toMatchObject(open);
  });

  it('counts people anew after any answer, also a refusal', async () => {
    for (const answer of [fine, refuses]) {
      const { as, fail } = aCircuit();
      for (const who of five.slice(1)) await fail(who, 1);
      await fail('zoe', 1, answer);
      await fail('anna', 1);
      expect(await as('zoe', fine)).toBe('fine');
    }
  });

  it.each([
    ['a refusal', refuses],
    ['a fault of ours or a call that was given up', ourFault],
  ])('does not count %s', async (_what, call) => {
    const { as, fail } = aCircuit();
    for (const who of five) await fail(who, 200, call);
    expect(await as('anna', fine)).toBe('fine');
    expect(await as('zoe', fine)).toBe('fine');
  });

  it('goes on counting people after a fault of ours', async () => {
    const { as, fail } = aCircuit();
    for (const who of five.slice(1)) await fail(who, 1);
    await fail('zoe', 1, ourFault);
    await fail('anna', 1);
    await expect(as('zoe', fine)).rejects.toMatchObject(open);
  });

  it('forgets whose failure is a minute old', async () => {
    const { as, fail, pass } = aCircuit();
    for (const who of five.slice(1)) await fail(who, 1);
    pass(60_000);
    await fail('anna', 1);
    expect(await as('zoe', fine)).toBe('fine');
  });

  it('lets one call of a person try after a pause, and goes on when it succeeds', async () => {
    const { as, fail, pass } = aCircuit();
    await fail('anna', 20);
    pass(afterPause);
    const probe = Promise.withResolvers<string>();
    const first = as('anna', () => probe.promise);
    await expect(as('anna', fine)).rejects.toMatchObject(open);
    probe.resolve('first');
    expect(await first).toBe('first');
    expect(await as('anna', fine)).toBe('fine');
  });

  it('keeps the person waiting when the try fails', async () => {
    const { as, fail, pass } = aCircuit();
    await fail('anna', 20);
    pass(afterPause);
    await fail('anna', 1);
    await expect(as('anna', fine)).rejects.toMatchObject(open);
  });

  it('lets another try after the pause although those who failed go on failing', async () => {
    const { as, fail, pass } = aCircuit();
    for (const who of five) await fail(who, 20);
    pass(afterPause);
    for (const who of five) await fail(who, 20);
    expect(await as('zoe', fine)).toBe('fine');
    expect(await as('yael', fine)).toBe('fine');
  });

  it('lets one of all who did not fail try at a time', async () => {
    const { as, fail, pass } = aCircuit();
    for (const who of five) await fail(who, 1);
    pass(afterPause);
    const probe = Promise.withResolvers<string>();
    const first = as('zoe', () => probe.promise);
    await expect(as('yael', fine)).rejects.toMatchObject(open);
    probe.resolve('first');
    expect(await first).toBe('first');
    expect(await as('yael', fine)).toBe('fine');
  });
});
