import type { Contact } from '@crocodile-hub/core/contract/contacts';
import { useUid } from '../../../shared/auth/person.ts';
import { usePolled } from '../../../shared/lib/use-polled.ts';
import { contactsSource } from '../api/contacts-source.ts';

/**
 * The person's contacts, to find who a name means; undefined until they are loaded, and while the screen names nobody.
 */
export function useContacts(isSomebodyNamed: boolean): readonly Contact[] | undefined {
  const uid = useUid();
  const { polled } = usePolled(contactsSource, isSomebodyNamed ? uid : undefined);
  return polled.is === 'ready' ? polled.value.contacts : undefined;
}
