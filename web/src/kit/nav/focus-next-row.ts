const focusable = 'button:not([disabled]), a[href], input, textarea, [tabindex]';

/**
 * A ref of a list: when the row with the focus leaves, the next row gets it, after the last one the row before. The
 * browser would let it fall on the page, and the keyboard would begin at its top again.
 */
export function focusNextRow(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined;
  let focused: Node | null = null;
  const remember = ({ target }: FocusEvent) => {
    focused = target instanceof Node ? target : null;
  };
  // Not for a focus that falls with its row: that row is taken out already, or in this moment.
  const forget = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected === true) focused = null;
    });
  const observer = new MutationObserver((records) => {
    if (document.activeElement !== document.body || focused === null) return;
    const fallen = focused;
    const left = records.find(({ removedNodes }) => [...removedNodes].some((row) => row.contains(fallen)));
    if (left === undefined) return;
    focused = null;
    neighbour(left)?.focus({ focusVisible: true });
  });
  list.addEventListener('focusin', remember);
  list.addEventListener('focusout', forget);
  observer.observe(list, { childList: true });
  return () => {
    observer.disconnect();
    list.removeEventListener('focusin', remember);
    list.removeEventListener('focusout', forget);
  };
}

function neighbour({ nextSibling, previousSibling }: MutationRecord): HTMLElement | undefined {
  return targetIn(nextSibling) ?? targetIn(previousSibling);
}

function targetIn(row: Node | null): HTMLElement | undefined {
  if (!(row instanceof HTMLElement) || !row.isConnected) return undefined;
  return row.matches(focusable) ? row : (row.querySelector<HTMLElement>(focusable) ?? undefined);
}
