import type { SmartTaskDocument } from '@crocodile-hub/core/contract/documents';

/** A recorded command with its outcome. The id is also the key of its execution. */
export type SmartTask = SmartTaskDocument & { readonly id: string };
