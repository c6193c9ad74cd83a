import { messageType } from '../schema.ts';
import type protobuf from 'protobufjs';
import type { Call } from './call.ts';
import { batchWrite, beginTransaction, commit, rollback } from './commits.ts';
import {
  batchGetDocuments,
  createDocument,
  deleteDocument,
  getDocument,
  updateDocument,
} from './documents.ts';
import type { Duplex, Outbound } from './duplex.ts';
import { ListenStream } from './listen-stream.ts';
import { listCollectionIds, listDocuments, partitionQuery } from './listings.ts';
import { executePipeline, runAggregationQuery, runQuery } from './queries.ts';
import { WriteStream } from './write-stream.ts';

type Types = { request: protobuf.Type; response: protobuf.Type };

/** A method of the Firestore service, free of transport: gRPC, WebChannel and REST all call these. */
export type Method = Types &
  (
    | { kind: 'unary'; handle(call: Call, request: object): object | Promise<object> }
    | { kind: 'serverStream'; handle(call: Call, request: object): Iterable<object> }
    | { kind: 'duplex'; open(call: Call, out: Outbound<object>): Duplex<object> }
  );

export const methods = {
  GetDocument: unary(['GetDocumentRequest', 'Document'], getDocument),
  ListDocuments: unary(['ListDocumentsRequest', 'ListDocumentsResponse'], listDocuments),
  CreateDocument: unary(['CreateDocumentRequest', 'Document'], createDocument),
  UpdateDocument: unary(['UpdateDocumentRequest', 'Document'], updateDocument),
  DeleteDocument: unary(['DeleteDocumentRequest', '.google.protobuf.Empty'], deleteDocument),
  BeginTransaction: unary(['BeginTransactionRequest', 'BeginTransactionResponse'], beginTransaction),
  Commit: unary(['CommitRequest', 'CommitResponse'], commit),
  Rollback: unary(['RollbackRequest', '.google.protobuf.Empty'], rollback),
  BatchWrite: unary(['BatchWriteRequest', 'BatchWriteResponse'], batchWrite),
  PartitionQuery: unary(['PartitionQueryRequest', 'PartitionQueryResponse'], partitionQuery),
  ListCollectionIds: unary(['ListCollectionIdsRequest', 'ListCollectionIdsResponse'], listCollectionIds),
  BatchGetDocuments: serverStream(
    ['BatchGetDocumentsRequest', 'BatchGetDocumentsResponse'],
    batchGetDocuments,
  ),
  RunQuery: serverStream(['RunQueryRequest', 'RunQueryResponse'], runQuery),
  RunAggregationQuery: serverStream(
    ['RunAggregationQueryRequest', 'RunAggregationQueryResponse'],
    runAggregationQuery,
  ),
  ExecutePipeline: serverStream(['ExecutePipelineRequest', 'ExecutePipelineResponse'], executePipeline),
  Listen: duplex(['ListenRequest', 'ListenResponse'], (call, out) => new ListenStream(call, out)),
  Write: duplex(['WriteRequest', 'WriteResponse'], (call, out) => new WriteStream(call, out)),
} satisfies Record<string, Method>;

export type MethodName = keyof typeof methods;

/*
 * The descriptors guarantee the shapes that the handlers declare: what reaches `handle` was made by the binary
 * or the JSON reader from the request type named here.
 */
function unary<Request>(
  types: TypeNames,
  handle: (call: Call, request: Request) => object | Promise<object>,
) {
  return {
    kind: 'unary',
    ...typesOf(types),
    handle: (call: Call, request: object) => handle(call, request as Request),
  } as const;
}

function serverStream<Request>(types: TypeNames, handle: (call: Call, request: Request) => Iterable<object>) {
  return {
    kind: 'serverStream',
    ...typesOf(types),
    handle: (call: Call, request: object) => handle(call, request as Request),
  } as const;
}

function duplex<Request, Response extends object>(
  types: TypeNames,
  open: (call: Call, out: Outbound<Response>) => Duplex<Request>,
) {
  return {
    kind: 'duplex',
    ...typesOf(types),
    open(call: Call, out: Outbound<object>): Duplex<object> {
      const stream = open(call, out);
      return { receive: (message) => stream.receive(message as Request), close: () => stream.close() };
    },
  } as const;
}

type TypeNames = readonly [request: string, response: string];

function typesOf([request, response]: TypeNames): Types {
  return { request: messageType(request), response: messageType(response) };
}
