import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { readingsIn } from '@crocodile-hub/core/domain/two-readings';
import { describe, expect, it } from 'vitest';
import type { Classification } from './classify-command.ts';
import { type ShownChips, tasksOfCommand } from './task-of-command.ts';

const reminder = { task: 'call Dana', reminderTime: '2026-11-23T08:00:00+02:00', notes: null };
const meeting = { title: 'call Dana', startTime: '2026-11-23T08:00:00+02:00' };

function aClassification(fields: Partial<Classification> = {}): Classification {
  const action = { ...anAction(), ...fields };
  return {
    success: true,
    ...action,
    route: 'task',
    source: 'rules',
    actions: [{ ...action, words: 'remind me to call Dana' }],
    ...fields,
  };
}

/** The task of a command that asks for one thing. */
function taskOfCommand(
  id: string,
  command: string,
  classification: Classification,
  shown: ShownChips = nothingChanged,
) {
  const [task] = tasksOfCommand(id, command, classification, {
    of: 1,
    answered: [],
    steps: [{ place: 0, shown }],
  });
  if (task === undefined) throw new Error('No task came of it');
  return task;
}

function anAction() {
  return {
    actionType: 'reminder',
    summary: 'Reminder: call Dana',
    payload: reminder,
    payloadHash: '',
    confidence: 0.9,
    requiresConfirmation: false,
    alternatives: [
      {
        actionType: 'create_event',
        summary: 'Meeting: call Dana',
        payload: meeting,
        payloadHash: '',
        confidence: 0.4,
      },
    ],
    doubts: [],
    resolved: [],
  } satisfies Partial<Classification>;
}
const nothingChanged = { chosen: null, slots: {}, edited: {} };

describe('the task of a command', () => {
  it('is what the server read, with the hash of what is shown', () => {
    const task = taskOfCommand('t1', 'remind me…', aClassification(), nothingChanged);
    const actionPayload = { task: 'call Dana', reminderTime: '2026-11-23T08:00:00+02:00' };
    expect(task).toMatchObject({ id: 't1', status: 'Pending', actionType: 'reminder', actionPayload });
    expect(task.payloadHash).toBe(payloadHash('reminder', actionPayload));
  });

  it('goes by WhatsApp to the number that was put on its chip', () => {
    const action = { actionType: 'send_whatsapp', payload: { to: 'Dana', message: 'late' } } as const;
    const task = taskOfCommand('t1', 'x', aClassification(action), {
      ...nothingChanged,
      edited: { to: ['+972541234567'] },
    });
    expect(task).toMatchObject({
      status: 'Pending',
      actionPayload: { to: '+972541234567', message: 'late' },
    });
  });

  it('goes by the channel that was read, and to the address shown by another that the person chose', () => {
    const payload = { to: '+972541234567', message: 'on my way' };
    const sms = aClassification({ actionType: 'send_sms', summary: '', payload, alternatives: [] });
    expect(taskOfCommand('t1', 'sms Dana', sms)).toMatchObject({
      actionType: 'send_sms',
      actionPayload: payload,
      status: 'Pending',
    });
    const shown = {
      chosen: 'send_whatsapp',
      slots: { to: 'Dana', message: 'on my way', sendAt: null },
      edited: {},
      addresses: { Dana: '+972541234567' },
    };
    expect(taskOfCommand('t1', 'sms Dana', sms, shown)).toMatchObject({
      actionType: 'send_whatsapp',
      actionPayload: payload,
      status: 'Waiting Confirmation',
    });
  });

  it('on a platform waits where a name was put on its chip', () => {
    const payload = { platform: 'instagram', to: '8200000000000042', message: 'hi' };
    const read = aClassification({ actionType: 'send_message', summary: '', payload, alternatives: [] });
    expect(taskOfCommand('t1', 'dm Shira', read).status).toBe('Pending');
    const shown = { chosen: null, slots: {}, edited: { to: 'Tomer' } };
    expect(taskOfCommand('t1', 'dm Shira', read, shown)).toMatchObject({
      actionPayload: { to: 'Tomer' },
      status: 'Waiting Confirmation',
    });
  });

  it('is a meeting as long as before when its beginning was changed on its chip', () => {
    const { startTime } = meeting;
    const payload = { ...meeting, endTime: '2026-11-23T08:30:00+02:00' };
    const task = (edited: Record<string, unknown>) =>
      taskOfCommand('t1', 'x', aClassification({ actionType: 'create_event', payload }), {
        ...nothingChanged,
        edited,
      }).actionPayload;
    expect(task({ startTime: '2026-11-20T10:00:00+02:00' })).toMatchObject({
      startTime: '2026-11-20T10:00:00+02:00',
      endTime: '2026-11-20T08:30:00.000Z',
    });
    expect(task({ title: 'Lunch' })).toMatchObject({ startTime, endTime: payload.endTime });
    const endTime = '2026-11-20T12:00:00+02:00';
    expect(task({ startTime: '2026-11-20T10:00:00+02:00', endTime })).toMatchObject({ endTime });
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

  it('keeps those who get a copy as one text', () => {
    const mail = { to: ['dana@example.com'], subject: 'Hi', body: 'Hello' };
    const classification = aClassification({ actionType: 'send_email', payload: mail });
    const edited = { cc: ['ron@example.com', 'gil@example.com'] };
    const task = taskOfCommand('t1', 'x', classification, { ...nothingChanged, edited });
    expect(task.actionPayload).toMatchObject({ cc: 'ron@example.com, gil@example.com' });
  });

  it('is the other reading when the person chose it', () => {
    const shown = { ...nothingChanged, chosen: 'create_event' };
    expect(taskOfCommand('t1', 'x', aClassification(), shown)).toMatchObject({
      actionType: 'create_event',
      actionPayload: meeting,
      assistantEcho: 'Meeting: call Dana',
    });
  });

  describe('of two readings', () => {
    const other = { ...reminder, task: 'call Dana back' };
    const doubted = aClassification({
      requiresConfirmation: true,
      doubts: [{ kind: 'reading', start: 0, end: 4 }],
      alternatives: [
        { actionType: 'reminder', summary: 'Other', payload: other, payloadHash: '', confidence: 0.5 },
      ],
    });
    const taking = (slots: Record<string, unknown>) => ({
      ...nothingChanged,
      chosen: 'reminder',
      slots,
      taken: slots,
    });

    it('is the one that was taken, and runs', () => {
      // Read a little later, "in an hour" is a little later too.
      const slots = { ...other, reminderTime: '2026-11-23T07:59:10+02:00' };
      const task = taskOfCommand('t1', 'x', doubted, taking(slots));
      expect(task).toMatchObject({ status: 'Pending', assistantEcho: 'Other' });
      expect(task.actionPayload).toEqual({ task: 'call Dana back', reminderTime: reminder.reminderTime });
      expect(task.readings).toBeUndefined();
    });

    it.each([
      ['other words', { ...other, task: 'call Dana 2' }],
      ['another time', { ...other, reminderTime: '2026-11-23T09:00:00+02:00' }],
    ])('waits for a yes when the server has %s by now', (_, slots) => {
      const task = taskOfCommand('t1', 'x', doubted, taking(slots));
      expect(task).toMatchObject({ status: 'Waiting Confirmation', actionType: 'reminder' });
      expect(task.actionPayload).toMatchObject({ task: slots.task, reminderTime: slots.reminderTime });
    });

    it('keeps both while it waits, to be chosen from', () => {
      const { readings } = taskOfCommand('t1', 'x', doubted);
      expect(readingsIn(readings)).toEqual([
        {
          actionType: 'reminder',
          payload: { task: 'call Dana', reminderTime: reminder.reminderTime },
        },
        {
          actionType: 'reminder',
          payload: { task: 'call Dana back', reminderTime: reminder.reminderTime },
        },
      ]);
      const sure = aClassification({ requiresConfirmation: true });
      expect(taskOfCommand('t1', 'x', sure).readings).toBeUndefined();
    });
  });

  it('is what the chips hold when only they know the chosen action, and a send waits for a yes', () => {
    const slots = { to: ['dana@example.com'], subject: null, body: 'hi', sendAt: null };
    const task = taskOfCommand('t1', 'x', aClassification(), { chosen: 'send_email', slots, edited: {} });
    expect(task).toMatchObject({ status: 'Waiting Confirmation', actionType: 'send_email' });
    expect(task.actionPayload).toEqual({ to: ['dana@example.com'], body: 'hi' });
  });
});

describe('the people of a command', () => {
  const toDana = {
    actionType: 'send_email',
    payload: { to: ['dana@example.com'], body: 'We won' },
    resolved: [
      {
        written: 'Dana',
        address: 'dana@example.com',
        name: 'Dana Cohen',
        source: 'contacts',
        doubt: null,
        candidates: [],
      },
    ],
  } satisfies Partial<Classification>;

  it('are asked about when the chip showed another address than the server knows', () => {
    const shown = (address: string | null) => ({ ...nothingChanged, addresses: { Dana: address } });
    const statusOf = (address: string | null) =>
      taskOfCommand('t1', 'email Dana that we won', aClassification(toDana), shown(address)).status;
    expect(statusOf('dana@example.com')).toBe('Pending');
    expect(statusOf('attacker@evil.test')).toBe('Waiting Confirmation');
    expect(statusOf(null)).toBe('Waiting Confirmation');
  });

  it('are asked about when a name was put on a chip', () => {
    const edited = (to: string[]) => ({ ...nothingChanged, edited: { to } });
    const statusOf = (to: string[]) => taskOfCommand('t1', 'x', aClassification(toDana), edited(to)).status;
    expect(statusOf(['noa@example.com'])).toBe('Pending');
    expect(statusOf(['Noa'])).toBe('Waiting Confirmation');
  });

  it('are asked about when the person takes the words as a meeting that invites them', () => {
    const invitation = { ...meeting, attendees: ['attacker@evil.test'] };
    const alternative = {
      actionType: 'create_event',
      summary: '',
      payload: invitation,
      payloadHash: '',
      confidence: 0.4,
    } as const;
    const shown = { ...nothingChanged, chosen: 'create_event' };
    const classification = aClassification({ ...toDana, alternatives: [alternative] });
    expect(taskOfCommand('t1', 'x', classification, shown).status).toBe('Waiting Confirmation');
  });
});

describe('the tasks of a sentence that asks for two things', () => {
  const mail = {
    ...anAction(),
    actionType: 'send_email',
    payload: { to: ['dana@example.com'], body: 'hi' },
  } as const;
  const both = (first: object = {}) =>
    aClassification({
      actions: [
        { ...anAction(), ...first, words: 'remind me to call Dana' },
        { ...mail, words: 'and email dana@example.com: hi' },
      ],
    });
  const seen = (...places: number[]) => ({
    of: 2,
    answered: [],
    steps: places.map((place) => ({ place, shown: nothingChanged })),
  });
  const statuses = (tasks: readonly { status: string }[]) => tasks.map(({ status }) => status);

  it('run unasked, in the order of the chips, each with its own words', () => {
    const tasks = tasksOfCommand('t', 'both', both(), seen(1, 0));
    expect(statuses(tasks)).toEqual(['Pending', 'Pending']);
    expect(tasks.map(({ id, actionType }) => [id, actionType])).toEqual([
      ['t', 'send_email'],
      ['t-1', 'reminder'],
    ]);
    expect(tasks[0]?.originalCommand).toBe('and email dana@example.com: hi');
  });

  it('leave out what the person dropped', () => {
    expect(tasksOfCommand('t', 'both', both(), seen(1))).toMatchObject([
      { id: 't', actionType: 'send_email' },
    ]);
  });

  it('wait behind one that waits', () => {
    const tasks = tasksOfCommand('t', 'both', both({ requiresConfirmation: true }), seen(0, 1));
    expect(statuses(tasks)).toEqual(['Waiting Confirmation', 'Waiting Confirmation']);
  });

  it('each wait when nobody saw that there are two', () => {
    const all = ['Waiting Confirmation', 'Waiting Confirmation'];
    expect(statuses(tasksOfCommand('t', 'both', both()))).toEqual(all);
    const one = { of: 1, answered: [], steps: [{ place: 0, shown: nothingChanged }] };
    expect(statuses(tasksOfCommand('t', 'both', both(), one))).toEqual(all);
  });
});
