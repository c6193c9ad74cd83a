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

/**
 * A method of the Firestore service, free of transport: gRPC, WebChannel and REST all call these. `handle` gets an
 * object that was decoded as the request type beside it, so the handlers declare its shape.
 */
export type Method = Types &
  (
    | { kind: 'unary'; handle(call: Call, request: object): object | Promise<object> }
    | { kind: 'serverStream'; handle(call: Call, request: object): Iterable<object> }
    | { kind: 'duplex'; open(call: Call, out: Outbound<object>): Duplex<object> }
  );

export const methods = {
  GetDocument: { kind: 'unary', ...types('GetDocumentRequest', 'Document'), handle: getDocument },
  ListDocuments: {
    kind: 'unary',
    ...types('ListDocumentsRequest', 'ListDocumentsResponse'),
    handle: listDocuments,
  },
  CreateDocument: { kind: 'unary', ...types('CreateDocumentRequest', 'Document'), handle: createDocument },
  UpdateDocument: { kind: 'unary', ...types('UpdateDocumentRequest', 'Document'), handle: updateDocument },
  DeleteDocument: {
    kind: 'unary',
    ...types('DeleteDocumentRequest', '.google.protobuf.Empty'),
    handle: deleteDocument,
  },
  BeginTransaction: {
    kind: 'unary',
    ...types('BeginTransactionRequest', 'BeginTransactionResponse'),
    handle: beginTransaction,
  },
  Commit: { kind: 'unary', ...types('CommitRequest', 'CommitResponse'), handle: commit },
  Rollback: { kind: 'unary', ...types('RollbackRequest', '.google.protobuf.Empty'), handle: rollback },
  BatchWrite: { kind: 'unary', ...types('BatchWriteRequest', 'BatchWriteResponse'), handle: batchWrite },
  PartitionQuery: {
    kind: 'unary',
    ...types('PartitionQueryRequest', 'PartitionQueryResponse'),
    handle: partitionQuery,
  },
  ListCollectionIds: {
    kind: 'unary',
    ...types('ListCollectionIdsRequest', 'ListCollectionIdsResponse'),
    handle: listCollectionIds,
  },
  BatchGetDocuments: {
    kind: 'serverStream',
    ...types('BatchGetDocumentsRequest', 'BatchGetDocumentsResponse'),
    handle: batchGetDocuments,
  },
  RunQuery: { kind: 'serverStream', ...types('RunQueryRequest', 'RunQueryResponse'), handle: runQuery },
  RunAggregationQuery: {
    kind: 'serverStream',
    ...types('RunAggregationQueryRequest', 'RunAggregationQueryResponse'),
    handle: runAggregationQuery,
  },
  ExecutePipeline: {
    kind: 'serverStream',
    ...types('ExecutePipelineRequest', 'ExecutePipelineResponse'),
    handle: executePipeline,
  },
  Listen: {
    kind: 'duplex',
    ...types('ListenRequest', 'ListenResponse'),
    open: (call, out) => new ListenStream(call, out),
  },
  Write: {
    kind: 'duplex',
    ...types('WriteRequest', 'WriteResponse'),
    open: (call, out) => new WriteStream(call, out),
  },
} satisfies Record<string, Method>;

export type MethodName = keyof typeof methods;

function types(request: string, response: string): Types {
  return { request: messageType(request), response: messageType(response) };
}
