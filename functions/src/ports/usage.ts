/** What is counted of a person and a minute wherever they call: it costs money, or reaches others. */
export const usageKinds = ['chat', 'transcription', 'execution', 'message'] as const;
export type UsageKind = (typeof usageKinds)[number];

/** The one count of all instances. */
export interface Usage {
  /** Seconds to wait, 0 when so much may be used now; then it is counted. */
  take(uid: string, kind: UsageKind, amount: number): Promise<number>;
}
