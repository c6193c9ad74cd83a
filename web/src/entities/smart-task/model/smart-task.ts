import type { SmartTaskDocument } from '@crocodile-hub/core/contract/documents';

/** One recorded command and what became of it. The id is also the key its execution is claimed under. */
export type SmartTask = SmartTaskDocument & { readonly id: string };
