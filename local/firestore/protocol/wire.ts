/**
 * The messages of google.firestore.v1 as plain objects, the shape for both binary and JSON. Fields are optional, as on
 * the wire; enums are numbers; 64-bit integers have a high and a low half, as in protobufjs.
 */
export type WireLong = { low: number; high: number };
export type WireTimestamp = { seconds?: WireLong | number | null; nanos?: number | null };

export type WireValue = {
  nullValue?: number | null;
  booleanValue?: boolean | null;
  integerValue?: WireLong | null;
  doubleValue?: number | null;
  timestampValue?: WireTimestamp | null;
  stringValue?: string | null;
  bytesValue?: Uint8Array | null;
  referenceValue?: string | null;
  geoPointValue?: { latitude?: number | null; longitude?: number | null } | null;
  arrayValue?: WireArray | null;
  mapValue?: { fields?: WireFields | null } | null;
  /** Names the field that is set; protobufjs derives it. */
  readonly valueType?: string;
};
export type WireArray = { values?: readonly WireValue[] | null };
export type WireFields = { [name: string]: WireValue };

export type WireDocument = {
  name?: string | null;
  fields?: WireFields | null;
  createTime?: WireTimestamp | null;
  updateTime?: WireTimestamp | null;
};
export type WireMask = { fieldPaths?: readonly string[] | null };
export type WirePrecondition = {
  exists?: boolean | null;
  updateTime?: WireTimestamp | null;
  readonly conditionType?: string;
};

export type WireFieldReference = { fieldPath?: string | null };
export type WireFilter = {
  compositeFilter?: { op?: number | null; filters?: readonly WireFilter[] | null } | null;
  fieldFilter?: { field?: WireFieldReference | null; op?: number | null; value?: WireValue | null } | null;
  unaryFilter?: { field?: WireFieldReference | null; op?: number | null } | null;
};
export type WireCursor = { values?: readonly WireValue[] | null; before?: boolean | null };
export type WireNearest = {
  vectorField?: WireFieldReference | null;
  queryVector?: WireValue | null;
  distanceMeasure?: number | null;
  limit?: { value?: number | null } | null;
  distanceResultField?: string | null;
  distanceThreshold?: { value?: number | null } | null;
};
export type WireQuery = {
  select?: { fields?: readonly WireFieldReference[] | null } | null;
  from?: readonly { collectionId?: string | null; allDescendants?: boolean | null }[] | null;
  where?: WireFilter | null;
  orderBy?: readonly { field?: WireFieldReference | null; direction?: number | null }[] | null;
  startAt?: WireCursor | null;
  endAt?: WireCursor | null;
  offset?: number | null;
  limit?: { value?: number | null } | null;
  findNearest?: WireNearest | null;
};
export type WireAggregation = {
  count?: { upTo?: { value?: WireLong | null } | null } | null;
  sum?: { field?: WireFieldReference | null } | null;
  avg?: { field?: WireFieldReference | null } | null;
  alias?: string | null;
};

export type WireTransform = {
  fieldPath?: string | null;
  setToServerValue?: number | null;
  increment?: WireValue | null;
  maximum?: WireValue | null;
  minimum?: WireValue | null;
  appendMissingElements?: WireArray | null;
  removeAllFromArray?: WireArray | null;
  readonly transformType?: string;
};
export type WireWrite = {
  update?: WireDocument | null;
  delete?: string | null;
  verify?: string | null;
  transform?: { document?: string | null; fieldTransforms?: readonly WireTransform[] | null } | null;
  updateMask?: WireMask | null;
  updateTransforms?: readonly WireTransform[] | null;
  currentDocument?: WirePrecondition | null;
  readonly operation?: string;
};
export type WireWriteResult = {
  updateTime?: WireTimestamp | null;
  transformResults?: readonly WireValue[] | null;
};

export type WireStatus = { code?: number | null; message?: string | null };
export type WireTransactionOptions = {
  readOnly?: { readTime?: WireTimestamp | null } | null;
  readWrite?: { retryTransaction?: Uint8Array | null } | null;
};
/** The ways in which a read can choose its state. */
export type WireConsistency = {
  transaction?: Uint8Array | null;
  newTransaction?: WireTransactionOptions | null;
  readTime?: WireTimestamp | null;
};
export type WireExplainOptions = { analyze?: boolean | null };

export type WireTarget = {
  query?: { parent?: string | null; structuredQuery?: WireQuery | null } | null;
  documents?: { documents?: readonly string[] | null } | null;
  resumeToken?: Uint8Array | null;
  readTime?: WireTimestamp | null;
  targetId?: number | null;
  once?: boolean | null;
};
export type WireListenRequest = {
  database?: string | null;
  addTarget?: WireTarget | null;
  removeTarget?: number | null;
  readonly targetChange?: string;
};
export type WireTargetChange = {
  targetChangeType?: number;
  targetIds?: readonly number[];
  cause?: WireStatus;
  resumeToken?: Uint8Array;
  readTime?: WireTimestamp;
};
export type WireListenResponse =
  | { targetChange: WireTargetChange }
  | {
      documentChange: {
        document: WireDocument;
        targetIds: readonly number[];
        removedTargetIds: readonly number[];
      };
    }
  | { documentDelete: { document: string; removedTargetIds: readonly number[]; readTime: WireTimestamp } }
  | { documentRemove: { document: string; removedTargetIds: readonly number[]; readTime: WireTimestamp } }
  | { filter: { targetId: number; count: number } };

export type WireWriteRequest = {
  database?: string | null;
  streamId?: string | null;
  writes?: readonly WireWrite[] | null;
  streamToken?: Uint8Array | null;
};
export type WireWriteResponse = {
  streamId?: string;
  streamToken: Uint8Array;
  writeResults?: readonly WireWriteResult[];
  commitTime?: WireTimestamp;
};
