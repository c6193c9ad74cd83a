import { describe, expect, it } from 'vitest';
import { runAgainOf } from '../run/run-again.ts';
import type { SmartTask } from './smart-task.ts';

function aTask(fields: Partial<SmartTask> = {}): SmartTask {
  return {
    id: 't1',
    originalCommand: 'Email Dana the quote',
    assistantEcho: 'Email to dana@example.com',
    status: 'Done',
    timestamp: 0,
    actionType: 'send_email',
    actionPayload: { to: ['dana@example.com'], body: 'hi' },
    actionSummary: '✓ Sent',
    ...fields,
  };
}

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
