import type { Document, DocumentPath } from '../model/document.ts';
import type { Query } from '../model/query.ts';
import type { Fields, Timestamp } from '../model/value.ts';

/** The caller: `uid` and the token's whole payload; null without a token. */
export type RulesAuth = { uid: string; token: Readonly<Record<string, unknown>> } | null;

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

export type RulesRequest = {
  project: string;
  database: string;
  method: RulesMethod;
  /**
   * The document. For a list: the collection (an odd number of segments), or the document below which
   * a collection group or a kindless query looks (an even number; `query` then says which).
   */
  path: DocumentPath;
  auth: RulesAuth;
  time: Timestamp;
  /** The stored document before the request; null if there is none, and for a list. */
  resource: Document | null;
  /** The document after the write; null for reads and deletes. */
  newResource: { path: DocumentPath; fields: Fields } | null;
  /** The query of a list; null for every other method. */
  query: Query | null;
  /** Takes the query's fields for the whole document, as the official emulator does; it proves too much. */
  lenientLists?: boolean;
};

/** Reads of other documents by the rules. */
export type RulesReader = {
  get(path: DocumentPath): Document | null;
  /** The state after the whole batch or transaction; equals `get` outside of one. */
  getAfter(path: DocumentPath): { path: DocumentPath; fields: Fields } | null;
};
