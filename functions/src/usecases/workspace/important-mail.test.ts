import { expect, it } from 'vitest';
import { dashboard } from './lists.ts';

type Ports = Parameters<typeof dashboard>[0];
const person = { uid: 'ann' } as Parameters<typeof dashboard>[1];

it('counts as important what is in the inbox, marked as important, and unread', async () => {
  const labels = 'IMPORTANT INBOX UNREAD';
  const none = () => Promise.resolve({ active: 0, completed: 0, pending: 0, total: 0 });
  const ports = {
    workspace: { countTasks: none, countSessions: none },
    inbox: {
      counts: () => Promise.resolve({ inbox: { unread: 9, total: 20 }, drafts: { unread: 0, total: 2 } }),
      list: (_: unknown, { labelIds }: { labelIds: readonly string[] }) =>
        Promise.resolve({ total: labelIds.toSorted().join(' ') === labels ? 6 : 20 }),
    },
    calendar: { entries: () => Promise.resolve([]) },
    clock: { now: () => Date.UTC(2026, 0, 1) },
  } as unknown as Ports;
  const { data } = await dashboard(ports, person, 'UTC');
  expect(data.emails).toEqual({ new: 9, pending: 2, total: 20, important: 6 });
});
