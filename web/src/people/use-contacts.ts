import type { Contact } from '@crocodile-hub/core/contract/contacts';
import { minuteMs } from '@crocodile-hub/core/time/units';
import { useUid } from '../account/person.ts';
import { usePolled } from '../account/use-polled.ts';
import { call, type Reply } from '../kit/wire/call.ts';
import type { PolledSource } from '../kit/wire/polled.ts';

/** The person's contacts. Fetched only while the screen names somebody. */
const contactsSource: PolledSource<Reply<'contacts'>> = {
  name: 'contacts',
  load: () => call('contacts', {}),
  cacheMs: 5 * minuteMs,
  pollMs: minuteMs,
};

/**
 * The person's contacts, to find who a name means; undefined until they are loaded, and while the screen names nobody.
 */
export function useContacts(isSomebodyNamed: boolean): readonly Contact[] | undefined {
  const uid = useUid();
  const { polled } = usePolled(contactsSource, isSomebodyNamed ? uid : undefined);
  return polled.is === 'ready' ? polled.value.contacts : undefined;
}
