import { isBuiltin } from 'node:module';
import { MemoryStorage } from './memory-storage.ts';
import type { Storage } from './storage.ts';

/** `memory` forgets everything at the end; a folder keeps it, in SQLite, which Node has from 22.13 on. */
export type StorageChoice = 'memory' | { folder: string };

/** SQLite is loaded only on request, so that memory storage also runs on older Nodes. */
export async function openStorage(choice: StorageChoice): Promise<Storage> {
  if (choice === 'memory') return new MemoryStorage();
  if (!isBuiltin('node:sqlite')) throw new Error('To keep data in a folder takes Node 22.13 or newer.');
  const { SqliteStorage } = await import('./sqlite-storage.ts');
  return new SqliteStorage(choice.folder);
}
