import type { Context, Understanding } from '@crocodile-hub/core/language/reading';

/** The grammar of both languages takes 27 MB to build, and the queue's functions never read a sentence. */
export async function readingOf(text: string, context: Context): Promise<Understanding> {
  const { understand } = await import('@crocodile-hub/core/language/understand');
  return understand(text, context);
}
