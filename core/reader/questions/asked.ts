import type { Words } from '../../language/questions/pattern.ts';
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
};
