import type { SessionDocument, SmartTaskStatus } from '@crocodile-hub/core/contract/documents';

/** How the hub's lists speak of sessions and tasks. Rule data.recent.1. */
export type RecentStatus = 'active' | 'completed' | 'pending';

export function recentSessionStatus(status: SessionDocument['status']): RecentStatus {
  if (status === 'Running') return 'active';
  return status === 'Success' ? 'completed' : 'pending';
}

export function recentTaskStatus(status: SmartTaskStatus): RecentStatus {
  if (status === 'Done') return 'completed';
  return status === 'Pending' ? 'pending' : 'active';
}
