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
  // "Show my mail" is of one's own.
  if (talk === 'onlyYourOwn' && !/[א-ת]/.test(message) && !speaksOfOthers.test(message)) return null;
  return probability >= sureOfTalk ? talk : null;
}

/** Whose things are asked for, where they are not one's own. */
const speaksOfOthers =
  /['’]s\b|s['’] |\b(?:his|hers?|him|he|she|they|them|theirs?|someone|somebody|anyone|anybody|everyone|people|else|elses|another|others?|accounts?|passwords?|log|hack|break|spy|snoop|peek|sneak|impersonate|pretend)\b|\b(?:my|our|the|of|a|an) (?:ex|boss|manager|wife|husband|spouse|kids?|child|children|son|daughter|brother|sister|mother|father|mum|mom|dad|friend|partner|colleague|coworker|employee|assistant|neighbou?r|landlord|girlfriend|boyfriend|fianc\S{1,3}|parents?|roommate|flatmate|client|teacher|doctor|team|company|guy|woman|man|grandson|granddaughter|grandchildren|cousin|nephew|niece|uncle|aunt)\b/i;
