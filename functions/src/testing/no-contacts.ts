import { memoryCache } from './memory-cache.ts';
import { memoryPeople } from './memory-people.ts';

/** Empty sources of names beside mail and calendar. */
export const noContacts = () => ({
  cache: memoryCache(),
  people: memoryPeople(),
  channelStore: { newest: () => Promise.resolve([]) },
  connections: { load: () => Promise.resolve(null) },
});
