type Waiting = { who: string; begin: () => void };

/**
 * So many may work at once: of all, and of one person. The others wait, each after who came before them, but nobody
 * waits for a turn of somebody who has their share.
 */
export function atOnce(most: { all: number; each: number }) {
  const working = new Map<string, number>();
  let total = 0;
  const waiting: Waiting[] = [];
  const hasShare = (who: string) => (working.get(who) ?? 0) < most.each;

  function count(who: string, change: number): void {
    total += change;
    const left = (working.get(who) ?? 0) + change;
    if (left === 0) working.delete(who);
    else working.set(who, left);
  }

  function letBegin(): void {
    while (total < most.all) {
      const at = waiting.findIndex(({ who }) => hasShare(who));
      const [next] = at === -1 ? [] : waiting.splice(at, 1);
      if (next === undefined) return;
      count(next.who, 1);
      next.begin();
    }
  }

  /** Resolves when it is this one's turn, to what ends the turn. */
  return async function takeTurn(who: string): Promise<() => void> {
    await new Promise<void>((resolve) => {
      waiting.push({ who, begin: resolve });
      letBegin();
    });
    return () => {
      count(who, -1);
      letBegin();
    };
  };
}
