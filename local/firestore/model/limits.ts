/** Firestore's published limits (https://firebase.google.com/docs/firestore/quotas), in its own units. */
export const limits = {
  documentBytes: 1_048_576,
  documentNameBytes: 6 * 1024,
  segmentBytes: 1500,
  fieldNameBytes: 1500,
  /** The largest string or byte field; a larger one could never fit beside its own name. */
  fieldValueBytes: 1_048_487,
  depth: 20,
  transformsPerDocument: 500,
  requestBytes: 11_534_336,
  pathSegments: 100,
  disjunctions: 30,
  notInValues: 10,
  filtersSortsAndParent: 100,
  aggregations: 5,
  vectorDimensions: 2048,
  nearestResults: 1000,
} as const;
