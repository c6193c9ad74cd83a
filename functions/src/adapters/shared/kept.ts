import type { Instant } from '@crocodile-hub/core/contract/time';
import { keepNewest } from '@crocodile-hub/core/domain/keep-newest';

const mostKept = 500;

/** Remembers answers for a while, by question. Failures are not kept. */
export function kept<T>(
  { keptMs, now }: { keptMs: number; now: () => Instant },
  ask: (question: string) => Promise<T>,
): (question: string) => Promise<T> {
  const answers = new Map<string, { until: Instant; answer: Promise<T> }>();
  return async (question) => {
    const known = answers.get(question);
    if (known !== undefined && now() < known.until) return await known.answer;
    const answer = ask(question);
    keepNewest(answers, question, { until: now() + keptMs, answer }, mostKept);
    try {
      return await answer;
    } catch (error) {
      answers.delete(question);
      throw error;
    }
  };
}
