import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { pages } from '../../kit/nav/pages.ts';
import { usePlace } from '../../kit/nav/place.tsx';
import { titleCount } from '../../kit/nav/title-count.ts';
import type { ScreenLabel } from '../commands/navigation.ts';

const labels: Partial<
  Record<string, ScreenLabel | 'login' | 'privacy' | 'terms' | 'receipt' | 'authCallback'>
> = {
  [pages.login]: 'login',
  [pages.hub]: 'hub',
  [pages.commandCenter]: 'commandCenter',
  [pages.inboxAi]: 'inboxAi',
  [pages.smartTasks]: 'smartTasks',
  [pages.campaigns]: 'campaigns',
  [pages.activityLog]: 'activityLog',
  [pages.connectedDevices]: 'connectedDevices',
  [pages.settings]: 'settings',
  [pages.profile]: 'profile',
  [pages.privacy]: 'privacy',
  [pages.terms]: 'terms',
  [pages.receipt]: 'receipt',
};

/** Names the tab after the screen and what waits there, and moves the focus into a screen that was gone to: readers announce it then. */
export function RouteTitle() {
  const { t } = useTranslation(['screens', 'common']);
  const { path } = usePlace();
  const before = useRef(path);
  const label = /^\/auth\/[^/]+\/callback$/.test(path) ? 'authCallback' : (labels[path] ?? 'notFound');
  const count = useSyncExternalStore(titleCount.subscribe, titleCount.get);
  useEffect(() => {
    const product = t('common:productName');
    const waiting = count === 0 ? '' : `(${count > 99 ? '99+' : count}) `;
    document.title = label === 'hub' ? product : `${waiting}${t(label)} · ${product}`;
  }, [label, count, t]);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    window.scrollTo(0, 0);
    // A screen that focuses a field of its own keeps it.
    if (document.activeElement === document.body || document.activeElement?.closest('nav') !== null) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [path]);
  return null;
}
