/** A command in Hebrew or English becomes a reading. Pure and deterministic: the clock comes with the context. */
import { assemble } from './assemble.ts';
import { findHead } from './intent/heads.ts';
import type { Context, Reading } from './reading.ts';
import { read } from './sentence.ts';
import { timesOf } from './time/expression.ts';
import { findTimes } from './time/find.ts';
import { respell } from './vocabulary.ts';

export function understand(text: string, context: Context): Reading {
  const sentence = read(text, respell);
  const hasClock = Number.isFinite(Date.parse(context.now));
  const times = hasClock ? findTimes(sentence.tokens) : timesOf([]);
  const head = findHead(sentence.tokens, times);
  return assemble({ sentence, times, head, context });
}
