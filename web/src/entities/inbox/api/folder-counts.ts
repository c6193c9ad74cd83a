import { call, type Reply } from '../../../shared/http/call.ts';
import type { PolledSource } from '../../../shared/lib/polled.ts';

/** What the folders' badges count. Each look costs Gmail four units, so an open inbox looks every five minutes. */
export const folderCountsSource: PolledSource<Reply<'unreadCounts'>> = {
  name: 'folder-counts',
  load: () => call('unreadCounts', {}),
  cacheMs: 60_000,
  pollMs: 5 * 60_000,
};
