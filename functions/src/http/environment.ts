import type { Person } from '../ports/person.ts';

/** What middleware leaves for those that follow. */
export type ApiEnv = { Variables: { requestId: string; person: Person | null } };
