import { describe, expect, it } from 'vitest';
import { parseDatabaseName, parseDocumentName, parseResourceName } from './resource-name.ts';

const database = { project: 'p', database: '(default)' };
const root = 'projects/p/databases/(default)/documents';

describe('resource names', () => {
  it('reads database, documents and the root of all documents', () => {
    expect(parseDatabaseName('projects/p/databases/(default)')).toEqual(database);
    expect(parseResourceName(root)).toEqual({ database, path: [] });
    expect(parseDocumentName(`${root}/rooms/a b/seats/ü`, database)).toEqual(['rooms', 'a b', 'seats', 'ü']);
  });

  it.each([
    ['a collection', `${root}/rooms`],
    ['another database', 'projects/p/databases/other/documents/rooms/a'],
    ['an empty segment', `${root}/rooms//`],
    ['a dot', `${root}/rooms/.`],
    ['two dots', `${root}/rooms/..`],
    ['a reserved id', `${root}/rooms/__a__`],
    ['an id over 1500 bytes', `${root}/rooms/${'ü'.repeat(751)}`],
    ['a name over 6 KiB', `${root}/${'rooms/abcdefgh/'.repeat(500)}x`],
    ['no resource at all', 'rooms/a'],
  ])('refuses %s as a document', (_what, name) => {
    expect(() => parseDocumentName(name, database)).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT' }),
    );
  });

  it('takes the numeric ids of Datastore', () => {
    expect(parseDocumentName(`${root}/rooms/__id7__`, database)).toEqual(['rooms', '__id7__']);
  });
});
