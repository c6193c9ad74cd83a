import { projectDocument } from '../../engine/query/project.ts';
import type { Write } from '../../engine/write/write.ts';
import type { Document, DocumentPath } from '../../model/document.ts';
import type { FieldPath } from '../../model/query.ts';
import { checkSegment, formatDocumentName, parseDocumentName } from '../../model/resource-name.ts';
import { invalidArgument, StatusError } from '../../model/status.ts';
import { readMask, writeDocument } from '../codec/document.ts';
import { writeMicros } from '../codec/timestamp.ts';
import { readFields } from '../codec/value.ts';
import { readPrecondition } from '../codec/write.ts';
import type { WireConsistency, WireDocument, WireMask, WirePrecondition } from '../wire.ts';
import { databaseTarget, resourceTarget, type Call, type Target } from './call.ts';
import { readConsistency, transactionToken } from './read-consistency.ts';

type GetDocumentRequest = WireConsistency & { name?: string | null; mask?: WireMask | null };

export function getDocument(call: Call, request: GetDocumentRequest): WireDocument {
  const target = resourceTarget(call, request.name);
  const path = documentPath(target.path, request.name);
  const { at } = readConsistency(request, target.database, call);
  target.database.readTime(at);
  const document = target.database.get(path, at);
  target.access.checkGet([{ path, document }]);
  if (!document) throw new StatusError('NOT_FOUND', `Document "${request.name}" not found.`);
  return masked(document, readMask(request.mask), target);
}

type BatchGetRequest = WireConsistency & {
  database?: string | null;
  documents?: readonly string[] | null;
  mask?: WireMask | null;
};

export function* batchGetDocuments(call: Call, request: BatchGetRequest): Iterable<object> {
  const target = databaseTarget(call, request.database);
  const { database, access } = target;
  const paths = (request.documents ?? []).map((name) => parseDocumentName(name, database.name));
  const mask = readMask(request.mask);
  const { at, begun } = readConsistency(request, database, call);
  const readTime = writeMicros(database.readTime(at));
  const found = paths.map((path) => ({ path, document: database.get(path, at) }));
  try {
    access.checkGet(found);
  } catch (thrown) {
    // A refused caller never learns the transaction's id and could not end it.
    if (begun) database.rollback(begun);
    throw thrown;
  }

  if (begun) yield { transaction: transactionToken(begun), readTime };
  for (const { path, document } of found) {
    yield document
      ? { found: masked(document, mask, target), readTime }
      : { missing: formatDocumentName(database.name, path), readTime };
  }
}

type CreateDocumentRequest = {
  parent?: string | null;
  collectionId?: string | null;
  documentId?: string | null;
  document?: WireDocument | null;
  mask?: WireMask | null;
};

export async function createDocument(call: Call, request: CreateDocumentRequest): Promise<WireDocument> {
  const target = resourceTarget(call, request.parent);
  const id = request.documentId || call.backend.newDocumentId();
  const collectionId = request.collectionId ?? '';
  if (target.path.length % 2 !== 0) throw invalidArgument(`Parent "${request.parent}" is not a document.`);
  checkSegment(collectionId, collectionId);
  checkSegment(id, id);
  const write: Write = {
    kind: 'set',
    path: [...target.path, collectionId, id],
    precondition: { kind: 'exists', exists: false },
    fields: readFields(request.document?.fields),
    mask: null,
    transforms: [],
  };
  return writeOne(target, write, readMask(request.mask));
}

type UpdateDocumentRequest = {
  document?: WireDocument | null;
  updateMask?: WireMask | null;
  mask?: WireMask | null;
  currentDocument?: WirePrecondition | null;
};

export async function updateDocument(call: Call, request: UpdateDocumentRequest): Promise<WireDocument> {
  const target = resourceTarget(call, request.document?.name);
  const write: Write = {
    kind: 'set',
    path: documentPath(target.path, request.document?.name),
    precondition: readPrecondition(request.currentDocument),
    fields: readFields(request.document?.fields),
    mask: readMask(request.updateMask),
    transforms: [],
  };
  return writeOne(target, write, readMask(request.mask));
}

type DeleteDocumentRequest = { name?: string | null; currentDocument?: WirePrecondition | null };

export async function deleteDocument(call: Call, request: DeleteDocumentRequest): Promise<object> {
  const { database, access, path } = resourceTarget(call, request.name);
  const write: Write = {
    kind: 'delete',
    path: documentPath(path, request.name),
    precondition: readPrecondition(request.currentDocument),
  };
  await database.commit([write], { guard: access.commitGuard, transaction: null });
  return {};
}

/** The written document as this commit left it, even if others have changed it since. */
async function writeOne(
  target: Target,
  write: Write,
  mask: readonly FieldPath[] | null,
): Promise<WireDocument> {
  let written: Document | null = null;
  await target.database.commit([write], {
    guard: (plan) => {
      target.access.commitGuard(plan);
      written = plan.after(write.path);
    },
    transaction: null,
  });
  return written ? masked(written, mask, target) : {};
}

function masked(document: Document, mask: readonly FieldPath[] | null, { database }: Target): WireDocument {
  return writeDocument(projectDocument(document, mask), database.name);
}

function documentPath(path: DocumentPath, name: string | null | undefined): DocumentPath {
  if (path.length > 0 && path.length % 2 === 0) return path;
  throw invalidArgument(`Document name "${name ?? ''}" has invalid number of segments.`);
}
