import * as z from 'zod/mini';
import { personal } from '../account/person-storage.ts';
import type { AnnouncementMemory } from './announcements.ts';

/** Older ids are dropped, since such notifications are read or deleted by now. */
const remembered = 200;

const announced = z.object({ toast: z.array(z.string()), system: z.array(z.string()) });
type Announced = z.output<typeof announced>;

interface Box {
  read(): Announced | undefined;
  write(value: Announced): void;
}
interface Locks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** Stores the ids in a box shared by all tabs, under a common lock, so that two tabs never announce the same. */
export function sharedMemory(box: Box, locks: Locks): AnnouncementMemory {
  return {
    claim: (way, ids) =>
      locks.request('announced-notifications', async () => {
        const before = box.read() ?? { toast: [], system: [] };
        const known = new Set(before[way]);
        const fresh = ids.filter((id) => !known.has(id));
        if (fresh.length > 0) box.write({ ...before, [way]: [...before[way], ...fresh].slice(-remembered) });
        return fresh;
      }),
  };
}

/** This browser's memory; sign-out removes it with the person's other data. */
export function browserMemory(): AnnouncementMemory {
  return sharedMemory(personal('announced-notifications', announced), navigator.locks);
}
