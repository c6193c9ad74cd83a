/** What a meeting is read from. */
import type { Head } from '../intent/head.ts';
import type { Contact } from '../reading.ts';
import type { Times } from '../time/expression.ts';
import type { Draft } from './draft.ts';

export type EventInput = {
  readonly draft: Draft;
  readonly head: Head;
  readonly times: Times;
  readonly contacts: readonly Contact[];
  readonly country: string | undefined;
};
