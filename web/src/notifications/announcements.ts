import type { Notification } from './notification.ts';

/** The ways a notification is announced; each announces it once. */
export type AnnouncementWay = 'toast' | 'system';

/** Remembers what was announced, over reloads and for all tabs of the browser. */
export interface AnnouncementMemory {
  /** Marks the ids that were not announced this way yet, and returns them. Each id is returned to one tab only. */
  claim(way: AnnouncementWay, ids: readonly string[]): Promise<readonly string[]>;
}

/** Above this number, one announcement gives the count instead, to avoid a wall of toasts. */
const mostAtOnce = 3;

export type Announcement =
  { is: 'one'; notification: Notification } | { is: 'many'; count: number; newest: Notification };

/** The announcements for the claimed ids among the unread notifications, oldest first. */
export function announcementsOf(
  unread: readonly Notification[],
  claimed: readonly string[],
): readonly Announcement[] {
  const ids = new Set(claimed);
  const fresh = unread.filter((one) => ids.has(one.id)).sort((a, b) => a.createdAt - b.createdAt);
  const newest = fresh.at(-1);
  if (newest !== undefined && fresh.length > mostAtOnce) return [{ is: 'many', count: fresh.length, newest }];
  return fresh.map((notification) => ({ is: 'one', notification }));
}

/**
 * The notifications that this page should show as browser notifications. With pushes, those older than the page were
 * already shown by a push, perhaps the one whose click opened this page.
 */
export function notPushed(
  unread: readonly Notification[],
  { takesPushes, openedAt }: { takesPushes: boolean; openedAt: number },
): readonly Notification[] {
  return takesPushes ? unread.filter(({ createdAt }) => createdAt >= openedAt) : unread;
}
