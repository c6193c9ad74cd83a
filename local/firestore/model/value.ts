/**
 * A Firestore value as plain tagged data, one shape for the engine, the wire and the rules.
 * Source of the types: google.firestore.v1.Value.
 */
export type Value =
  | { type: 'null' }
  | { type: 'boolean'; value: boolean }
  | { type: 'integer'; value: bigint }
  | { type: 'double'; value: number }
  | { type: 'timestamp'; seconds: number; nanos: number }
  | { type: 'string'; value: string }
  | { type: 'bytes'; value: Uint8Array }
  /** Full resource name: projects/{p}/databases/{d}/documents/{path}. */
  | { type: 'reference'; value: string }
  | { type: 'geopoint'; latitude: number; longitude: number }
  | { type: 'array'; values: readonly Value[] }
  | { type: 'map'; fields: ReadonlyMap<string, Value> };

export type Fields = ReadonlyMap<string, Value>;

/** Seconds and nanoseconds since the Unix epoch, UTC. */
export type Timestamp = { seconds: number; nanos: number };
