import type { DashboardData } from '../contract/services.ts';

/** Shown when a source is silent. Rule errors.dashboard.1. */
export const emptyDashboard: DashboardData = {
  emails: { new: 0, pending: 0, total: 0, important: 0 },
  meetings: { today: 0, upcoming: 0, total: 0 },
  tasks: { completed: 0, pending: 0, total: 0 },
  sessions: { active: 0, total: 0 },
};

export type Insights = {
  /** Percent of tasks that are completed. */
  productivity: number;
  busiestTime: 'morning' | 'afternoon';
  reviewPending: boolean;
};

const productiveAbove = 70;
const manyPending = 5;
const manyImportant = 5;

/** Rule hub.dashboard.2. */
export function insightsOf({ tasks }: Pick<DashboardData, 'tasks'>): Insights {
  const productivity = tasks.total === 0 ? 0 : Math.round((tasks.completed / tasks.total) * 100);
  return {
    productivity,
    busiestTime: productivity > productiveAbove ? 'morning' : 'afternoon',
    reviewPending: tasks.pending > manyPending,
  };
}

export type DashboardNotice = {
  level: 'urgent' | 'info';
  about: 'important-mail' | 'active-sessions';
  count: number;
};

/** The dashboard's notices, urgent ones first. Rule hub.dashboard.2. */
export function noticesOf({
  emails,
  sessions,
}: Pick<DashboardData, 'emails' | 'sessions'>): DashboardNotice[] {
  const notices: DashboardNotice[] = [];
  if (emails.important > manyImportant) {
    notices.push({ level: 'urgent', about: 'important-mail', count: emails.important });
  }
  if (sessions.active > 0) notices.push({ level: 'info', about: 'active-sessions', count: sessions.active });
  return notices;
}
