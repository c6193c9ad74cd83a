import type { Databases } from '../engine/databases.ts';
import type { Write } from '../engine/write/write.ts';
import {
  formatDatabaseName,
  formatDocumentName,
  parseResourceName,
  type DatabaseName,
} from '../model/resource-name.ts';
import { invalidArgument } from '../model/status.ts';
import { formatTimestamp } from '../model/timestamp.ts';
import { restoreFields, storeFields } from '../storage/stored-fields.ts';

/*
 * All documents as text, one a line in the REST API's JSON (`{"name": …, "fields": …, "createTime": …}`), to be
 * kept, compared, edited and read in again.
 */

export function* exportDocuments(databases: Databases): Iterable<string> {
  for (const database of databases.all()) {
    for (const { path, fields, createTime, updateTime } of database.allDocuments()) {
      const document = {
        name: formatDocumentName(database.name, path),
        fields: storeFields(fields),
        createTime: formatTimestamp(createTime),
        updateTime: formatTimestamp(updateTime),
      };
      yield `${JSON.stringify(document)}\n`;
    }
  }
}

/**
 * Sets every document of the text, in one commit for each database, and keeps all others; answers with their number.
 */
export async function importDocuments(databases: Databases, text: string): Promise<number> {
  const byDatabase = new Map<string, { name: DatabaseName; writes: Write[] }>();
  let count = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const { database: name, write } = readLine(line, index + 1);
    const key = formatDatabaseName(name);
    const group = byDatabase.get(key) ?? { name, writes: [] };
    group.writes.push(write);
    byDatabase.set(key, group);
    count++;
  }
  for (const { name, writes } of byDatabase.values()) {
    await databases.get(name).commit(writes, { guard: () => undefined, transaction: null });
  }
  return count;
}

function readLine(line: string, number: number): { database: DatabaseName; write: Write } {
  try {
    const document: unknown = JSON.parse(line);
    const { database, path } = parseResourceName(String(property(document, 'name')));
    if (path.length === 0 || path.length % 2 !== 0) throw new Error('its name is not the name of a document');
    const fields = restoreFields(property(document, 'fields') ?? {});
    return { database, write: { kind: 'set', path, precondition: null, fields, mask: null, transforms: [] } };
  } catch (thrown) {
    throw invalidArgument(
      `Line ${number} is not a document: ${thrown instanceof Error ? thrown.message : 'unreadable'}`,
    );
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
