import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { describe, expect, it } from 'vitest';
import type { Classification } from '../api/classify-command.ts';
import { taskOfCommand } from './task-of-command.ts';

const reminder = { task: 'call Dana', reminderTime: '2026-11-23T08:00:00+02:00', notes: null };
const meeting = { title: 'call Dana', startTime: '2026-11-23T08:00:00+02:00' };

function aClassification(fields: Partial<Classification> = {}): Classification {
  return {
    success: true,
    actionType: 'reminder',
    summary: 'Reminder: call Dana',
    payload: reminder,
    payloadHash: '',
    confidence: 0.9,
    requiresConfirmation: false,
    route: 'task',
    alternatives: [
      {
        actionType: 'create_event',
        summary: 'Meeting: call Dana',
        payload: meeting,
        payloadHash: '',
        confidence: 0.4,
      },
    ],
    source: 'rules',
    resolved: [],
    ...fields,
  };
}
const nothingChanged = { chosen: null, slots: {}, edited: {} };

describe('the task of a command', () => {
  it('is what the server read, with the hash of what is shown', () => {
    const task = taskOfCommand('t1', 'remind me…', aClassification(), nothingChanged);
    const actionPayload = { task: 'call Dana', reminderTime: '2026-11-23T08:00:00+02:00' };
    expect(task).toMatchObject({ id: 't1', status: 'Pending', actionType: 'reminder', actionPayload });
    expect(task.payloadHash).toBe(payloadHash('reminder', actionPayload));
  });

  it('waits for a yes when the server says so', () => {
    expect(taskOfCommand('t1', 'x', aClassification({ requiresConfirmation: true })).status).toBe(
      'Waiting Confirmation',
    );
  });

  it('carries what the person changed on the chips, and leaves when they said', () => {
    const edited = { task: 'call Avi', sendAt: '2026-11-24T09:00:00+02:00' };
    const task = taskOfCommand('t1', 'x', aClassification(), { ...nothingChanged, edited });
    expect(task.actionPayload).toMatchObject({ task: 'call Avi' });
    const { sendAt, ...sent } = task.actionPayload ?? {};
    expect(sendAt).toBe('2026-11-24T09:00:00+02:00');
    expect(task.payloadHash).toBe(payloadHash('reminder', sent));
  });

  it('is the other reading when the person chose it', () => {
    const shown = { ...nothingChanged, chosen: 'create_event' };
    expect(taskOfCommand('t1', 'x', aClassification(), shown)).toMatchObject({
      actionType: 'create_event',
      actionPayload: meeting,
      assistantEcho: 'Meeting: call Dana',
    });
  });

  it('is what the chips hold when only they know the chosen action, and a send waits for a yes', () => {
    const slots = { to: ['dana@example.com'], subject: null, body: 'hi', sendAt: null };
    const task = taskOfCommand('t1', 'x', aClassification(), { chosen: 'send_email', slots, edited: {} });
    expect(task).toMatchObject({ status: 'Waiting Confirmation', actionType: 'send_email' });
    expect(task.actionPayload).toEqual({ to: ['dana@example.com'], body: 'hi' });
  });
});
