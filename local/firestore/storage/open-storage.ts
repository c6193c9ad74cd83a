import { MemoryStorage } from './memory-storage.ts';
import { SqliteStorage } from './sqlite-storage.ts';
import type { Storage } from './storage.ts';

/** Kept in a folder, or only as long as the process when there is none. */
export function openStorage(folder: string | undefined): Storage {
  return folder === undefined ? new MemoryStorage() : new SqliteStorage(folder);
}
