/**
 * The limits of the language.
 * Source: https://firebase.google.com/docs/firestore/quotas#security_rules
 */
export const LIMITS = {
  sourceBytes: 256 * 1024,
  /** Document accesses of get() and exists() for one document read, one query or one single write … */
  accessesPerRequest: 10,
  /** … and for a batch, a transaction or a multi-document read as a whole. */
  accessesPerBatch: 20,
  expressionsPerRequest: 1000,
  /** Calls inside calls: known before anything runs, as there is no recursion. */
  callDepth: 20,
  functionArguments: 7,
  functionBindings: 10,
  nestedMatches: 10,
  /** Segments of one match path and of all nested ones together. */
  pathSegments: 100,
  pathCaptures: 20,
  /** Nested brackets and nested operators (observed; a chain of && counts as nested). */
  nestedExpressions: 98,
  /** Our own limit: chains of members are free above, but must not exhaust the stack. */
  expressionHeight: 500,
  /** Our own limit, so that rules which double a string or a list again and again end soon. */
  stringLength: 4 * 1024 * 1024,
  listLength: 200_000,
  /** Our own limit: a query with more alternatives than Firestore's 30 is refused before it is judged. */
  queryAlternatives: 100,
} as const;
