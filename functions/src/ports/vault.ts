/** Authenticated encryption of secrets at rest. */
export interface Vault {
  /** `context` is bound in: what was sealed for one place cannot be opened in another. */
  seal(secret: string, context: string): string;
  /** Throws when the text was altered, or sealed with another key or context. */
  open(sealed: string, context: string): string;
}
