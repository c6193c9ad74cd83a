import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readDocuments } from './read-documents.ts';

const schema = z.object({ title: z.string() });
const found = (id: string, fields: object) => ({ id, data: () => fields });

it('reads documents with their ids', () => {
  expect(readDocuments([found('a', { title: 'One' })], schema)).toEqual({
    items: [{ id: 'a', title: 'One' }],
  });
});

it('leaves out what does not parse, and counts it', () => {
  const docs = [found('a', { title: 'One' }), found('b', { title: 2 }), found('c', {})];
  expect(readDocuments(docs, schema)).toEqual({ items: [{ id: 'a', title: 'One' }], unread: 2 });
});
