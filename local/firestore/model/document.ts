import type { Fields, Timestamp } from './value.ts';

/** Path segments below `documents/`: collection, id, collection, id … */
export type DocumentPath = readonly string[];

export type Document = {
  path: DocumentPath;
  fields: Fields;
  createTime: Timestamp;
  updateTime: Timestamp;
};
