import type { Instant } from '@crocodile-hub/core/contract/time';

/** The person's description of a file, given before its bytes arrive. */
export type Upload = { filename: string; mimeType: string; size: number };

/** Files of a person that wait for their mail. Each ends by itself. */
export interface Uploads {
  begin(uid: string, id: string, upload: Upload, now: Instant): Promise<void>;
  /** How many files a person has here, and their total size. */
  kept(uid: string): Promise<{ files: number; bytes: number }>;
  find(uid: string, id: string): Promise<Upload | null>;
  /** Does nothing if the part is already stored. */
  putPart(uid: string, id: string, part: number, bytes: Uint8Array, now: Instant): Promise<void>;
  /** How many of the parts are stored. */
  partsThere(uid: string, id: string, parts: number): Promise<number>;
  /** The bytes of all parts in their order; null where one is missing. */
  read(uid: string, id: string, parts: number): Promise<Uint8Array | null>;
  /** Restarts the file's lifetime, as if it had arrived at this time. */
  keepFrom(uid: string, id: string, parts: number, at: Instant): Promise<void>;
  drop(uid: string, id: string, parts: number): Promise<void>;
}
