const mostKept = 500;

/** Remembers what a question was answered for a while. Failures are not kept. */
export function kept<T>(
  keptMs: number,
  ask: (question: string) => Promise<T>,
): (question: string) => Promise<T> {
  const answers = new Map<string, { until: number; answer: Promise<T> }>();
  return async (question) => {
    const known = answers.get(question);
    if (known !== undefined && Date.now() < known.until) return await known.answer;
    const answer = ask(question);
    // Stands last from now on; the one asked longest ago stands first.
    answers.delete(question);
    answers.set(question, { until: Date.now() + keptMs, answer });
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
