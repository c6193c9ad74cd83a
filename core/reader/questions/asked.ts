import type { Words } from '../../language/questions/pattern.ts';
import type { Question } from '../../language/questions/question.ts';
import type { When } from '../../language/questions/when.ts';
import type { Clockwork } from '../../language/time/clockwork.ts';
import type { Parts } from '../kinds/parts.ts';

/** Nobody asks in more letters, and reading them would keep everybody else waiting. */
export const longestAsked = 240;

/** A sentence with what its words tell. */
export type Asked = {
  readonly text: string;
  readonly words: Words;
  readonly when: When;
  readonly parts: Parts;
  readonly clockwork: Clockwork;
  /** What the person said before, oldest first. */
  readonly earlier: readonly string[];
  /** The question that they asked last, if they did. */
  readonly before: () => Question | null;
};
