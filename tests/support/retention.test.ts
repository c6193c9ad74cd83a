import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { paths } from '@crocodile-hub/core/contract/paths';
import { endField, endingCollections, retention } from '@crocodile-hub/core/domain/retention';

const indexes = z.object({
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.optional(z.boolean()),
      indexes: z.array(z.object({ order: z.string(), queryScope: z.string() })),
    }),
  ),
});

describe('everything that is kept', () => {
  it('has a stated end, in whatever place it stands', () => {
    const places = Object.values(retention).map(({ place }): string => place);
    // `private` is only the parent folder of others.
    const { private: _, ...stored } = paths;
    expect(Object.keys(stored).filter((place) => !places.includes(place))).toEqual([]);
  });

  it('ends by a policy of the database where it ends by itself, and nothing else does', () => {
    const file = new URL('../../firestore.indexes.json', import.meta.url);
    const { fieldOverrides } = indexes.parse(JSON.parse(readFileSync(file, 'utf8')));
    const policies = fieldOverrides.filter(({ ttl }) => ttl === true);
    expect(policies.map(({ collectionGroup }) => collectionGroup).toSorted()).toEqual(
      endingCollections.toSorted(),
    );
    // The nightly job asks for the same field.
    for (const {
      fieldPath,
      indexes: [index],
    } of policies)
      expect([fieldPath, index]).toEqual([endField, { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }]);
  });
});
