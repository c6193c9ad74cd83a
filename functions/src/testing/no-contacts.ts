import { memoryCache } from './memory-cache.ts';
import { memoryPeople } from './memory-people.ts';

/** What names are looked up in, beside mail and calendar: nobody is known yet. */
export const noContacts = () => ({
  cache: memoryCache(),
  people: memoryPeople(),
  channelStore: { newest: () => Promise.resolve([]) },
  connections: { load: () => Promise.resolve(null) },
});
