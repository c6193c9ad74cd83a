import { type RefObject, useEffect, useRef } from 'react';

/** The slash key leads to the command box from anywhere that is not a field. */
export function useSlashKey(): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const isElsewhere =
        event.target instanceof Element && event.target.closest('input, textarea, [role=dialog]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isElsewhere) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
  return field;
}
