import { expect, it } from 'vitest';
import { carriedOver } from './draft.ts';

const at = '2026-11-22T11:00:00+02:00';
const reminder = { intent: 'reminder', slots: { task: 'call Dana', reminderTime: at } } as const;

it("takes the subject and the time along to another thing of one's own", () => {
  expect(carriedOver(reminder, 'create_task')).toEqual({ title: 'call Dana', due: at });
  expect(carriedOver({ intent: 'create_task', slots: { title: 'call Dana' } }, 'reminder')).toEqual({
    task: 'call Dana',
    reminderTime: null,
  });
});

it('takes nothing along to other people', () => {
  expect(carriedOver(reminder, 'send_whatsapp')).toEqual({});
});

it('takes whom and what along to another channel', () => {
  const slots = { platform: 'instagram', to: 'Shira', message: 'hi' };
  const dm = { intent: 'send_message', slots } as const;
  expect(carriedOver(dm, 'send_whatsapp')).toEqual({ to: 'Shira', message: 'hi' });
  expect(carriedOver(dm, 'reminder')).toEqual({});
});
