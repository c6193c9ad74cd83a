export interface Ids {
  /** Fresh, fit for a document id. */
  next(): string;
  /** Fresh, and beyond guessing: 256 bits in base64url. */
  secret(): string;
}
