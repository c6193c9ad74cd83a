import { expect, it } from 'vitest';
import { afterCard } from '../../testing/after-card.ts';

it.each([
  [
    'add a task to call the bank on Sunday at 10',
    'no, make it a reminder',
    'reminder',
    { task: 'call the bank', reminderTime: '2026-11-22T10:00:00+02:00' },
  ],
  [
    'add a task to call the bank by Sunday',
    'I meant a reminder, not a task',
    'reminder',
    { task: 'call the bank', reminderTime: '2026-11-22T09:00:00+02:00' },
  ],
  [
    'meeting on Sunday at 10 about the budget',
    'not a meeting, a task',
    'create_task',
    { due: '2026-11-22T10:00:00+02:00' },
  ],
  [
    'תזכירי לי לשקות את העציצים כל יום בשמונה',
    'בעצם תעשי מזה פגישה',
    'create_event',
    { title: 'לשקות את העציצים', recurrence: 'FREQ=DAILY' },
  ],
  [
    'תרשום לי לדבר עם העירייה ביום ראשון בעשר',
    'לא הבנת אותי, אמרתי תזכורת לא פגישה',
    'reminder',
    { task: 'לדבר עם העירייה', reminderTime: '2026-11-22T10:00:00+02:00' },
  ],
])('is made another with its words and its time: %s, %s', async (command, message, actionType, payload) => {
  const { actions, withdraws } = await afterCard(command, message);
  expect(actions).toMatchObject([{ actionType, payload }]);
  expect(withdraws).toEqual(['card']);
});

it('stays where it is one already', async () => {
  const { message } = await afterCard('add a task to call the bank on Sunday', 'make it a task');
  expect(message).toContain('task');
});

it('is asked for its time where it has none', async () => {
  const { actions, message } = await afterCard('add a task to call the bank', 'make it a meeting');
  expect(actions).toMatchObject([]);
  expect(message).toContain('when');
});
