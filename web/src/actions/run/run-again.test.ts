import { describe, expect, it } from 'vitest';
import { runAgainOf } from './run-again.ts';
import { aTask } from '../testing/a-task.ts';

describe('Run Again', () => {
  it('repeats the payload under the type that its name stands for', () => {
    expect(runAgainOf(aTask({ actionType: 'email' }))).toEqual({
      how: 'repeat',
      actionType: 'send_email',
      payload: { to: ['dana@example.com'], body: 'hi' },
    });
  });

  it.each([null, {}])('reads the words again when the payload is %j', (actionPayload) => {
    expect(runAgainOf(aTask({ actionPayload }))).toEqual({ how: 'reparse', command: 'Email Dana the quote' });
  });

  it.each([
    [{ actionType: 'unknown' }, { kind: 'unknown-type' }],
    [{ actionType: 'send_sms' }, { kind: 'unsupported', type: 'send_sms' }],
    [{ actionPayload: null, originalCommand: ' ' }, { kind: 'no-payload' }],
  ])('refuses %j', (fields, reason) => {
    expect(runAgainOf(aTask(fields))).toEqual({ how: 'refuse', reason });
  });
});
