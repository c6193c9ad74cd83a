import * as z from 'zod/mini';
import type { AssistantAnswer, Tool } from '../../ports/model.ts';

export const searchTool: Tool = {
  name: 'search_web',
  description: 'Search the web for what you do not know, or what may have changed.',
  parameters: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
};

const argumentsOf = z.object({ query: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)) });

/** The search that the model asked for, or null. */
export function searchQueryOf(calls: AssistantAnswer['calls']): string | null {
  const call = calls.find(({ name }) => name === searchTool.name);
  return argumentsOf.safeParse(call?.arguments).data?.query ?? null;
}
