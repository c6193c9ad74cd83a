/** What can be undone now, the newest last: each toast that offers it adds its own while it is shown. */
const offers: (() => void)[] = [];

/** Returns a function that ends the offer. */
export function offerUndo(undo: () => void): () => void {
  offers.push(undo);
  return () => {
    const at = offers.indexOf(undo);
    if (at !== -1) offers.splice(at, 1);
  };
}

export const canUndo = (): boolean => offers.length > 0;

export const undoNewest = (): void => offers.pop()?.();
