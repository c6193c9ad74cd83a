import { sureOfTalk, talkReader, type Talk } from '@crocodile-hub/core/reader/talk/talk';
import { chatWords } from './words.ts';

/** In characters: what is longer tells something else too. */
const longest = 240;

/**
 * The answer to what is said to the assistant itself and needs no model; null for any other words. A model is asked for
 * its joke.
 */
export async function smallTalk(
  message: string,
  { hasModel }: { hasModel: boolean },
): Promise<string | null> {
  const talk = await talkOf(message);
  return talk === null || (talk === 'aJoke' && hasModel) ? null : chatWords(message)[talk];
}

export async function talkOf(message: string): Promise<Talk | null> {
  if (message.length > longest) return null;
  const { talk, probability } = (await talkReader())(message);
  return probability >= sureOfTalk ? talk : null;
}
