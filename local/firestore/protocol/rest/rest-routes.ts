import { StatusError } from '../../model/status.ts';
import { decodeUriPart } from '../http/request.ts';
import type { MethodName } from '../rpc/methods.ts';

/** One REST call and its RPC: https://firebase.google.com/docs/firestore/reference/rest. */
export type RestCall = {
  method: Exclude<MethodName, 'Listen' | 'Write'>;
  /** Request fields that come from the address. */
  fromPath: { readonly [name: string]: string | { readonly name: string } };
  /** The request field that the body fills; `*` for the whole request, null for none. */
  body: string | null;
};

type CustomVerb = { method: RestCall['method']; field: 'database' | 'parent' };

const customVerbs: Readonly<Record<string, CustomVerb>> = {
  batchGet: { method: 'BatchGetDocuments', field: 'database' },
  batchWrite: { method: 'BatchWrite', field: 'database' },
  beginTransaction: { method: 'BeginTransaction', field: 'database' },
  commit: { method: 'Commit', field: 'database' },
  rollback: { method: 'Rollback', field: 'database' },
  executePipeline: { method: 'ExecutePipeline', field: 'database' },
  runQuery: { method: 'RunQuery', field: 'parent' },
  runAggregationQuery: { method: 'RunAggregationQuery', field: 'parent' },
  partitionQuery: { method: 'PartitionQuery', field: 'parent' },
  listCollectionIds: { method: 'ListCollectionIds', field: 'parent' },
};

const address = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(\/.*)?$/;

export function matchRestCall(httpMethod: string, pathname: string): RestCall {
  const { verb, rest } = splitVerb(httpMethod, pathname);
  const { database, segments } = parseAddress(rest);
  const name = [database, 'documents', ...segments].join('/');
  if (verb)
    return {
      method: verb.method,
      fromPath: { [verb.field]: verb.field === 'database' ? database : name },
      body: '*',
    };
  const isCollection = segments.length % 2 === 1;
  const inCollection = {
    parent: [database, 'documents', ...segments.slice(0, -1)].join('/'),
    collectionId: segments.at(-1) ?? '',
  };
  switch (`${httpMethod} ${isCollection ? 'collection' : 'document'}`) {
    case 'GET collection':
      return { method: 'ListDocuments', fromPath: inCollection, body: null };
    case 'POST collection':
      return { method: 'CreateDocument', fromPath: inCollection, body: 'document' };
    case 'GET document':
      return { method: 'GetDocument', fromPath: { name }, body: null };
    case 'PATCH document':
      return { method: 'UpdateDocument', fromPath: { document: { name } }, body: 'document' };
    case 'DELETE document':
      return { method: 'DeleteDocument', fromPath: { name }, body: null };
    default:
      throw notServed(httpMethod, pathname);
  }
}

/** Ids may contain colons too, so only known verbs are split off. */
function splitVerb(httpMethod: string, pathname: string): { verb: CustomVerb | null; rest: string } {
  const [, rest = '', name = ''] = /^(.*):(\w+)$/.exec(pathname) ?? [];
  const verb = httpMethod === 'POST' && Object.hasOwn(customVerbs, name) ? customVerbs[name] : undefined;
  return verb ? { verb, rest } : { verb: null, rest: pathname };
}

function parseAddress(pathname: string): { database: string; segments: string[] } {
  const [, database, path = ''] = address.exec(pathname) ?? [];
  if (!database) throw new StatusError('NOT_FOUND', `Nothing is served at ${pathname}.`);
  const segments = path.split('/').filter((segment) => segment !== '');
  return { database: decodeUriPart(database), segments: segments.map(decodeUriPart) };
}

function notServed(httpMethod: string, pathname: string): StatusError {
  return new StatusError('NOT_FOUND', `${httpMethod} is not served at ${pathname}.`);
}
