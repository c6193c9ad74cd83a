/** Namespaces of functions; they are not variables. */
export const NAMESPACES: ReadonlySet<string> = new Set([
  'duration',
  'hashing',
  'latlng',
  'math',
  'timestamp',
]);

/** The types that may follow `is`. */
export const TYPE_NAMES: ReadonlySet<string> = new Set(
  'bool bytes constraint duration float int latlng list map map_diff number path set string timestamp vector'.split(
    ' ',
  ),
);

/** Functions that read other documents. */
export const LOOKUPS: ReadonlySet<string> = new Set(['get', 'exists', 'getAfter', 'existsAfter']);

/** Variables that every condition sees. */
export const GLOBALS: ReadonlySet<string> = new Set(['request', 'resource']);

export const METHODS: ReadonlySet<string> = new Set('read get list write create update delete'.split(' '));
