import type { Query } from '../model/query.ts';
import { resourceValue } from './lookups.ts';
import type { RulesAuth, RulesRequest } from './request.ts';
import { fromJson, timestampOf } from './values/from-firestore.ts';
import { int, map, NULL, path, string } from './values/value.ts';
import type { RuleValue } from './values/value.ts';

/** The variable `request`. Fields that a method does not have are absent, and using them is an error (observed). */
export function requestValue(request: RulesRequest, about: readonly string[] | null): RuleValue {
  return map([
    ['auth', authValue(request.auth)],
    ['method', string(request.method)],
    ['time', timestampOf(request.time)],
    ...(about === null ? [] : [['path', path(about)] as const]),
    ...methodEntries(request),
  ]);
}

function methodEntries(request: RulesRequest): (readonly [string, RuleValue])[] {
  switch (request.method) {
    case 'get':
      return [];
    case 'list':
      return [['query', queryValue(request.query)]];
    case 'create':
    case 'update':
    case 'delete':
      return [['resource', newResourceValue(request)]];
    default:
      return request.method satisfies never;
  }
}

function newResourceValue({ newResource, database }: RulesRequest): RuleValue {
  return newResource === null ? NULL : resourceValue(newResource, database);
}

function authValue(auth: RulesAuth): RuleValue {
  if (auth === null) return NULL;
  return map([
    ['uid', string(auth.uid)],
    ['token', fromJson(auth.token)],
  ]);
}

function queryValue(query: Query | null): RuleValue {
  const orders = (query?.orderBy ?? []).map(
    ({ field, direction }) => [field.join('.'), string(direction === 'ASCENDING' ? 'ASC' : 'DESC')] as const,
  );
  return map([
    ['limit', query === null || query.limit === null ? NULL : int(query.limit)],
    ['offset', int(query?.offset ?? 0)],
    ['orderBy', map(orders)],
  ]);
}
