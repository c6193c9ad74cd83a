import { call, type Reply } from '../../../shared/http/call.ts';
import type { PolledSource } from '../../../shared/lib/polled.ts';

/** Whom the person has to do with. Only asked for while somebody is named on the screen. */
export const contactsSource: PolledSource<Reply<'contacts'>> = {
  name: 'contacts',
  load: () => call('contacts', {}),
  cacheMs: 5 * 60_000,
  pollMs: 60_000,
};
