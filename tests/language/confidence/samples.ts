/** Sentences by other authors that may be used, with the features of their reading and whether it is right. */
import { likelihoodOf } from '@crocodile-hub/core/language/confidence/model';
import { needsConfirmation, resolveRecipients } from '@crocodile-hub/core/language/understand/confirm';
import { understand } from '@crocodile-hub/core/language/understand/understand';
import { blindFolders, blindVerdicts, contextFor } from '../blind.ts';
import { languages, type Language } from '../example.ts';

export type Sample = {
  readonly features: readonly number[];
  readonly right: boolean;
  /** Whether it asks first, at any confidence. */
  readonly asks: boolean;
  readonly set: (typeof blindFolders)[number];
  readonly part: 'short' | 'dictated';
  readonly language: Language;
};

/** Readings that act, with one action only. */
export function samples(): readonly Sample[] {
  return blindFolders.flatMap((set) =>
    languages.flatMap((language) =>
      (['short', 'dictated'] as const).flatMap((part) =>
        blindVerdicts(set, part, language).flatMap(({ line, right }) => {
          const look = lookOf(line.text, contextFor(line, language));
          return look === null ? [] : [{ ...look, right, set, part, language }];
        }),
      ),
    ),
  );
}

function lookOf(
  text: string,
  context: Parameters<typeof understand>[1],
): Pick<Sample, 'features' | 'asks'> | null {
  let features: readonly number[] | null = null;
  const observe = (seen: readonly number[]) => {
    features = seen;
  };
  const { actions, ...reading } = understand(text, { ...context, observe });
  if (reading.intent === 'none' || actions.length > 1 || features === null) return null;
  const known = resolveRecipients(reading, []).map((recipient) => ({ ...recipient, doubt: null }));
  const isCapped = reading.confidence < likelihoodOf(features);
  return { features, asks: isCapped || needsConfirmation({ ...reading, confidence: 1 }, known) };
}
