/** Proof of a webhook's sender; compared in constant time. */
export interface Signatures {
  /** Over the raw bytes: re-encoded JSON would differ. */
  isFromMeta(body: Uint8Array, signature: string | undefined): boolean;
  isFromTwilio(form: ReadonlyMap<string, string>, signature: string | undefined): boolean;
  /** The word that Meta was told when the webhook was set up. */
  isMetaToken(token: string): boolean;
}
