/** Begins the work of an effect, after a pause if there is one. Returns what calls it off. */
export function whileWanted(work: (signal: AbortSignal) => unknown, afterMs?: number): () => void {
  const over = new AbortController();
  const begin = () => void work(over.signal);
  const timer = afterMs === undefined ? begin() : window.setTimeout(begin, afterMs);
  return () => {
    if (timer !== undefined) window.clearTimeout(timer);
    over.abort();
  };
}
