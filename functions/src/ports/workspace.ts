import type {
  ReminderDocument,
  SessionDocument,
  SmartTaskDocument,
} from '@crocodile-hub/core/contract/documents';
import type { DashboardData } from '@crocodile-hub/core/contract/services';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { QuietHours } from '@crocodile-hub/core/domain/quiet-hours';

/** The person's own documents, read for the calls that list them; every read is bounded. */
export interface Workspace {
  recentTasks(uid: string, limit: number): Promise<(SmartTaskDocument & { id: string })[]>;
  /** Those that are still to ring, the soonest first. */
  openReminders(uid: string, limit: number): Promise<(ReminderDocument & { id: string })[]>;
  recentSessions(uid: string, limit: number): Promise<(SessionDocument & { id: string })[]>;
  countTasks(uid: string): Promise<DashboardData['tasks']>;
  countSessions(uid: string): Promise<DashboardData['sessions']>;
  /** Whether the person lets language models and speech recognition have their words. */
  usesModels(uid: string): Promise<boolean>;
  /** The person's quiet hours and the zone of their clock; null where they set none. */
  quietHours(uid: string): Promise<(QuietHours & { timeZone: string | undefined }) | null>;
  integration(uid: string, id: string): Promise<{ status: string; lastSync: Instant | null } | null>;
}
