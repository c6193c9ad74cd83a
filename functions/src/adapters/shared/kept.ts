import type { Instant } from '@crocodile-hub/core/contract/time';

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
    // Moves the question to the end; the first one is the oldest.
    answers.delete(question);
    answers.set(question, { until: now() + keptMs, answer });
    const [oldest] = answers.keys();
    if (answers.size > mostKept && oldest !== undefined) answers.delete(oldest);
    try {
      return await answer;
    } catch (error) {
      answers.delete(question);
      throw error;
    }
  };
}
