import type * as z from 'zod/mini';
import type { Issue } from '../ports/failure.ts';

/** Zod's issues as the error reply carries them: where, and what. */
export function issuesOf(error: z.core.$ZodError, under = ''): Issue[] {
  return error.issues.map(({ path, message }) => ({
    path: [under, ...path.map(String)].filter((part) => part !== '').join('.'),
    message,
  }));
}
