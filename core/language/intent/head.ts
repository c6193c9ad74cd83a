/** The head of a command: what says which action it is. */
import type { Action, NounClass, VerbClass } from './grammar.ts';

export type Range = { readonly from: number; readonly to: number };

export type HeadVerb = Range & { readonly class: VerbClass };

export type HeadNoun = Range & {
  readonly class: NounClass;
  /**
   * What is made or sent; where it goes ("to my list") or which way ("on whatsapp"): then the content may stand
   * before the noun.
   */
  readonly role: 'object' | 'destination' | 'channel';
};

export type Head = {
  readonly action: Action;
  readonly confidence: number;
  readonly verb: HeadVerb | null;
  readonly noun: HeadNoun | null;
};
