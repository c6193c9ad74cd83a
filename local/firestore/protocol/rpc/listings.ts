import { partitionPoints } from '../../engine/query/partition.ts';
import { projectDocument } from '../../engine/query/project.ts';
import type { ReadAt } from '../../engine/database.ts';
import type { Document, DocumentPath } from '../../model/document.ts';
import { parseFieldPath } from '../../model/field-path.ts';
import type { Order, Query } from '../../model/query.ts';
import { formatDocumentName } from '../../model/resource-name.ts';
import { invalidArgument } from '../../model/status.ts';
import { compareSegments } from '../../model/path-order.ts';
import { readMask, writeDocument } from '../codec/document.ts';
import { numberOfLong } from '../codec/long.ts';
import { readQuery } from '../codec/query.ts';
import type { WireConsistency, WireDocument, WireLong, WireMask, WireQuery } from '../wire.ts';
import { resourceTarget, type Call, type Target } from './call.ts';
import { cursorAt, readPageToken, writeCursor, writePageToken } from './page-token.ts';
import { readConsistency } from './read-consistency.ts';

const defaultPageSize = 100;
const largestPageSize = 10_000;

type ListDocumentsRequest = WireConsistency & {
  parent?: string | null;
  collectionId?: string | null;
  pageSize?: number | null;
  pageToken?: string | null;
  orderBy?: string | null;
  mask?: WireMask | null;
  showMissing?: boolean | null;
};

export function listDocuments(call: Call, request: ListDocumentsRequest): object {
  const target = resourceTarget(call, request.parent);
  const { database, access, path } = target;
  const pageSize = pageSizeOf(request.pageSize);
  const query: Query = {
    parent: path,
    collectionId: request.collectionId || null,
    allDescendants: false,
    where: null,
    orderBy: readOrderBy(request.orderBy),
    startAt: request.pageToken ? readPageToken(request.pageToken) : null,
    endAt: null,
    offset: 0,
    limit: pageSize,
    select: readMask(request.mask),
  };
  const plan = database.plan(query);
  access.checkList(query);
  const { at } = readConsistency(request, database, call);
  database.readTime(at);
  if (request.showMissing) return listWithMissing(request, { target, query, at });
  const entries = database.entries(plan, at);
  const next = entries[pageSize];
  return {
    documents: entries.slice(0, pageSize).map(({ document }) => written(document, query, target)),
    nextPageToken: next ? writePageToken(cursorAt(next, plan, database.name)) : '',
  };
}

/** Documents together with missing ones, which exist only as parents of others and have only a name. */
function listWithMissing(
  request: ListDocumentsRequest,
  { target, query, at }: { target: Target; query: Query; at: ReadAt },
): object {
  target.access.checkOwner();
  if (request.orderBy || request.pageToken) {
    throw invalidArgument('show_missing cannot be combined with order_by or page_token.');
  }
  const collection = collectionPath(query);
  const missing = target.database
    .missingIds(collection, at)
    .map((id) => ({ id, wire: { name: formatDocumentName(target.database.name, [...collection, id]) } }));
  const present = target.database
    .entries(target.database.plan(query), at)
    .map(({ document }) => ({ id: document.path.at(-1) ?? '', wire: written(document, query, target) }));
  const all = [...missing, ...present].sort((left, right) => compareSegments(left.id, right.id));
  return { documents: all.map(({ wire }) => wire), nextPageToken: '' };
}

type ListCollectionIdsRequest = WireConsistency & {
  parent?: string | null;
  pageSize?: number | null;
  pageToken?: string | null;
};

export function listCollectionIds(call: Call, request: ListCollectionIdsRequest): object {
  const { database, access, path } = resourceTarget(call, request.parent);
  access.checkOwner();
  const { at } = readConsistency(request, database, call);
  database.readTime(at);
  const pageSize = pageSizeOf(request.pageSize);
  const after = Buffer.from(request.pageToken ?? '', 'base64url').toString('utf8');
  const ids = database.collectionIds(path, at).sort(compareSegments);
  const rest = after === '' ? ids : ids.filter((id) => compareSegments(id, after) > 0);
  const page = rest.slice(0, pageSize);
  const hasMore = rest.length > pageSize;
  return {
    collectionIds: page,
    nextPageToken: hasMore ? Buffer.from(page.at(-1) ?? '').toString('base64url') : '',
  };
}

type PartitionQueryRequest = WireConsistency & {
  parent?: string | null;
  structuredQuery?: WireQuery | null;
  partitionCount?: WireLong | null;
  pageToken?: string | null;
  pageSize?: number | null;
};

export function partitionQuery(call: Call, request: PartitionQueryRequest): object {
  const { database, access, path } = resourceTarget(call, request.parent);
  access.checkOwner();
  const cuts = numberOfLong(request.partitionCount);
  if (cuts < 1) throw invalidArgument('partition_count must be greater than 0.');
  const query = readQuery(request.structuredQuery ?? {}, path);
  if (!query.allDescendants || query.where || query.startAt || query.endAt || query.limit !== null) {
    throw invalidArgument(
      'Partition queries must be collection group queries ordered by __name__ without bounds.',
    );
  }
  const plan = database.plan(query);
  const { at } = readConsistency(request, database, call);
  database.readTime(at);
  const points = partitionPoints(database.entries(plan, at), cuts);
  return {
    partitions: points.map((entry) => writeCursor(cursorAt(entry, plan, database.name))),
    nextPageToken: '',
  };
}

function written(document: Document, { select }: Query, { database }: Target): WireDocument {
  return writeDocument(projectDocument(document, select), database.name);
}

function collectionPath({ parent, collectionId }: Query): DocumentPath {
  if (collectionId === null) throw invalidArgument('collection_id is required with show_missing.');
  return [...parent, collectionId];
}

function pageSizeOf(asked: number | null | undefined): number {
  if (!asked) return defaultPageSize;
  if (asked < 0) throw invalidArgument('page_size is negative.');
  return Math.min(asked, largestPageSize);
}

/** `priority desc, __name__` */
function readOrderBy(text: string | null | undefined): Order[] {
  if (!text) return [];
  return text.split(',').map((part) => {
    const [field = '', direction = 'asc', ...rest] = part.trim().split(/\s+/);
    if (rest.length > 0 || !/^(asc|desc)$/i.test(direction))
      throw invalidArgument(`Invalid order_by: "${text}".`);
    return {
      field: parseFieldPath(field),
      direction: /^desc$/i.test(direction) ? 'DESCENDING' : 'ASCENDING',
    };
  });
}
