import { memoryCache } from './memory-cache.ts';
import { memoryPeople } from './memory-people.ts';

/** Empty sources of names and of invitations, beside mail and calendar. */
export const noContacts = () => ({
  cache: memoryCache(),
  people: memoryPeople(),
  channelStore: { newest: () => Promise.resolve([]), count: () => Promise.resolve(0) },
  invitations: { read: () => Promise.resolve(null) },
  connections: { load: () => Promise.resolve(null) },
});
