import type { Context, Understanding } from '@crocodile-hub/core/language/reading';

/** The grammar of both languages takes 27 MB to build, and the queue's functions never read a sentence. */
export async function readingOf(text: string, context: Context): Promise<Understanding> {
  const { understand } = await import('@crocodile-hub/core/language/understand/understand');
  return understand(text, context);
}

/** As the grammar and the trained reader have it: where they differ, it asks. */
export async function readingOfBoth(
  text: string,
  context: Context,
  offers: { readonly offers: boolean },
): Promise<Understanding> {
  const [{ readBoth }, { commandModels }] = await Promise.all([
    import('@crocodile-hub/core/reader/commands/read-both'),
    import('@crocodile-hub/core/reader/commands/load'),
  ]);
  return readBoth(await commandModels(), text, context, offers);
}
