import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { markNotificationRead, notificationsQuery, type Notification } from './notification.ts';
import { useUid } from '../account/person.ts';
import { useLiveQuery } from '../account/use-live-query.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { pages } from '../kit/nav/pages.ts';
import { go } from '../kit/nav/place.tsx';
import { keptSubscription } from '../account/kept-subscription.ts';
import { notify } from '../kit/ui/notify.tsx';
import { showBrowserNotification } from './browser-notification.ts';
import { type Announcement, announcementsOf, type AnnouncementWay, notPushed } from './announcements.ts';
import { browserMemory } from './browser-memory.ts';
import { useIsQuiet } from './use-is-quiet.ts';
import { useNotificationWords } from './use-notification-words.ts';

/** Long enough for somebody who was looking elsewhere; after that the hub still lists it. */
const toastMs = 15_000;

/** Announces every new notification once: by a toast in a visible tab, and by a browser notification. */
export function NotificationsListener() {
  const uid = useUid();
  const live = useLiveQuery(notificationsQuery, uid);
  const isQuiet = useIsQuiet();
  const isVisible = useIsVisible();
  const [memory] = useState(browserMemory);
  const show = useEffectEvent(useShow(uid));

  useEffect(() => {
    const unread = live.is === 'ready' ? live.items.filter(({ read }) => !read) : [];
    if (unread.length === 0 || isQuiet === undefined) return;
    // A claimed notification must be shown even if the list has changed, because no other tab will show it.
    const announce = async (way: AnnouncementWay, ones: readonly Notification[] = unread) => {
      const claimed = await memory.claim(
        way,
        ones.map(({ id }) => id),
      );
      for (const announcement of announcementsOf(unread, claimed)) show(way, announcement);
    };
    const takesPushes = keptSubscription.read() !== undefined;
    const forBrowser = notPushed(unread, { takesPushes, openedAt: performance.timeOrigin });
    // Rule profile.quiet.1: in quiet hours notifications are listed, and shown only in a visible page.
    if (!isQuiet()) void announce('system', forBrowser).catch(() => undefined);
    if (isVisible) void announce('toast').catch(() => undefined);
  }, [live, isVisible, memory, isQuiet]);

  return null;
}

function useShow(uid: string | undefined): (way: AnnouncementWay, announcement: Announcement) => void {
  const { t } = useTranslation('notifications');
  const words = useNotificationWords();

  function wordsOf(announcement: Announcement) {
    if (announcement.is === 'many') {
      const { count, newest } = announcement;
      const { title } = words(newest);
      return { id: newest.id, title: t('many', { count }), body: t('manyHint', { title }) };
    }
    const { notification } = announcement;
    const { title, detail } = words(notification);
    return { id: notification.id, title, body: detail };
  }

  function markRead({ id }: Notification): void {
    if (uid !== undefined) markNotificationRead(uid, id).catch(() => notify.error(t('failed')));
  }

  return (way, announcement) => {
    const { id, title, body } = wordsOf(announcement);
    if (way === 'system') {
      const path = pages.smartTasks;
      void showBrowserNotification({ id, title, body, path, onOpen: () => go(path) });
      return;
    }
    const action =
      announcement.is === 'one' && announcement.notification.type === 'reminder'
        ? { label: t('markRead'), run: () => markRead(announcement.notification) }
        : { label: t('show'), run: () => go(pages.smartTasks) };
    const mark = announcement.is === 'one' && announcement.notification.type !== 'reminder' ? '⚠️' : '🔔';
    // In a conversation the corner is where cards are pressed.
    const place = window.location.pathname.startsWith(pages.commandCenter) ? 'top' : 'corner';
    notify.info(`${mark} ${title}`, { id, detail: body, action, durationMs: toastMs, place });
  };
}

function useIsVisible(): boolean {
  return useSyncExternalStore(subscribe, () => !document.hidden);
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
