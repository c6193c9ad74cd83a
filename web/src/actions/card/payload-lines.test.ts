import { catalogue } from '@crocodile-hub/core/actions/catalogue';
import { expect, it } from 'vitest';
import { payloadLines } from './payload-lines.ts';

it('shows a mail as it will leave', () => {
  const payload = {
    to: ['dana@example.com', 'avi@example.com'],
    subject: null,
    body: 'שלום\nלכולם',
    isHtml: false,
  };
  expect(payloadLines('email', payload)).toEqual([
    { field: 'to', kind: 'mails', text: 'dana@example.com, avi@example.com' },
    { field: 'body', kind: 'body', text: 'שלום\nלכולם' },
  ]);
});

it('knows which lines are times', () => {
  const lines = payloadLines('reminder', { task: 'call', reminderTime: '2026-11-23T08:00:00+02:00' });
  expect(lines.map(({ field, kind }) => [field, kind])).toEqual([
    ['task', 'text'],
    ['reminderTime', 'time'],
  ]);
});

it('knows where an account is one', () => {
  const payload = { platform: 'instagram', to: '8200000000000042', message: 'hi' };
  expect(payloadLines('send_message', payload)).toContainEqual({
    field: 'to',
    kind: 'accounts',
    text: '8200000000000042',
    wants: 'instagram',
  });
});

it.each([
  ['unknown', { to: 'x' }],
  ['send_email', null],
])('has nothing to show of %s with %j', (type, payload) => {
  expect(payloadLines(type, payload)).toEqual([]);
});

/** Values that differ from the fields' defaults. */
const said: Readonly<Record<string, unknown>> = {
  isHtml: true,
  attachments: 'u1/5/report.pdf',
  replyTo: { messageId: 'm', threadId: 't' },
  reminders: { useDefault: false, overrides: [{ method: 'email', minutes: 60 }] },
};

it.each(Object.entries(catalogue))('leaves no field of %s unseen', (type, { payload }) => {
  // These fields identify the meeting, reminder or rule and its version; the card shows it in words. Another tells Undo
  // what was so before.
  const ofWhatIsShown = [
    'ruleId',
    'eventId',
    'etag',
    'reminderId',
    'taskId',
    'revision',
    'messageId',
    'messageIds',
    'already',
    'uid',
    'before',
  ];
  // The draft that the words were written in; a model cannot set it.
  const names = [...ofWhatIsShown, 'draft'];
  const unseen = Object.keys(payload.shape).filter(
    (field) => !names.includes(field) && payloadLines(type, { [field]: said[field] ?? 'said' }).length === 0,
  );
  expect(unseen).toEqual([]);
});
