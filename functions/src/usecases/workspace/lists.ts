import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';

type ListPorts = Pick<Ports, 'workspace'>;

const sessionsListed = 50;

/** POST /api/smart-tasks/history. */
export async function taskHistory({ workspace }: ListPorts, { uid }: Person, limit: number) {
  const tasks = await workspace.recentTasks(uid, limit);
  return {
    success: true as const,
    history: tasks.map(({ id, originalCommand, status, actionType, actionSummary, timestamp }) => ({
      id,
      task: originalCommand,
      status,
      actionType,
      summary: actionSummary,
      timestamp: new Date(timestamp).toISOString(),
    })),
  };
}

/** POST /api/command-center/sessions: the newest, and how many there are. */
export async function sessionList({ workspace }: ListPorts, { uid }: Person) {
  const [sessions, counts] = await Promise.all([
    workspace.recentSessions(uid, sessionsListed),
    workspace.countSessions(uid),
  ]);
  return {
    success: true as const,
    sessions: sessions.map(({ id, title, status, messages, updatedAt }) => ({
      id,
      title,
      status: status === 'Pending' ? 'Waiting' : status,
      lastMessage: messages.at(-1)?.content ?? 'No messages',
      updatedAt: new Date(updatedAt).toISOString(),
    })),
    ...counts,
  };
}
