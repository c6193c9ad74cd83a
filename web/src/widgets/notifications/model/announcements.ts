import type { Notification } from '../../../entities/notification/model/notification.ts';

/** The ways a notification is announced; each announces it once. */
export type AnnouncementWay = 'toast' | 'system';

/** Where it is remembered what was announced. All tabs of a browser share it, and it outlives a reload. */
export interface AnnouncementMemory {
  /** Remembers those of the ids that nobody announced this way yet, and returns them; all tabs at once agree. */
  claim(way: AnnouncementWay, ids: readonly string[]): Promise<readonly string[]>;
}

/** Above this many at once, one announcement tells how many there are: a wall of toasts helps nobody. */
const mostAtOnce = 3;

export type Announcement =
  { is: 'one'; notification: Notification } | { is: 'many'; count: number; newest: Notification };

/** What to announce of the unread notifications, oldest first, given what was claimed. */
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
 * Which of them the browser itself is to show. Where pushes come, one has shown what was there before this page was
 * opened: whoever came by clicking it is not told again.
 */
export function notPushed(
  unread: readonly Notification[],
  { takesPushes, openedAt }: { takesPushes: boolean; openedAt: number },
): readonly Notification[] {
  return takesPushes ? unread.filter(({ createdAt }) => createdAt >= openedAt) : unread;
}
