import { useEffect, useEffectEvent } from 'react';

/** The letter z takes back what can still be taken back, wherever no field has the focus. */
export function useUndoKey(undoNewest: () => void): void {
  const press = useEffectEvent(undoNewest);
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const isElsewhere =
        event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog]');
      // By place as well as by letter: a Hebrew layout writes another letter with the same key.
      const isKey = event.key.toLowerCase() === 'z' || event.code === 'KeyZ';
      if (!isKey || isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      press();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
}
