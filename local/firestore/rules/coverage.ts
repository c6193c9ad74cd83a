/**
 * The report of the official emulator's `GET /emulator/v1/projects/{p}:ruleCoverage`, field by field as it
 * was seen on the wire (Google Cloud SDK's emulator, June 2025): lines and columns from 1, offsets in
 * characters, the end inclusive.
 */
export type CoverageReport = {
  rules: { files: readonly { name: string; content: string }[] };
  report: readonly ExpressionCoverage[];
};

export type ExpressionCoverage = {
  sourcePosition: {
    fileName?: string;
    line: number;
    column: number;
    currentOffset: number;
    endOffset: number;
  };
  values?: readonly { value: CoverageValue; count: number }[];
  children?: readonly ExpressionCoverage[];
};

/** `{ boolValue: true }`, `{ intValue: "1" }`, `{ undefined: { causeMessage } }` … */
export type CoverageValue = Readonly<Record<string, unknown>>;
