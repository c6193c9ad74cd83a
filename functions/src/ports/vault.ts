/** Authenticated encryption of secrets at rest. */
export interface Vault {
  /** `context` is bound in: a text that was sealed for one place cannot be opened in another. */
  seal(secret: string, context: string): string;
  /** Null if the text was altered, or sealed with another key or context; treat it as absent. */
  open(sealed: string, context: string): string | null;
}
