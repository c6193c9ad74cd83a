import { expect, it } from 'vitest';
import { pageEnd } from './page-end.ts';

const read = (docs: readonly string[], fromCache?: boolean) =>
  pageEnd({ docs, ...(fromCache !== undefined && { metadata: { fromCache } }) }, 2);

it('of a full page the next one begins after its last document', () => {
  expect(read(['a', 'b'], true)).toEqual({ last: 'b', isPartial: false });
});

it('a page that is not full is the last one, where the server says so', () => {
  expect(read(['a'], false)).toEqual({ last: undefined, isPartial: false });
  expect(read(['a'])).toEqual({ last: undefined, isPartial: false });
});

it("a page of this device's copy that is not full tells nothing of the rest", () => {
  expect(read([], true)).toEqual({ last: undefined, isPartial: true });
});
