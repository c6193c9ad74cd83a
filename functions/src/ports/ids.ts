export interface Ids {
  /** Fresh, unguessable, fit for a document id. */
  next(): string;
}
