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
  /** Brackets in brackets and operators in operators (observed; a chain of && counts as nested). */
  nestedExpressions: 98,
  /** Ours: members of members count for nothing above, but may not exhaust the stack either. */
  expressionHeight: 500,
  /** Ours, so that rules which double a string or a list again and again end soon. */
  stringLength: 4 * 1024 * 1024,
  listLength: 200_000,
  /** Ours: a query of more alternatives than Firestore's own 30 is refused before it is judged. */
  queryAlternatives: 100,
} as const;
