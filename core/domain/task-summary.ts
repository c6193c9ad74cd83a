/** Rule tasks.status.1: the summary of a task that ran begins with a check mark, that of a failed one with a cross. */
const marks = { done: '✅', failed: '❌' } as const;

export function markedSummary(outcome: keyof typeof marks, words: string): string {
  return `${marks[outcome]} ${words}`;
}

/** The words alone, for places that mark the outcome themselves. */
export function bareSummary(summary: string): string {
  const mark = Object.values(marks).find((one) => summary.startsWith(one));
  return mark === undefined ? summary : summary.slice(mark.length).trimStart();
}
