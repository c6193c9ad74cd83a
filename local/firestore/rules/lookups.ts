import type { DocumentPath } from '../model/document.ts';
import type { Fields } from '../model/value.ts';
import { LOOKUPS } from './language/names.ts';
import { LIMITS } from './limits.ts';
import type { RulesReader, RulesRequest } from './request.ts';
import { fromFields } from './values/from-firestore.ts';
import { limit, problem } from './values/problem.ts';
import type { Problem, Result } from './values/problem.ts';
import { show } from './values/show.ts';
import { typeNameOf } from './values/type-name.ts';
import { bool, map, path, string } from './values/value.ts';
import type { RuleValue, ValueOf } from './values/value.ts';

/** get(), exists(), getAfter() and existsAfter(), and the limits on them. */
export type Lookups = (name: string, args: readonly RuleValue[]) => Result | null;

/** The documents that a whole batch has looked up; each counts once however often it is read. */
export type Accesses = { paths: Set<string>; most: number };

export function lookupsFor(request: RulesRequest, reader: RulesReader, batch: Accesses): Lookups {
  const own = new Set<string>();
  return function lookUp(name, args) {
    if (!LOOKUPS.has(name)) return null;
    const [target] = args;
    if (args.length !== 1 || target?.type !== 'path') {
      return problem(`${name}() takes one path, not (${args.map(typeNameOf).join(', ')})`);
    }
    const document = documentOf(target, request.database);
    if (document === null) return problem(`${show(target)} is no document of this database`);
    const exceeded = count(document, { name, own, batch, request });
    return exceeded ?? read(name, document, reader, request.database);
  };
}

/** A document as conditions see it: `resource`, and the result of get(). */
export function resourceValue(document: { path: DocumentPath; fields: Fields }, database: string): RuleValue {
  return map([
    ['data', fromFields(document.fields)],
    ['id', string(document.path.at(-1) ?? '')],
    ['__name__', path(fullPath(document.path, database))],
  ]);
}

export const fullPath = (segments: DocumentPath, database: string): string[] =>
  ['databases', database, 'documents'].concat(segments);

/** get() of a missing document is an error, and not null (observed). */
function read(name: string, document: DocumentPath, reader: RulesReader, database: string): Result {
  const found = name.endsWith('After') ? reader.getAfter(document) : reader.get(document);
  if (name.startsWith('exists')) return bool(found !== null);
  return found === null
    ? problem(`${name}(): there is no /${document.join('/')}`)
    : resourceValue(found, database);
}

/** The document of the request itself is not counted (observed). */
function count(
  document: DocumentPath,
  { name, own, batch, request }: { name: string; own: Set<string>; batch: Accesses; request: RulesRequest },
): Problem | null {
  const key = document.join('/');
  if (request.method !== 'list' && key === request.path.join('/')) return null;
  const state = name.endsWith('After') ? 'after' : 'before';
  own.add(`${state}:${key}`);
  batch.paths.add(`${state}:${key}`);
  if (own.size > LIMITS.accessesPerRequest) return tooMany(LIMITS.accessesPerRequest, 'request');
  return batch.paths.size > batch.most ? tooMany(batch.most, 'batch') : null;
}

const tooMany = (most: number, what: string): Problem =>
  limit(`more than ${most} documents looked up by get() or exists() in one ${what}`);

function documentOf(target: ValueOf<'path'>, database: string): DocumentPath | null {
  const segments = target.segments.map((segment) => segment.value ?? '');
  const [databases, name, documents, ...document] = segments;
  const isHere = databases === 'databases' && name === database && documents === 'documents';
  return isHere && document.length > 0 && document.length % 2 === 0 && !document.includes('')
    ? document
    : null;
}
