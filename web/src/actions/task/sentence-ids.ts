/** The id of a task among those of one sentence: it follows from the first one's. */
export function idInSentence(first: string, index: number): string {
  return index === 0 ? first : `${first}-${index}`;
}

/** Whether two tasks come from one sentence, judged by their ids. */
export function isOfOneSentence(id: string, other: string): boolean {
  return firstOf(id) === firstOf(other);
}

/** Ids of ours end in twelve letters and digits. */
function firstOf(id: string): string {
  return id.replace(/-\d{1,2}$/, '');
}
