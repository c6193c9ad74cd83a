import { call, type Reply } from '../kit/wire/call.ts';
import type { PolledSource } from '../kit/wire/polled.ts';

/** The person's contacts. Fetched only while the screen names somebody. */
export const contactsSource: PolledSource<Reply<'contacts'>> = {
  name: 'contacts',
  load: () => call('contacts', {}),
  cacheMs: 5 * 60_000,
  pollMs: 60_000,
};
