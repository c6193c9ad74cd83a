import type { SessionDocument, SmartTaskStatus } from '@crocodile-hub/core/contract/documents';

/** The status of sessions and tasks in the hub's lists. Rule data.recent.1. */
export type RecentStatus = 'active' | 'completed' | 'pending';

export function recentSessionStatus(status: SessionDocument['status']): RecentStatus {
  if (status === 'Running') return 'active';
  return status === 'Success' ? 'completed' : 'pending';
}

export function recentTaskStatus(status: SmartTaskStatus): RecentStatus {
  if (status === 'Done') return 'completed';
  return status === 'Pending' ? 'pending' : 'active';
}
