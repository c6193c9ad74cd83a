type Read<D> = {
  docs: readonly D[];
  /** The SDK without a local copy gives none. */
  metadata?: { fromCache: boolean };
};

type PageEnd<D> = {
  /** Where the next page begins; undefined at the end of the list. */
  last: D | undefined;
  /** Read from this device's copy without a connection: the server may have more. */
  isPartial: boolean;
};

/** What the read of a page of this size tells of the rest of its list. */
export function pageEnd<D>({ docs, metadata }: Read<D>, size: number): PageEnd<D> {
  if (docs.length >= size) return { last: docs.at(-1), isPartial: false };
  return { last: undefined, isPartial: metadata?.fromCache === true };
}
