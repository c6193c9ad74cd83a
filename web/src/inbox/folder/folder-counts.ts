import { minuteMs } from '@crocodile-hub/core/time/units';
import { call, type Reply } from '../../kit/wire/call.ts';
import type { PolledSource } from '../../kit/wire/polled.ts';

/**
 * The counts of the folders' badges. One load costs Gmail four units, so an open inbox loads them every five minutes.
 */
export const folderCountsSource: PolledSource<Reply<'unreadCounts'>> = {
  name: 'folder-counts',
  load: () => call('unreadCounts', {}),
  cacheMs: minuteMs,
  pollMs: 5 * minuteMs,
};
