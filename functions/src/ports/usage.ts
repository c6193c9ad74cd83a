/** Kinds of use that are counted by person and minute, across all instances: they cost money, or reach others. */
export const usageKinds = ['chat', 'transcription', 'execution', 'message'] as const;
export type UsageKind = (typeof usageKinds)[number];

/** The counter that all instances share. */
export interface Usage {
  /** Seconds to wait; 0 if this much may be used now, which is then counted. */
  take(uid: string, kind: UsageKind, amount: number): Promise<number>;
}
