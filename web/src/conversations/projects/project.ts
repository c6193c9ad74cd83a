import type { ProjectDocument } from '@crocodile-hub/core/contract/documents';

export type Project = ProjectDocument & { id: string };
