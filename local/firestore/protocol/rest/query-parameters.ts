import protobuf from 'protobufjs';
import type { Json } from '../json.ts';

/** Parameters of Google's front end, which do not belong to a request. */
const systemParameters = new Set([
  'key',
  'alt',
  '$alt',
  'prettyPrint',
  'access_token',
  'fields',
  'quotaUser',
]);

/** `mask.fieldPaths=a&mask.fieldPaths=b&pageSize=5` as a JSON object, by the request's fields. */
export function jsonOfParameters(parameters: URLSearchParams, type: protobuf.Type): { [name: string]: Json } {
  const json: { [name: string]: Json } = {};
  for (const name of new Set(parameters.keys())) {
    if (systemParameters.has(name)) continue;
    const [field = '', nested] = name.split('.');
    const values = parameters.getAll(name);
    json[field] =
      nested === undefined
        ? scalar(type, field, values)
        : { ...objectAt(json, field), ...inner(type, field, nested, values) };
  }
  return json;
}

function inner(
  type: protobuf.Type,
  field: string,
  nested: string,
  values: readonly string[],
): { [name: string]: Json } {
  const resolved = type.fields[field]?.resolve().resolvedType;
  return {
    [nested]: resolved instanceof protobuf.Type ? scalar(resolved, nested, values) : (values[0] ?? ''),
  };
}

function scalar(type: protobuf.Type, name: string, values: readonly string[]): Json {
  const field = type.fields[name];
  const [first = ''] = values;
  if (field?.repeated) return values;
  return field?.type === 'bool' ? first === 'true' : first;
}

function objectAt(json: { [name: string]: Json }, field: string): { readonly [name: string]: Json } {
  const value = json[field];
  return typeof value === 'object' && value !== null && !isList(value) ? value : {};
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
