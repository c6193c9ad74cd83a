/** Authenticated encryption of secrets at rest. */
export interface Vault {
  /** `context` is bound in: what was sealed for one place cannot be opened in another. */
  seal(secret: string, context: string): string;
  /** Null when the text was altered, or sealed with another key or context: then it is as good as not there. */
  open(sealed: string, context: string): string | null;
}
