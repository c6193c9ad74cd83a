import type { CommandUnderstanding } from '@crocodile-hub/core/language/command-reading';
import type { Context, Understanding } from '@crocodile-hub/core/language/reading';
import type { RuleGuess } from '@crocodile-hub/core/reader/rules/guess-rule';

/** The grammar of both languages takes 27 MB to build, and the queue's functions never read a sentence. */
export async function readingOf(text: string, context: Context): Promise<Understanding> {
  const { understand } = await import('@crocodile-hub/core/language/understand/understand');
  return understand(text, context);
}

/** The same, where a message goes by the channel that the words name. */
export async function readingOnChannels(text: string, context: Context): Promise<CommandUnderstanding> {
  const [{ understand }, { readOnChannels }] = await Promise.all([
    import('@crocodile-hub/core/language/understand/understand'),
    import('@crocodile-hub/core/reader/commands/read-on-channels'),
  ]);
  return readOnChannels(text, (words) => understand(words, context));
}

/** As the grammar and the trained reader have it: where they differ, it asks. What it says is in words to whoever gets it. */
export async function readingOfBoth(
  written: string,
  context: Context,
  offers: { readonly offers: boolean },
): Promise<CommandUnderstanding> {
  const [
    { readBoth },
    { commandModels },
    { readOnChannels },
    { inWordsToThem },
    { withMealHours },
    { withoutStoryTimes },
    { plainlySaid },
    { placedIn },
    { eachRecipient },
    { metOnline },
    { inOtherZone },
  ] = await Promise.all([
    import('@crocodile-hub/core/reader/commands/read-both'),
    import('@crocodile-hub/core/reader/commands/load'),
    import('@crocodile-hub/core/reader/commands/read-on-channels'),
    import('@crocodile-hub/core/reader/commands/asked-text'),
    import('@crocodile-hub/core/reader/commands/meal-hours'),
    import('@crocodile-hub/core/reader/commands/story-times'),
    import('@crocodile-hub/core/reader/told/plainly-said'),
    import('@crocodile-hub/core/reader/told/placed-in'),
    import('@crocodile-hub/core/reader/commands/each-recipient'),
    import('@crocodile-hub/core/reader/commands/online-place'),
    import('@crocodile-hub/core/reader/commands/other-zone'),
  ]);
  const models = await commandModels();
  const text = plainlySaid(written);
  const read = inOtherZone(text, context, (said, there) =>
    metOnline(said, (words) => readOnChannels(words, (each) => readBoth(models, each, there, offers))),
  );
  const timed = withoutStoryTimes(withMealHours(inWordsToThem(read), text, context), text);
  const understood = eachRecipient(timed, text);
  return text === written ? understood : placedIn(written, text, understood);
}

/** What a sentence says as a rule for mail. Nobody is looked up, and nothing is kept. */
export async function readingOfRule(sentence: string): Promise<RuleGuess | null> {
  const [{ guessRule }, { ruleModel }] = await Promise.all([
    import('@crocodile-hub/core/reader/rules/guess-rule'),
    import('@crocodile-hub/core/reader/rules/rule-words'),
  ]);
  return guessRule(await ruleModel(), sentence);
}
