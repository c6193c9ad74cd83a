/**
 * The value of an expression in the rules language. Times count nanoseconds in one bigint, so that seconds and
 * fractions need no separate signs.
 */
export type RuleValue =
  | { type: 'null' }
  | { type: 'bool'; value: boolean }
  | { type: 'int'; value: bigint }
  | { type: 'float'; value: number }
  | { type: 'string'; value: string }
  | { type: 'bytes'; value: Uint8Array }
  | { type: 'timestamp'; nanos: bigint }
  | { type: 'duration'; nanos: bigint }
  | { type: 'latlng'; latitude: number; longitude: number }
  | { type: 'path'; segments: readonly PathSegment[] }
  | { type: 'list'; items: readonly RuleValue[] }
  | { type: 'set'; items: readonly RuleValue[] }
  | { type: 'map'; entries: Entries }
  | { type: 'map_diff'; diff: MapDiff }
  | { type: 'vector'; values: readonly number[] }
  | Constraint
  | PartialMap;

export type RuleType = RuleValue['type'];
export type ValueOf<T extends RuleType> = Extract<RuleValue, { type: T }>;

export type Entries = ReadonlyMap<string, RuleValue>;

/** `value` is null for a capture (`/users/{id}`) that bind() has not filled. */
export type PathSegment = { capture: string | null; value: string | null };

export type MapDiff = Readonly<Record<'added' | 'removed' | 'changed' | 'unchanged', readonly string[]>>;

/**
 * A field of the documents that a list may return: the query states facts about it, but not its value. All facts hold
 * together.
 */
export type Constraint = { type: 'constraint'; label: string; facts: readonly Fact[] };

export type Fact = { op: '<' | '<=' | '>' | '>=' | '!=' | 'contains'; value: RuleValue };

/** A map of which only some keys are known: `resource` and `resource.data` of a list. */
export type PartialMap = { type: 'partial'; label: string; entries: Entries };

export const NULL: RuleValue = { type: 'null' };
export const TRUE: RuleValue = { type: 'bool', value: true };
const FALSE: RuleValue = { type: 'bool', value: false };

export const bool = (value: boolean): RuleValue => (value ? TRUE : FALSE);
export const int = (value: bigint | number): RuleValue => ({ type: 'int', value: BigInt(value) });
export const float = (value: number): RuleValue => ({ type: 'float', value });
export const string = (value: string): RuleValue => ({ type: 'string', value });
export const bytes = (value: Uint8Array): RuleValue => ({ type: 'bytes', value });
export const list = (items: readonly RuleValue[]): RuleValue => ({ type: 'list', items });
export const map = (entries: Iterable<readonly [string, RuleValue]>): RuleValue => ({
  type: 'map',
  entries: new Map(entries),
});
export const path = (segments: readonly string[]): RuleValue => ({
  type: 'path',
  segments: segments.map((value) => ({ capture: null, value })),
});
