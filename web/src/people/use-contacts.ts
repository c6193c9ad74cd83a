import type { Contact } from '@crocodile-hub/core/contract/contacts';
import { useUid } from '../account/person.ts';
import { usePolled } from '../account/use-polled.ts';
import { contactsSource } from './contacts-source.ts';

/**
 * The person's contacts, to find who a name means; undefined until they are loaded, and while the screen names nobody.
 */
export function useContacts(isSomebodyNamed: boolean): readonly Contact[] | undefined {
  const uid = useUid();
  const { polled } = usePolled(contactsSource, isSomebodyNamed ? uid : undefined);
  return polled.is === 'ready' ? polled.value.contacts : undefined;
}
