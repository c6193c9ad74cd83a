import { limits } from '@crocodile-hub/core/domain/limits';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Suggestion } from './suggestions.ts';

type SuggestionBox = {
  id: string;
  isOpen: boolean;
  active: number;
  onFocus: () => void;
  onBlur: () => void;
  /** Arrows, Enter and Escape while the list is open. Returns whether the list used the key. */
  onKey: (event: KeyboardEvent) => boolean;
  pick: (suggestion: Suggestion) => void;
};

/** Opens on focus, and hides a moment after the focus left. Rule hub.box.3. */
export function useSuggestionBox(
  suggestions: readonly Suggestion[],
  { text, isIdle, onPick }: { text: string; isIdle: boolean; onPick: (text: string) => void },
): SuggestionBox {
  const id = useId();
  const [hasFocus, setHasFocus] = useState(false);
  const [chosen, setChosen] = useState({ text, index: -1 });
  // What was chosen beside other words is no choice for these.
  const active = chosen.text === text ? chosen.index : -1;
  const setActive = (index: number) => setChosen({ text, index });
  const hiding = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(hiding.current), []);
  const isOpen = hasFocus && isIdle && suggestions.length > 0;

  const pick = (suggestion: Suggestion) => {
    setActive(-1);
    onPick(suggestion.text);
  };
  const move = (by: number) => {
    const places = suggestions.length + 1;
    // One place more than suggestions: in the field itself no suggestion is chosen.
    setActive(((active + 1 + by + places) % places) - 1);
  };
  return {
    id,
    isOpen,
    active: isOpen ? active : -1,
    pick,
    onFocus: () => {
      window.clearTimeout(hiding.current);
      setHasFocus(true);
    },
    onBlur: () => {
      hiding.current = window.setTimeout(() => {
        setHasFocus(false);
        setActive(-1);
      }, limits.suggestionsHideMs);
    },
    onKey: (event) => {
      if (!isOpen) return false;
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Escape') setHasFocus(false);
      else {
        if (event.key !== 'Enter') return false;
        const suggestion = suggestions[active];
        if (suggestion === undefined) {
          // The words are being sent; the list must not cover what is below.
          if (!event.shiftKey) setHasFocus(false);
          return false;
        }
        pick(suggestion);
      }
      event.preventDefault();
      return true;
    },
  };
}
